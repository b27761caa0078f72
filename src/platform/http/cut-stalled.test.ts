import { equal, match, ok } from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { until } from '../../../tests/until.ts'
import { answerMalformed, guardedServer, PATIENCE, UPLOAD_PATIENCE } from './guarded-server.ts'
import type { Guard, Patience } from './guarded-server.ts'

const guard: Guard = {
  begin: () => undefined,
  refuse: (problem) => ({ status: 400, reason: 'Bad Request', headers: {}, body: problem }),
}
const KIB = 1024
const LOOK_MS = 30_000

describe('a body that takes its time', () => {
  let server: Server
  let taken = 0
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }))
  afterEach(() => {
    mock.timers.reset()
    server.closeAllConnections()
    server.close()
  })

  /** A connection on which a body of `length` bytes was announced, to a server that counts what comes and answers how much. */
  async function announced(patience: Patience, length: number): Promise<Socket> {
    taken = 0
    server = guardedServer(
      guard,
      (request, response) => {
        request.on('data', (chunk: Buffer) => (taken += chunk.length))
        request.on('end', () => response.end(`whole: ${taken}`))
      },
      patience,
    )
    server.on('clientError', (error, connection) => answerMalformed(guard, error, connection))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const connection = connect((server.address() as AddressInfo).port, '127.0.0.1')
    connection.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`)
    await once(server, 'request')
    return connection
  }

  async function send(connection: Socket, bytes: number): Promise<void> {
    const whole = taken + bytes
    connection.write(Buffer.alloc(bytes))
    await until(() => taken === whole || connection.closed)
    equal(taken, whole)
  }

  it('is read to its end at one KiB a second, for an hour', async () => {
    const looks = 120
    const connection = await announced(UPLOAD_PATIENCE, 30 * KIB * looks)
    const answer = text(connection)
    for (let look = 0; look < looks; look += 1) {
      await send(connection, 30 * KIB)
      mock.timers.tick(LOOK_MS)
    }
    match(await answer, /whole: 3686400$/)
  })
  it('is given up when less than that came between two looks, and not before', async () => {
    const connection = await announced(UPLOAD_PATIENCE, 300 * KIB)
    const answer = text(connection)
    await send(connection, 100 * KIB)
    mock.timers.tick(LOOK_MS)
    await send(connection, 30 * KIB - 1)
    mock.timers.tick(LOOK_MS - 1)
    ok(!connection.closed && !connection.readableEnded)
    equal(taken, 130 * KIB - 1)
    mock.timers.tick(1)
    match(await answer, /^HTTP\/1\.1 400 .*did not arrive in time/s)
  })
  it('has as long as it takes where uploads come, and two minutes elsewhere, at any pace', () => {
    equal(UPLOAD_PATIENCE.requestMs, 0)
    equal(PATIENCE.requestMs, 120_000)
    equal(PATIENCE.stall, undefined)
  })
})
