import { equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import { answerMalformed, guardedServer } from './guarded-server.ts'
import type { Guard, Patience } from './guarded-server.ts'

const LONG: Patience = { headersMs: 60_000, requestMs: 60_000, idleMs: 60_000, checkEveryMs: 10 }

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
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  /** A server that reads bodies and answers `done`, and a connection to it. */
  async function connected(patience: Patience): Promise<Socket> {
    server = guardedServer(
      guard,
      (request, response) => request.resume().on('end', () => response.end('done')),
      patience,
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

  it('ends a connection whose headers do not come', async () => {
    const connection = await connected({ ...LONG, headersMs: 30 })
    connection.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    const answer = await untilClosed(connection)
    match(answer, /^HTTP\/1\.1 400 [^]*x-path: unknown[^]*did not arrive in time: send it again/)
  })
  it('ends a connection on which nothing comes at all', async () => {
    const connection = await connected({ ...LONG, headersMs: 30 })
    match(await untilClosed(connection), /^HTTP\/1\.1 400 [^]*did not arrive in time: send it again/)
  })
  it('ends a connection whose body does not come', async () => {
    const connection = await connected({ ...LONG, headersMs: 30, requestMs: 60 })
    connection.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc')
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
  it('keeps a connection open for the next request', async () => {
    const connection = await connected(LONG)
    connection.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(connection, 'data')
    connection.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    match(await untilClosed(connection), /^HTTP\/1\.1 200 OK/)
  })
})
