import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dnsServers, type TestServer } from '../../../tests/dns-server.ts'
import { checkDomain } from './check-domain.ts'
import type { DnsSettings, DomainCheck, DomainSighting } from './domain-check.ts'

const VALUE = 'token=0123456789abcdef0123456789abcdef expiry=never'
const TARGET = {
  cname: 'x7k2.hosting.test',
  addresses: { a: ['192.0.2.80', '192.0.2.81'], aaaa: ['2001:db8::80'] },
} as const

const PARENT = '127.0.0.1'
const CHILD = '127.0.0.2'
const OTHER = '127.0.0.3'

function checkOf(hostname: string): DomainCheck {
  return { hostname, challenge: { name: `_burin-challenge.${hostname}`, value: VALUE }, target: TARGET }
}

/** The root, which gives `customer.test` to one server, and what that says. */
function scene(records: readonly string[], more: readonly string[] = []): TestServer[] {
  const root = ['customer.test NS ns.customer.test.', `ns.customer.test A ${CHILD}`, ...more]
  return [
    { address: PARENT, zones: [{ apex: '', records: root }] },
    { address: CHILD, zones: [{ apex: 'customer.test', records: [...records] }] },
  ]
}

async function look(
  hostname: string,
  servers: readonly TestServer[],
  settings: Partial<DnsSettings> = {},
): Promise<DomainSighting & { asked: readonly string[] }> {
  await using running = await dnsServers(servers)
  const start = [{ address: PARENT, port: running.port }]
  const defaults = { start, port: running.port, allowsPrivateServers: true, issuers: ['letsencrypt.org'] }
  const sighting = await checkDomain({ ...defaults, timeoutMs: 60_000, ...settings }, checkOf(hostname))
  return { ...sighting, asked: [...running.asked] }
}

const OWN = `_burin-challenge.shop TXT "${VALUE}"`
const ROUTED = 'shop CNAME x7k2.hosting.test.'

describe('a domain with all its records', () => {
  const good: [string, string, string[]][] = [
    ['by a CNAME', 'shop.customer.test', [OWN, ROUTED]],
    ['by several CNAMEs', 'shop.customer.test', [OWN, 'shop CNAME a', 'a CNAME b', 'b CNAME x7k2.hosting.test.']],
    ['by addresses', 'shop.customer.test', [OWN, 'shop A 192.0.2.80', 'shop A 192.0.2.81', 'shop AAAA 2001:db8:0::80']],
    ['by an alias that ends at addresses of ours', 'shop.customer.test', [OWN, 'shop CNAME a', 'a A 192.0.2.80']],
    ['by a DNAME', 'shop.customer.test', [OWN, 'shop CNAME a.old', 'old DNAME new', 'a.new CNAME x7k2.hosting.test.']],
    ['at the top of its zone', 'customer.test', [`_burin-challenge TXT "${VALUE}"`, '@ A 192.0.2.80']],
    ['in capital letters', 'shop.customer.test', [OWN, 'shop CNAME X7K2.Hosting.TEST.']],
    [
      'with texts of others, in pieces',
      'shop.customer.test',
      [
        ROUTED,
        '_burin-challenge.shop TXT "v=spf1 -all"',
        `_burin-challenge.shop TXT "${VALUE.slice(0, 9)}" "${VALUE.slice(9)}"`,
      ],
    ],
    ['in quotation marks of a form', 'shop.customer.test', [ROUTED, OWN.replace(VALUE, ` ${VALUE} `)]],
    [
      'with a challenge that is an alias',
      'shop.customer.test',
      [ROUTED, '_burin-challenge.shop CNAME proof', `proof TXT "${VALUE}"`],
    ],
    [
      'with a CAA record for us',
      'shop.customer.test',
      [OWN, ROUTED, '@ CAA 0 issue "ca.test"', '@ CAA 0 issue "LetsEncrypt.org; validationmethods=http-01"'],
    ],
    [
      'with CAA records that name nobody',
      'shop.customer.test',
      [OWN, ROUTED, '@ CAA 0 iodef "mailto:a@customer.test"'],
    ],
    [
      'with a CAA record further up that does not count',
      'shop.customer.test',
      [OWN, 'shop A 192.0.2.80', 'shop CAA 0 issue "letsencrypt.org"', '@ CAA 0 issue "ca.test"'],
    ],
  ]
  for (const [title, hostname, records] of good)
    test(title, async () => {
      const { asked: _, ...sighting } = await look(hostname, scene(records))
      assert.equal(sighting.problem, null)
      assert.ok(sighting.ownership.ok && sighting.isRouted && !sighting.isTransient)
    })
})

