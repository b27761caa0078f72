import { deepEqual, equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import { until } from '../../../tests/until.ts'
import { createBodyReader } from './body-reader.ts'
import type { BodyReader } from './body-reader.ts'

const KIB = 1024

async function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
}

describe('createBodyReader', () => {
  let server: Server
  let reader: BodyReader
  let close: Promise<unknown>
  /** What the server heard of each body, in order: its length, what was wrong with it, or why it did not come. */
  let heard: string[]
  let begun: number
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await close
  })

  interface Serving {
    readonly roomBytes?: number
    /** What is done with a body before it is answered. */
    readonly work?: () => Promise<void>
  }

  /** A server that answers what it read: its length, or what was wrong. A header says which network a request is from. */
  async function serve({ roomBytes = 1024 * KIB, work = async () => undefined }: Serving = {}): Promise<void> {
    reader = createBodyReader(roomBytes)
    heard = []
    begun = 0
    server = createServer((request, response) => {
      begun += 1
      const network = String(request.headers['x-network'] ?? 'any')
      const answered = reader.readBody(
        { request, response, limitBytes: 300 * KIB, network },
        async ({ bytes, fault }) => {
          heard.push(fault ?? String(bytes.length))
          if (fault === null) await work()
          return fault ?? String(bytes.length)
        },
      )
      answered.then(
        (text) => response.end(text),
        (error: Error) => (heard.push(error.message), response.end(error.message)),
      )
    })
    close = once(server, 'close')
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const portOf = (): number => (server.address() as AddressInfo).port
  const send = async (bytes: number, network = 'any'): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${portOf()}`, {
      method: 'POST',
      headers: { 'x-network': network },
      body: Buffer.alloc(bytes),
    })
    return response.text()
  }
  /** A connection that has said how much it will send, and sent some of it. */
  const begin = (says: number, sends: number): Socket => {
    const socket = connect(portOf(), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${says}\r\n\r\n`)
    socket.write(Buffer.alloc(sends))
    return socket
  }

  it('takes a body of the limit, and none that is one byte larger', async () => {
    await serve()
    deepEqual([await send(0), await send(300 * KIB), await send(300 * KIB + 1)], ['0', '307200', 'too-large'])
    equal(reader.takenBytes(), 0)
  })
  it('does not wait for a body that says it is too large', async () => {
    await serve()
    const asking = ask({ port: portOf(), host: '127.0.0.1', method: 'POST', headers: { 'content-length': 10 ** 12 } })
    asking.on('error', () => undefined)
    asking.write('x')
    const [response] = (await once(asking, 'response')) as [AsyncIterable<Buffer>]
    let text = ''
    for await (const chunk of response) text += chunk.toString()
    equal(text, 'too-large')
    asking.destroy()
  })
  it('has no room for more large bodies than it was given, but always for small ones, and again when work ends', async () => {
    const gate = Promise.withResolvers<void>()
    await serve({ roomBytes: 600 * KIB, work: () => gate.promise })
    const first = send(300 * KIB)
    await until(() => heard.length === 1)
    equal(await send(200 * KIB, 'any'), 'no-room', 'one network has half of it')
    const second = send(300 * KIB, 'other')
    await until(() => heard.length === 3)
    equal(await send(200 * KIB, 'third'), 'no-room')
    const small = send(64 * KIB, 'third')
    gate.resolve()
    deepEqual([await first, await second, await small], ['307200', '307200', '65536'])
    equal(reader.takenBytes(), 0)
    equal(await send(300 * KIB), '307200')
  })
  it('keeps the room of a body while there is work on it, though its client has left', async () => {
    const gate = Promise.withResolvers<void>()
    await serve({ work: () => gate.promise })
    const socket = begin(300 * KIB, 300 * KIB)
    await until(() => heard.length === 1)
    socket.destroy()
    await until(async () => (await connectionsOf(server)) === 0)
    equal(reader.takenBytes(), 236 * KIB)
    gate.resolve()
    await until(() => reader.takenBytes() === 0)
  })
  it('gives room back once, however a request ends', async () => {
    await serve({ roomBytes: 480 * KIB })
    await send(240 * KIB)
    equal(reader.takenBytes(), 0, 'answered')
    await send(301 * KIB)
    equal(reader.takenBytes(), 0, 'refused')
    for (const [says, sends] of [
      [300, 0],
      [300, 10],
      [300, 200],
    ] as const) {
      const [heardBefore, begunBefore] = [heard.length, begun]
      const socket = begin(says * KIB, sends * KIB)
      await until(() => begun > begunBefore && reader.takenBytes() === Math.max(0, sends - 64) * KIB)
      socket.destroy()
      await until(() => heard.length > heardBefore)
      match(heard.at(-1) ?? '', /went away|aborted/)
      equal(reader.takenBytes(), 0, `left after ${sends} of ${says} KiB`)
    }
  })
  it('gives room back when the work fails', async () => {
    await serve({ work: async () => Promise.reject(new Error('no')) })
    equal(await send(200 * KIB), 'no')
    equal(reader.takenBytes(), 0)
  })
})
