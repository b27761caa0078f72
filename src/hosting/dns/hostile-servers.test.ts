import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import { decode, encode } from 'dns-packet'
import { dnsServers, type TestServer } from '../../../tests/dns-server.ts'
import { checkDomain } from './check-domain.ts'
import type { DnsSettings, DomainSighting } from './domain-check.ts'
import { isPublicAddress } from './public-address.ts'

const VALUE = 'token=0123456789abcdef0123456789abcdef expiry=never'
const OWN = `_burin-challenge.shop TXT "${VALUE}"`
const ROUTED = 'shop CNAME x7k2.hosting.test.'
const DELEGATED = ['customer.test NS ns.customer.test.', 'ns.customer.test A 127.0.0.2']
const CHECK = {
  hostname: 'shop.customer.test',
  challenge: { name: '_burin-challenge.shop.customer.test', value: VALUE },
  target: { cname: 'x7k2.hosting.test', addresses: { a: ['192.0.2.80'], aaaa: [] } },
}

type Seen = DomainSighting & { readonly asked: readonly string[] }

async function look(
  {
    root = DELEGATED,
    records = [OWN, ROUTED],
    twist,
    twistRoot,
    more = [],
  }: {
    root?: string[]
    records?: string[]
    twist?: NonNullable<TestServer['twist']>
    twistRoot?: NonNullable<TestServer['twist']>
    more?: TestServer[]
  },
  settings: Partial<DnsSettings> = {},
): Promise<Seen> {
  await using running = await dnsServers([
    { address: '127.0.0.1', zones: [{ apex: '', records: root }], ...(twistRoot && { twist: twistRoot }) },
    { address: '127.0.0.2', zones: [{ apex: 'customer.test', records }], ...(twist && { twist }) },
    ...more,
  ])
  const { port, asked } = running
  const start = [{ address: '127.0.0.1', port }]
  const usual: DnsSettings = {
    start,
    port,
    allowsPrivateServers: true,
    issuers: ['letsencrypt.org'],
    timeoutMs: 60_000,
  }
  const sighting = await checkDomain({ ...usual, ...settings }, CHECK)
  return { ...sighting, asked: [...asked] }
}

function isLater({ problem, isTransient }: Seen, why: RegExp): void {
  assert.equal(problem?.code, 'servfail')
  assert.match(problem.sentence, why)
  assert.equal(isTransient, true)
}

describe('what is no answer is asked for later', () => {
  test('no answer at all, within the time that a look has', async () => {
    isLater(await look({ twist: () => null }, { timeoutMs: 200 }), /no answer in time/)
  })
  test('an answer to another question', async () => {
    const otherId = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([~(bytes[0] ?? 0) & 255]), bytes.subarray(1)])
    isLater(await look({ twist: otherId }, { timeoutMs: 200 }), /no answer in time/)
  })
  test('garbage', async () => {
    isLater(await look({ twist: () => randomBytes(200) }, { timeoutMs: 200 }), /no answer in time/)
  })
  test('garbage behind the right head, names that lead to themselves, records that are not there', async () => {
    for (const rest of [randomBytes(100), Buffer.from([0xc0, 0x0c]), Buffer.alloc(0)]) {
      const twist = (bytes: Buffer): Buffer => Buffer.concat([bytes.subarray(0, 12), rest])
      isLater(await look({ twist }, { timeoutMs: 200 }), /no answer in time/)
    }
    const circle = (bytes: Buffer): Buffer => {
      const looped = Buffer.concat([bytes, Buffer.from([0xc0, bytes.length, 0, 16, 0, 1, 0, 0, 0, 5, 0, 0])])
      looped.writeUInt16BE(looped.readUInt16BE(6) + 1, 6)
      return looped
    }
    isLater(await look({ twist: circle }, { timeoutMs: 200 }), /no answer in time/)
  })
  test('an answer by TCP that is garbage, too large, cut short, or never comes', async () => {
    const cut = (bytes: Buffer): Buffer => {
      const short = Buffer.from(bytes)
      short[2] = (short[2] ?? 0) | 2
      return short
    }
    const by =
      (tcp: Buffer | null) =>
      (bytes: Buffer, { isTcp }: { isTcp: boolean }) =>
        isTcp ? tcp : cut(bytes)
    isLater(await look({ twist: by(randomBytes(100)) }), /no readable answer/)
    isLater(await look({ twist: by(Buffer.alloc(60_000)) }), /too large an answer/)
    isLater(await look({ twist: by(null) }, { timeoutMs: 200 }), /no answer in time/)
  })
  test('more records than a zone has need of', async () => {
    const many = (count: number): string[] =>
      Array.from({ length: count }, (_, at) => `customer.test NS n${at}.evil.test.`)
    isLater(await look({ root: many(3_000) }), /too large an answer/)
    isLater(await look({ root: many(401) }), /answer/)
  })
})