describe('each problem has a name, and says which record to write where', () => {
  const wrong: [string, string, RegExp, string[], string?][] = [
    [
      'nothing at the challenge',
      'txt_missing',
      /no TXT record at _burin-challenge\.shop\.customer\.test: write one there with the value "token=0123456789abcdef0123456789abcdef expiry=never"/,
      [ROUTED],
    ],
    [
      'the zone added twice',
      'txt_missing',
      /is at _burin-challenge\.shop\.customer\.test\.customer\.test, .* which is "_burin-challenge\.shop" in such a form/,
      [ROUTED, `_burin-challenge.shop.customer.test TXT "${VALUE}"`],
    ],
    [
      'another token',
      'txt_mismatch',
      /is "token=old expiry=never": write one there with the value "token=0123/,
      [ROUTED, '_burin-challenge.shop TXT "token=old expiry=never"'],
    ],
    [
      'no way to us',
      'routing_missing',
      /shop\.customer\.test leads nowhere: write a CNAME record at shop\.customer\.test with the value x7k2\.hosting\.test/,
      [OWN],
    ],
    [
      'no way to us at the top',
      'routing_missing',
      /write an A record at customer\.test with the value 192\.0\.2\.80 and one with 192\.0\.2\.81, and an AAAA record with 2001:db8::80/,
      [`_burin-challenge TXT "${VALUE}"`],
      'customer.test',
    ],
    ['only IPv6', 'routing_missing', /visitors with IPv6 alone/, [OWN, 'shop AAAA 2001:db8::80']],
    [
      'an address of others',
      'a_foreign',
      /A record at shop\.customer\.test leads to 198\.51\.100\.7, which is not ours: remove it, and write a CNAME/,
      [OWN, 'shop A 198.51.100.7'],
    ],
    [
      'one address of others beside ours',
      'a_foreign',
      /leads to 198\.51\.100\.7,/,
      [OWN, 'shop A 192.0.2.80', 'shop A 198.51.100.7'],
    ],
    [
      'an alias to others',
      'a_foreign',
      /CNAME record at shop\.customer\.test leads by old to|by old\.customer\.test to 198\.51\.100\.7/,
      [OWN, 'shop CNAME old', 'old A 198.51.100.7'],
    ],
    [
      'a stale AAAA',
      'aaaa_foreign',
      /AAAA record at shop\.customer\.test leads to 2001:db8::bad, .*: remove it, or write 2001:db8::80/,
      [OWN, 'shop A 192.0.2.80', 'shop AAAA 2001:db8::bad'],
    ],
    [
      'an alias to nothing',
      'cname_dangling',
      /leads to gone\.customer\.test, which has no address: write a CNAME/,
      [OWN, 'shop CNAME gone'],
    ],
    [
      'an alias to a domain that is not there',
      'cname_dangling',
      /leads to shop\.nowhere\.test, which/,
      [OWN, 'shop CNAME shop.nowhere.test.'],
    ],
    ['aliases in a circle', 'cname_loop', /leads in a circle.*write a CNAME/, [OWN, 'shop CNAME a', 'a CNAME shop']],
    ['an alias to itself', 'cname_loop', /circle/, [OWN, 'shop CNAME shop']],
    [
      'certificates of another authority only',
      'caa_blocks',
      /CAA records at customer\.test let ca\.test make certificates, and not us: write one more at customer\.test with the value 0 issue "letsencrypt\.org"/,
      [OWN, ROUTED, '@ CAA 0 issue "ca.test"'],
    ],
    ['certificates of nobody', 'caa_blocks', /let nobody make/, [OWN, 'shop A 192.0.2.80', 'shop CAA 0 issue ";"']],
    [
      'a critical tag that nobody knows',
      'caa_blocks',
      /tag odd is marked as critical/,
      [OWN, ROUTED, '@ CAA 128 odd "x"'],
    ],
    [
      'a proxy before it',
      'proxied',
      /the proxy of Cloudflare \(104\.16\.1\.1\).*turn the proxy off/,
      [OWN, 'shop A 104.16.1.1', 'shop AAAA 2606:4700::1'],
    ],
  ]
  for (const [title, code, sentence, records, hostname = 'shop.customer.test'] of wrong)
    test(`${code}: ${title}`, async () => {
      const sighting = await look(hostname, scene(records))
      assert.equal(sighting.problem?.code, code, sighting.problem?.sentence ?? 'nothing wrong')
      assert.match(sighting.problem?.sentence ?? '', sentence)
      assert.equal(sighting.isTransient, false)
      assert.equal(sighting.isRouted, code === 'caa_blocks' || code.startsWith('txt'))
    })

  test('public_suffix: no server is asked', async () => {
    const { problem, asked } = await look('co.uk', scene([]))
    assert.equal(problem?.code, 'public_suffix')
    assert.deepEqual(asked, [])
  })

  test('not_delegated: a domain that the zone above does not have', async () => {
    const { problem, isTransient } = await look('shop.nowhere.test', scene([]))
    assert.equal(problem?.code, 'not_delegated')
    assert.match(problem?.sentence ?? '', /nowhere\.test is given to no name servers/)
    assert.equal(isTransient, false)
  })

  for (const rcode of [2, 5])
    test(`servfail: servers that answer ${rcode === 2 ? 'SERVFAIL' : 'REFUSED'} are asked again later`, async () => {
      const [parent, child] = scene([OWN, ROUTED])
      assert.ok(parent && child)
      child.twist = (bytes) => withRcode(bytes, rcode)
      const { problem, isTransient } = await look('shop.customer.test', [parent, child])
      assert.equal(problem?.code, 'servfail')
      assert.match(problem?.sentence ?? '', /127\.0\.0\.2: (SERVFAIL|REFUSED)\)/)
      assert.equal(isTransient, true)
    })

  test('servfail: certificates that cannot be asked about change nothing', async () => {
    const [parent, child] = scene([OWN, ROUTED])
    assert.ok(parent && child)
    child.twist = (bytes, { query }) => (query.questions?.[0]?.type === 'CAA' ? withRcode(bytes, 2) : bytes)
    const sighting = await look('shop.customer.test', [parent, child])
    assert.equal(sighting.problem?.code, 'servfail')
    assert.ok(sighting.ownership.ok && sighting.isRouted && sighting.isTransient)
  })
})

