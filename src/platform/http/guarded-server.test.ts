import { equal, match, notEqual } from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import { answerMalformed, guardedServer } from './guarded-server.ts'
import type { Guard, Patience } from './guarded-server.ts'

const LONG: Patience = { headersMs: 60_000, requestMs: 60_000, idleMs: 60_000, takingMs: 60_000, checkEveryMs: 10 }

/** Counted from the beginning of a connection, whose request may be slow to come on a busy machine. */
const TAKING_MS = 1000

const guard: Guard = {
  begin: (_request, response) => void response.setHeader('x-guarded', 'yes'),
  refuse: (problem, request) => ({
    status: 400,
    reason: 'Bad Request',
    headers: { 'x-guarded': 'yes', 'x-path': request?.url ?? 'unknown' },
    body: problem,
  }),
}

describe('guardedServer', () => {
  let server: Server
  let asked = 0
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  /** A server that reads bodies and answers `done`, and a connection to it. */
  async function connected(patience: Patience, mostOfNetwork = 0, answers = Promise.resolve()): Promise<Socket> {
    server = guardedServer(
      guard,
      (request, response) => {
        asked += 1
        request.resume().on('end', () => void answers.then(() => response.end('done')))
      },
      patience,
      mostOfNetwork,
    )
    server.on('clientError', (error, connection) => answerMalformed(guard, error, connection))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
  }

  async function untilClosed(connection: Socket): Promise<string> {
    let answer = ''
    connection.on('data', (text) => {
      answer += String(text)
    })
    await once(connection, 'close')
    return answer
  }

  it('ends a connection on which request follows request without an answer', async () => {
    const gate = Promise.withResolvers<void>()
    const connection = await connected(LONG, 0, gate.promise)
    connection.on('error', () => undefined)
    const before = asked
    connection.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500))
    equal(await untilClosed(connection), '')
    equal(asked - before, 16, 'the others are not even looked at')
    gate.resolve()
  })
  it('takes as many requests on a connection as are answered', async () => {
    const connection = await connected(LONG)
    connection.write(
      `${'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(15)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
    equal((await untilClosed(connection)).split('HTTP/1.1 200').length - 1, 16)
    const other = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
    for (let count = 0; count < 40; count++) {
      other.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
      await once(other, 'data')
    }
    other.destroy()
  })
  it('lets one network have so many connections, and more when one is closed', async () => {
    const first = await connected(LONG, 2)
    const { port } = server.address() as AddressInfo
    const ask = async (connection: Socket): Promise<string> => {
      connection.on('error', () => undefined)
      connection.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
      const [text = ''] = (await Promise.race([once(connection, 'data'), once(connection, 'close')])) as unknown[]
      return String(text).slice(0, 12)
    }
    const another = (from: string): Socket =>
      connect({ port, host: '127.0.0.1', localAddress: from }).setEncoding('latin1')
    equal(await ask(first), 'HTTP/1.1 200')
    equal(await ask(another('127.0.0.1')), 'HTTP/1.1 200')
    notEqual(await ask(another('127.0.0.1')), 'HTTP/1.1 200')
    equal(await ask(another('127.0.0.2')), 'HTTP/1.1 200', 'of another network')
    first.destroy()
    while ((await ask(another('127.0.0.1'))) !== 'HTTP/1.1 200');
  })
  it('ends a connection whose headers do not come', async () => {
    const connection = await connected({ ...LONG, headersMs: 30 })
    connection.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    const answer = await untilClosed(connection)
    match(answer, /^HTTP\/1\.1 400 [^]*x-path: unknown[^]*did not arrive in time: send it again/)
  })
  it('closes a connection on which nothing comes at all, without a word: browsers would take it for their answer', async () => {
    const connection = await connected({ ...LONG, headersMs: 30 })
    equal(await untilClosed(connection), '')
  })
  it('waits for the next request longer than for one that has begun, and without a word', async () => {
    const connection = await connected({ ...LONG, headersMs: 30, requestMs: 30, idleMs: 300 })
    connection.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    equal((await untilClosed(connection)).split('HTTP/1.1').length - 1, 1)
  })
  it('ends a connection whose body does not come', async () => {
    const connection = await connected(LONG)
    equal(server.requestTimeout, LONG.requestMs)
    connection.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc')
    await once(server, 'request')
    // On a busy machine the headers may take longer than a test would wait for the body.
    Object.assign(server, { headersTimeout: 30, requestTimeout: 60 })
    const answer = await untilClosed(connection)
    match(answer, /^HTTP\/1\.1 400 [^]*x-path: \/slow[^]*did not arrive in time: send it again/)
  })
  it('closes a connection on which nothing more is asked, without a word', async () => {
    const connection = await connected({ ...LONG, idleMs: 30 })
    connection.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const answer = await untilClosed(connection)
    match(answer, /^HTTP\/1\.1 200 OK[^]*x-guarded: yes[^]*done/)
    equal(answer.match(/HTTP\/1\.1/g)?.length, 1)
  })
  it('ends a connection whose reader takes nothing of its answer', async () => {
    const closed = Promise.withResolvers<boolean>()
    // More than the kernel takes on either side.
    const answer = Buffer.alloc(64 * 1024 * 1024)
    server = guardedServer(
      guard,
      (_request, response) => void response.on('close', () => closed.resolve(response.writableFinished)).end(answer),
      { ...LONG, takingMs: TAKING_MS },
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const connection = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    connection.on('error', () => undefined)
    connection.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    equal(await closed.promise, false)
    connection.destroy()
  })
  it('lets whoever waits for an answer wait', async () => {
    const gate = Promise.withResolvers<void>()
    const connection = await connected({ ...LONG, takingMs: TAKING_MS }, 0, gate.promise)
    connection.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await once(server, 'timeout')
    gate.resolve()
    match(await untilClosed(connection), /^HTTP\/1\.1 200 OK[^]*done/)
  })
  it('keeps a connection open for the next request', async () => {
    const connection = await connected(LONG)
    connection.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(connection, 'data')
    connection.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    match(await untilClosed(connection), /^HTTP\/1\.1 200 OK/)
  })
})
