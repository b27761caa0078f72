import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'
import { until } from '../../tests/until.ts'

/** Sends bytes as they are, and gives what comes back until the connection closes. */
async function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const connection = connect(port, '127.0.0.1', () => connection.write(bytes, 'latin1'))
    connection.setEncoding('latin1').on('data', (text) => {
      answer += text
    })
    connection.on('close', () => resolve(answer)).on('error', reject)
  })
}

describe('every answer of the icon service', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  const close = 'Connection: close\r\n\r\n'
  const oddities: [string, () => string, number][] = [
    ['bytes that are no HTTP', () => 'hello there\r\n\r\n', 400],
    ['a greeting in TLS', () => '\x16\x03\x01\x02\x00\x01', 400],
    ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a method that is none', () => 'DRAW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no Host', () => 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['headers without end', () => `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 400],
    [
      'two lengths',
      () =>
        `POST /api/v1/icons HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a broken chunk',
      () =>
        `POST /api/v1/icons HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    ['an address that cannot be decoded', () => `GET /api/v1/models/%zz HTTP/1.1\r\nHost: a\r\n${close}`, 400],
    ['CONNECT', () => 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['OPTIONS *', () => `OPTIONS * HTTP/1.1\r\nHost: a\r\n${close}`, 404],
    ['TRACE', () => `TRACE /healthz HTTP/1.1\r\nHost: a\r\n${close}`, 405],
    [
      'two keys',
      () =>
        `POST /api/v1/icons HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nAuthorization: Bearer ${service.key}\r\nContent-Length: 0\r\n${close}`,
      401,
    ],
    ['an expectation that nobody knows', () => `GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${close}`, 200],
    ['a whole address in the request line', () => `GET http://elsewhere/healthz HTTP/1.1\r\nHost: a\r\n${close}`, 200],
    [
      'a wish for another protocol',
      () => `GET /healthz HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n`,
      200,
    ],
    ['HTTP/1.0', () => 'GET /healthz HTTP/1.0\r\n\r\n', 200],
  ]
  for (const [name, bytes, status] of oddities) {
    it(`has its request id and its guards: ${name} (${status})`, async () => {
      const answer = await exchange(service.port, bytes())
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      match(head, new RegExp(`^HTTP/1.1 ${status} `))
      const requestId = /^x-request-id: (req_[0-9A-Za-z]{24})$/im.exec(head)?.[1] ?? ''
      ok(requestId !== '', head)
      equal(head.match(/^x-request-id/gim)?.length, 1)
      match(head, /^x-content-type-options: nosniff$/im)
      match(head, /^date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/im)
      match(head, /^content-security-policy: default-src 'none'/im)
      match(head, /^cross-origin-opener-policy: same-origin$/im)
      match(head, /^permissions-policy: .*camera=\(\).*geolocation=\(\).*microphone=\(\)/im)
      if (status >= 400) ok(body.includes(requestId), body)
    })
  }

  it('is 404 for paths that nobody knows, whatever the method, the body or the key', async () => {
    for (const [path, method] of [
      ['/nope', 'GET'],
      ['/nope', 'POST'],
      ['/api/v1/icons/', 'POST'],
      ['/api/v2/icons', 'POST'],
      ['/API/v1/models', 'GET'],
      ['/agent/auth', 'POST'],
      ['/nope', 'OPTIONS'],
      ['/favicon.png', 'GET'],
    ] as const) {
      const response = await fetch(service.baseUrl + path, {
        method,
        headers: { 'content-type': 'nonsense' },
        ...(method === 'POST' ? { body: 'x' } : {}),
      })
      const answer = (await response.json()) as { status: number; code: string; request_id: string }
      deepEqual([response.status, answer.status, answer.code], [404, 404, 'invalid_request'], path)
      equal(answer.request_id, response.headers.get('x-request-id'))
    }
  })

  it('names the path that was probably meant, or all there are', async () => {
    const cases: [string, RegExp][] = [
      ['/api/v1/icons/', /Did you mean `POST \/api\/v1\/icons`\?$/],
      ['/api/v1/icon', /Did you mean `POST \/api\/v1\/icons`\?$/],
      ['/api/v2/icons', /Did you mean `POST \/api\/v1\/icons`\?$/],
      ['/v1/models', /Did you mean `GET \/api\/v1\/models`\?$/],
      ['/nope', /There are `POST \/api\/v1\/icons`, .*`GET \/api\/v1\/models\/\{model\}`/],
    ]
    for (const [path, message] of cases) {
      const answer = (await (await fetch(service.baseUrl + path, { method: 'POST' })).json()) as { message: string }
      match(answer.message, message, path)
    }
  })

  it('ignores what stands behind the question mark', async () => {
    equal((await fetch(`${service.baseUrl}/api/v1/models?x=1&y`)).status, 200)
  })

  it('has a request id of its own, whatever the caller sends', async () => {
    const response = await fetch(`${service.baseUrl}/healthz`, { headers: { 'x-request-id': 'mine' } })
    match(response.headers.get('x-request-id') ?? '', /^req_[0-9A-Za-z]{24}$/)
  })

  it('survives a caller that leaves in the middle of a body', async () => {
    const logged = service.log.length
    const connection = connect(service.port, '127.0.0.1')
    connection.end(
      `POST /api/v1/icons HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"pro`,
    )
    await until(() => service.log.slice(logged).some((line) => line.includes('"event":"client-gone"')))
    connection.destroy()
    equal((await service.draw({ concept: 'cloud' })).status, 200)
    ok(!service.log.slice(logged).some((line) => line.includes('"level":"error"')))
  })

  it('lets requests in work end when the service is told to stop', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = await runIconsService({
      draw: async (brief) => {
        await gate.promise
        return { concept: brief.concept ?? '', items: [], usage: null }
      },
    })
    const answer = slow.draw({ concept: 'cloud' })
    await until(() => slow.briefs.length > 0)
    const stopped = slow.stop()
    gate.resolve()
    equal((await answer).status, 502)
    await stopped
  })

  it('stops as planned although somebody never ends a request', async (test) => {
    const service = await runIconsService()
    const connection = connect(service.port, '127.0.0.1').on('error', () => undefined)
    const head = `Host: a\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 100`
    connection.write(`POST /api/v1/icons HTTP/1.1\r\n${head}\r\nExpect: 100-continue\r\n\r\n`)
    await once(connection, 'data')
    test.mock.timers.enable({ apis: ['setTimeout'] })
    const stopped = service.stop()
    const isClosed = once(connection, 'close').then(() => true)
    while (!(await Promise.race([isClosed, turn(false)]))) test.mock.timers.tick(1000)
    test.mock.timers.reset()
    await stopped
  })
})