function withRcode(bytes: Buffer, rcode: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[3] = ((changed[3] ?? 0) & 0xf0) | rcode
  return changed
}

describe('several name servers', () => {
  const both = [
    'customer.test NS ns.customer.test.',
    'customer.test NS ns2.customer.test.',
    `ns.customer.test A ${CHILD}`,
    `ns2.customer.test A ${OTHER}`,
  ]
  const parent: TestServer = { address: PARENT, zones: [{ apex: '', records: both }] }
  const child = (address: string, records: string[], twist?: TestServer['twist']): TestServer => ({
    address,
    zones: [{ apex: 'customer.test', records }],
    ...(twist === undefined ? {} : { twist }),
  })

  test('one that never answers, and one that refuses, do not matter beside one that answers', async () => {
    for (const twist of [() => null, (bytes: Buffer) => withRcode(bytes, 5)]) {
      const sighting = await look('shop.customer.test', [parent, child(CHILD, [], twist), child(OTHER, [OWN, ROUTED])])
      assert.equal(sighting.problem, null)
    }
  })

  test('a challenge that one of them has already is there', async () => {
    const servers = [parent, child(CHILD, [ROUTED, '_burin-challenge.shop TXT "old"']), child(OTHER, [ROUTED, OWN])]
    assert.equal((await look('shop.customer.test', servers)).problem, null)
  })

  test('addresses that the referral lacks are asked for', async () => {
    const root = [
      'customer.test NS ns.elsewhere.test.',
      'elsewhere.test NS ns.customer2.test.',
      `ns.customer2.test A ${OTHER}`,
    ]
    const servers: TestServer[] = [
      { address: PARENT, zones: [{ apex: '', records: root }] },
      child(CHILD, [OWN, ROUTED]),
      { address: OTHER, zones: [{ apex: 'elsewhere.test', records: [`ns A ${CHILD}`] }] },
    ]
    assert.equal((await look('shop.customer.test', servers)).problem, null)
  })
})

test('an abort of the caller rejects', async () => {
  const [parent, child] = scene([OWN, ROUTED])
  assert.ok(parent && child)
  const leaving = new AbortController()
  child.twist = () => {
    leaving.abort(new Error('left'))
    return null
  }
  await using running = await dnsServers([parent, child])
  const { port } = running
  const settings = {
    start: [{ address: PARENT, port }],
    port,
    allowsPrivateServers: true,
    issuers: [],
    timeoutMs: 60_000,
  }
  await assert.rejects(checkDomain(settings, checkOf('shop.customer.test'), leaving.signal), /left/)
})
