import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import { drainable } from './drainable.ts'
import type { Drainable } from './drainable.ts'

const LONG_MS = 60_000
const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

describe('drainable', () => {
  let server: Drainable<Server>
  afterEach(() => server.closeAllConnections())

  async function listening(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
    server = drainable(createServer({ keepAliveTimeout: LONG_MS }, listener))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  /** A connection on which a request was sent, and what has come back so far. */
  function asked(port: number, text = REQUEST): { readonly connection: Socket; readonly bytes: () => number } {
    let count = 0
    const connection = connect(port, '127.0.0.1', () => connection.write(text))
    connection.on('data', (data) => {
      count += data.length
    })
    return { connection, bytes: () => count }
  }

  it('closes connections on which nothing is asked, used before or not', async () => {
    const port = await listening((_request, response) => response.end('done'))
    const used = asked(port)
    const fresh = connect(port, '127.0.0.1').resume()
    await once(used.connection, 'data')
    const closed = [once(used.connection, 'close'), once(fresh, 'close')]
    await server.drain(LONG_MS)
    await Promise.all(closed)
  })

  it('refuses new connections at once, and lets an answer in work end', async () => {
    const answers: ServerResponse[] = []
    const port = await listening((_request, response) => void answers.push(response))
    const { connection } = asked(port)
    await once(server, 'request')
    const drained = server.drain(LONG_MS)
    await rejects(once(connect(port, '127.0.0.1'), 'connect'), { code: 'ECONNREFUSED' })
    answers[0]?.end('done')
    const [data] = (await once(connection, 'data')) as [Buffer]
    ok(data.toString().endsWith('done'))
    await Promise.all([drained, once(connection, 'close')])
  })

  it('answers what was asked in a row on one connection', async () => {
    const answers: ServerResponse[] = []
    const port = await listening((_request, response) => void answers.push(response))
    const { connection } = asked(port, REQUEST + REQUEST)
    let text = ''
    connection.on('data', (data) => {
      text += data.toString()
    })
    while (answers.length < 2) await once(server, 'request')
    const drained = server.drain(LONG_MS)
    answers[0]?.end('first')
    setImmediate(() => answers[1]?.end('second'))
    await Promise.all([drained, once(connection, 'close')])
    deepEqual(text.match(/first|second/g), ['first', 'second'])
  })

  it('sends a large answer to the end, however slowly it is read', async () => {
    const size = 20_000_000
    const port = await listening((_request, response) => response.end(Buffer.alloc(size)))
    const { connection, bytes } = asked(port)
    connection.pause()
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
    ok(response.writableEnded && !response.writableFinished)
    const drained = server.drain(LONG_MS)
    connection.resume()
    await Promise.all([drained, once(connection, 'close')])
    ok(bytes() > size)
  })

  it('closes in the end what does not end by itself', async () => {
    const port = await listening(() => undefined)
    const { connection, bytes } = asked(port)
    connection.on('error', () => undefined)
    await once(server, 'request')
    await Promise.all([server.drain(20), once(connection, 'close')])
    equal(bytes(), 0)
  })

  it('has nothing to do for a server that does not listen', async () => {
    server = drainable(createServer())
    await server.drain(LONG_MS)
  })
})
