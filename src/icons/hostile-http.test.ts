import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'

const good = '{"concept":"cloud"}'

describe('POST /api/v1/icons, attacked over the bare connection', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  interface Heard {
    readonly status: number
    readonly head: string
    readonly body: string
  }

  /**
   * Sends the first piece, each other one when something was heard of those before, and gives all answers until the
   * connection closes. Where the service leaves it open, one more request has it closed: nothing else can come before that
   * one's answer, which is left out.
   */
  async function exchange(first: Buffer | string, ...pieces: (Buffer | string)[]): Promise<Heard[]> {
    const connection = connect(service.port, '127.0.0.1').setEncoding('latin1')
    connection.write(first)
    let text = ''
    let isEnding = false
    for await (const more of connection) {
      text += String(more)
      const next = pieces.shift()
      if (next !== undefined) connection.write(next)
      else if (!isEnding && staysOpen(text)) {
        isEnding = true
        connection.write('GET /api/v1/models HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
      }
    }
    const answers = answersIn(text)
    if (isEnding) match(answers.pop()?.body ?? '', /"object":"list"/)
    return answers
  }

  function answersIn(text: string): Heard[] {
    return text
      .split(/HTTP\/1\.1 (?=\d{3} )/)
      .slice(1)
      .map((one) => {
        const [head = '', ...body] = one.split('\r\n\r\n')
        return { status: Number(head.slice(0, 3)), head, body: body.join('\r\n\r\n') }
      })
  }

  /** The answer to a request that never ends; hangs up when all of it is there. */
  async function answerTo(endless: Buffer): Promise<Heard> {
    const connection = connect(service.port, '127.0.0.1').setEncoding('latin1')
    connection.write(endless)
    let text = ''
    for await (const more of connection) {
      text += String(more)
      const [answer] = answersIn(text)
      const length = /^content-length: (\d+)$/im.exec(answer?.head ?? '')?.[1]
      if (answer !== undefined && answer.body.length === Number(length)) return answer
    }
    throw new Error(`closed before a whole answer: ${text}`)
  }

  /** Whether there is an answer (not a 100) after which the connection goes on. */
  function staysOpen(text: string): boolean {
    const [head] = /HTTP\/1\.1 [2-5]\d\d [\s\S]*?\r\n\r\n/.exec(text) ?? []
    return head !== undefined && !/^connection: close$/im.test(head)
  }

  /** A request; its length is that of the body unless `headers` has one. */
  function post(headers: readonly string[], body: Buffer | string = good, key = service.key): Buffer {
    const knowsLength = headers.some((header) => /^(content-length|transfer-encoding):/i.test(header))
    const lines = [
      'POST /api/v1/icons HTTP/1.1',
      'Host: a',
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      ...headers,
      ...(knowsLength ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ]
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)])
  }

  function holds({ status, head, body }: Heard, wanted: number, message: RegExp): void {
    equal(status, wanted, body)
    const answer = JSON.parse(body) as Record<string, unknown>
    equal(answer['status'], status)
    match(String(answer['message']), message)
    match(head, new RegExp(`^x-request-id: ${String(answer['request_id'])}$`, 'im'))
  }

  const utf16 = Buffer.from(good, 'utf16le')
  const raw = (hex: string): Buffer => Buffer.from(`{"prompt":"${hex}"}`, 'latin1')
  const encodings: [string, Buffer, RegExp][] = [
    ['UTF-16, little end first', utf16, /UTF-16 or UTF-32\. Send JSON in UTF-8\.$/],
    ['UTF-16, big end first', Buffer.from(utf16).swap16(), /UTF-16 or UTF-32\. Send JSON in UTF-8\.$/],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${good}`, 'utf16le'), /not UTF-8\. Send JSON in UTF-8/],
    ['a byte order mark', Buffer.from(`\ufeff${good}`), /byte order mark; leave it out/],
    ['Latin-1', raw('caf\xe9'), /not UTF-8\. Send JSON/],
    ['an overlong slash', raw('\xc0\xaf'), /not UTF-8\. Send JSON/],
    ['half of a surrogate pair', raw('\xed\xa0\x80'), /not UTF-8\. Send JSON/],
    ['a character beyond Unicode', raw('\xf4\x90\x80\x80'), /not UTF-8\. Send JSON/],
    ['half a character at the end', Buffer.from([0x22, 0xe2, 0x82]), /not UTF-8\. Send JSON/],
    ['gzip that nobody announced', gzipSync(good), /not UTF-8\. Send JSON in UTF-8, not compressed/],
    ['a zero byte', raw('\0'), /A string cannot hold a line break or another control character/],
  ]
  for (const [name, body, message] of encodings)
    it(`refuses ${name}`, async () => {
      const [answer] = await exchange(post([], body))
      ok(answer)
      holds(answer, 400, message)
    })

  it('lets a body come only when all before it is good: Expect: 100-continue', async () => {
    const asking = (length: number, key?: string): Buffer =>
      post(['Expect: 100-continue', `Content-Length: ${length}`], '', key)
    deepEqual(
      (await exchange(asking(good.length), good)).map(({ status }) => status),
      [100, 200],
    )
    const refused = [asking(good.length, 'wrong'), asking(24 * 1024 * 1024 + 1)]
    for (const [at, bytes] of refused.entries()) {
      const answers = await exchange(bytes)
      deepEqual(
        answers.map(({ status }) => status),
        [[401], [400]][at],
      )
      match(answers[0]?.head ?? '', /^connection: close$/im)
    }
  })
  it('refuses a body whose length says that it is too large, without waiting for it', async () => {
    const answer = await answerTo(post(['Content-Length: 1000000000000'], 'x'))
    holds(answer, 400, /at most 24 MiB \(25165824 bytes\): send fewer or smaller pictures\.$/)
  })
  it('takes 24 MiB in chunks without a length, and not a byte more', async () => {
    for (const [size, status] of [
      [24 * 1024 * 1024, 200],
      [24 * 1024 * 1024 + 1, 400],
    ] as const) {
      const chunk = Buffer.from(good.padEnd(size))
      const body = Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), chunk, Buffer.from('\r\n0\r\n\r\n')])
      const [answer] = await exchange(post(['Transfer-Encoding: chunked'], body))
      equal(answer?.status, status)
    }
  })
  it('answers a whole request before it closes on what is malformed behind it', async () => {
    for (const more of ['garbage\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\0\0\0']) {
      const answers = await exchange(Buffer.concat([post([]), Buffer.from(more)]))
      deepEqual(
        answers.map(({ status }) => status),
        [200],
        more,
      )
      match(answers[0]?.head ?? '', /^connection: close$/im)
      const [streamed] = await exchange(
        Buffer.concat([post([], '{"concept":"cloud","stream":true}'), Buffer.from(more)]),
      )
      match(streamed?.body ?? '', /event: draw\.completed/)
    }
  })
  it('answers pipelined requests in turn', async () => {
    const bodies = [good, '{', '{"concept":"cloud","n":3}', good]
    const answers = await exchange(Buffer.concat(bodies.map((body) => post([], body))))
    deepEqual(
      answers.map(({ status }) => status),
      [200, 400, 400, 200],
    )
    equal(new Set(answers.map(({ head }) => /req_\w+/.exec(head)?.[0])).size, 4)
  })

  const targets: [string, number, RegExp][] = [
    ['/api/v1/icons?x=%zz&__proto__[a]=1', 200, /./],
    ['/api/v1/icons?key=a#part', 200, /./],
    ['http://elsewhere.example/api/v1/icons', 200, /./],
    ['HTTPS://elsewhere.example:1/api/v1/icons', 200, /./],
    ['/api/v1/%69cons', 200, /./],
    ['/api/v1%2Ficons', 404, /There are `POST \/api\/v1\/icons`/],
    ['/api/v1/%2569cons', 404, /There are /],
    ['/api/v1/icons%00', 404, /nothing at this path/],
    ['/api/v1/icons;a=1', 404, /nothing at this path/],
    ['/api/v1/../v1/icons', 404, /nothing at this path/],
    ['//elsewhere.example/api/v1/icons', 404, /nothing at this path/],
    ['/api/v1/Icons', 404, /Did you mean `POST \/api\/v1\/icons`\?$/],
    ['/api/v1/%ff%fe', 400, /write a bare % as %25/],
    ['/api/v1/%', 400, /write a bare % as %25/],
    [`/${'a'.repeat(15_000)}`, 404, /There are /],
    [`/${'%61'.repeat(5000)}`, 404, /There are /],
    [`/${'a'.repeat(20_000)}`, 400, /larger than 16 KiB together; send fewer or shorter ones\.$/],
  ]
  for (const [target, status, message] of targets)
    it(`answers ${status} at ${target.slice(0, 40)}`, async () => {
      const request = post([]).toString().replace('/api/v1/icons', target)
      const answers = await exchange(request)
      equal(answers.length, 1)
      const [answer] = answers
      ok(answer)
      if (status === 200) equal(answer.status, 200, answer.body)
      else holds(answer, status, message)
    })

  const malformed: [string, readonly string[], Buffer | string][] = [
    ['two lengths', ['Content-Length: 3', 'Content-Length: 19'], good],
    ['a length that is no number', ['Content-Length: -5'], good],
    ['a length beyond all numbers', ['Content-Length: 99999999999999999999999'], good],
    ['a length beside chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['a length in the trailer', ['Transfer-Encoding: chunked'], '0\r\nContent-Length: 5\r\n\r\n'],
    ['a flood of chunk extensions', ['Transfer-Encoding: chunked'], `13;${'a'.repeat(20_000)}\r\n${good}\r\n0\r\n\r\n`],
    ['a coding that is not known', ['Transfer-Encoding: identity'], good],
    ['a coding before the chunks', ['Transfer-Encoding: gzip, chunked'], `13\r\n${good}\r\n0\r\n\r\n`],
    ['a folded header', ['X-A: b\r\n c'], good],
    ['a blank before a colon', ['X-A : b'], good],
    ['a zero byte in a header', ['X-A: b\0c'], good],
    ['a second Host', ['Host: b'], good],
    ['a flood of headers', Array.from({ length: 2000 }, (_, i) => `x${i}: y`), good],
  ]
  for (const [name, headers, body] of malformed)
    it(`refuses ${name}`, async () => {
      const answers = await exchange(post(headers, body))
      equal(answers.length, 1)
      const [answer] = answers
      ok(answer)
      holds(answer, 400, /: |;|must (be|have) /)
    })

  it('is drawn nothing by any of them, and says nothing of an error of ours', async () => {
    const before = service.briefs.length
    for (const [, headers, body] of malformed) await exchange(post(headers, body))
    equal(service.briefs.length, before)
    ok(!service.log.some((line) => /"level":"(warn|error)"/.test(line)))
  })
})