describe('servers that make work', () => {
  test('300 name servers without addresses cost few questions', async () => {
    const root = Array.from({ length: 300 }, (_, at) => `customer.test NS n${at}.evil${at}.test.`)
    const { problem, asked } = await look({ root })
    assert.equal(problem?.code, 'not_delegated')
    assert.ok(asked.length < 60, `${asked.length}`)
  })
  test('name servers in zones of name servers, over and over, cost few questions', async () => {
    const root = Array.from({ length: 30 }, (_, at) =>
      [0, 1, 2].map((n) => `${at === 0 ? 'customer' : `z${at}`}.test NS n${n}.z${at + 1}.test.`),
    )
    const { problem, asked, isTransient } = await look({ root: root.flat() })
    assert.equal(problem?.code, 'servfail')
    assert.ok(isTransient)
    assert.ok(asked.length <= 200, `${asked.length}`)
  })
  test('a thousand aliases are followed as far as a dozen, also where the last leads to us', async () => {
    const aliases = (count: number): string[] => [
      'shop CNAME a1',
      ...Array.from({ length: count - 2 }, (_, at) => `a${at + 1} CNAME a${at + 2}`),
      `a${count - 1} CNAME x7k2.hosting.test.`,
    ]
    const { problem, asked } = await look({ records: [OWN, ...aliases(1_000)] })
    assert.equal(problem?.code, 'cname_loop')
    assert.ok(asked.length < 60, `${asked.length}`)
    assert.equal((await look({ records: [OWN, ...aliases(12)] })).problem, null)
    assert.equal((await look({ records: [OWN, ...aliases(14)] })).problem?.code, 'cname_loop')
  })
})

describe('addresses of our own network', () => {
  test('are not asked, whether the referral has them or a name leads to them', async () => {
    for (const root of [
      DELEGATED,
      ['customer.test NS ns.evil.test.', 'ns.evil.test A 127.0.0.2'],
      ['customer.test NS ns.evil.test.', 'evil.test NS ns.customer.test.', 'ns.evil.test AAAA ::1'],
    ]) {
      const { problem, asked } = await look({ root }, { allowsPrivateServers: false })
      assert.equal(problem?.code, 'not_delegated', problem?.sentence ?? '')
      assert.deepEqual(
        asked.filter((one) => one.startsWith('127.0.0.2')),
        [],
      )
    }
  })
  test('are told apart from those of the internet', () => {
    for (const address of '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 ::1 :: ::ffff:10.0.0.1 ::ffff:8.8.8.8 fe80::1 fc00::1 fd12::1 ff02::1 64:ff9b::a00:1 2001::1 2001:db8::1 2002:a00:1::1'.split(
      ' ',
    ))
      assert.equal(isPublicAddress(address), false, address)
    for (const address of '8.8.8.8 172.32.0.1 100.128.0.1 198.20.0.1 223.255.255.255 2606:4700::1 2a00:1450::1 2001:4860::8888'.split(
      ' ',
    ))
      assert.equal(isPublicAddress(address), true, address)
  })
})

test('a server is not believed about addresses outside of its zones', async () => {
  const root = [...DELEGATED, 'ns.other.test A 127.0.0.4']
  const records = [
    'shop NS ns.other.test.',
    'ns.other.test. A 127.0.0.3',
    '_burin-challenge NS ns.other.test.',
    '_burin-challenge.shop NS ns.other.test.',
  ]
  const at = (address: string): TestServer => ({
    address,
    zones: [{ apex: 'shop.customer.test', records: [`_burin-challenge TXT "${VALUE}"`, '@ A 192.0.2.80'] }],
  })
  const { problem, asked } = await look({ root, records, more: [at('127.0.0.3'), at('127.0.0.4')] })
  assert.equal(problem, null)
  assert.ok(asked.some((one) => one.startsWith('127.0.0.4')))
  assert.deepEqual(
    asked.filter((one) => one.startsWith('127.0.0.3')),
    [],
  )
})

describe('servers with habits', () => {
  test('what does not fit a datagram comes by TCP', async () => {
    const filler = Array.from({ length: 60 }, (_, at) => `_burin-challenge.shop TXT "filler ${at} ${'x'.repeat(80)}"`)
    const { problem, ownership, asked } = await look({ records: [...filler, OWN, ROUTED] })
    assert.equal(problem, null)
    assert.equal(ownership.found.length, 20)
    assert.ok(asked.some((one) => one.startsWith('127.0.0.2 tcp TXT')))
  })
  test('one that repeats names in small letters is asked by TCP, where nobody can forge', async () => {
    const small = (bytes: Buffer, { isTcp }: { isTcp: boolean }): Buffer => {
      const packet = decode(bytes)
      const questions = packet.questions?.map((question) => ({ ...question, name: question.name.toLowerCase() }))
      return isTcp ? bytes : encode({ ...packet, type: 'response', questions })
    }
    assert.equal((await look({ twist: small })).problem, null)
  })
  test('one that knows no extensions is asked without', async () => {
    const formerr = (bytes: Buffer, { query }: { query: { additionals?: readonly unknown[] | undefined } }): Buffer => {
      if (query.additionals?.length === 0) return bytes
      const refused = Buffer.from(bytes)
      refused[3] = 1
      return refused
    }
    assert.equal((await look({ twist: formerr })).problem, null)
  })
})
