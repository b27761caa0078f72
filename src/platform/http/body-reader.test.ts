import { deepEqual, equal } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, it } from 'node:test'
import { createBodyReader } from './body-reader.ts'

const KIB = 1024

describe('createBodyReader', () => {
  let server: Server
  let close: Promise<unknown>
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await close
  })

  /** A server that answers what it read: its length, or what was wrong. It holds its answers until `gate`. */
  async function serve(roomBytes: number, gate: Promise<void> = Promise.resolve()): Promise<void> {
    const readBody = createBodyReader(roomBytes)
    server = createServer((request, response) => {
      void readBody(request, response, 300 * KIB).then(
        async ({ bytes, fault }) => {
          if (fault === null) await gate
          response.end(fault ?? String(bytes.length))
        },
        () => response.end('gone'),
      )
    })
    close = once(server, 'close')
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const send = async (bytes: number): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      method: 'POST',
      body: Buffer.alloc(bytes),
    })
    return response.text()
  }

  it('takes a body of the limit, and none that is one byte larger', async () => {
    await serve(1024 * KIB)
    deepEqual([await send(0), await send(300 * KIB), await send(300 * KIB + 1)], ['0', '307200', 'too-large'])
  })
  it('does not wait for a body that says it is too large', async () => {
    await serve(1024 * KIB)
    const { port } = server.address() as AddressInfo
    const asking = ask({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 10 ** 12 } })
    asking.on('error', () => undefined)
    asking.write('x')
    const [response] = (await once(asking, 'response')) as [AsyncIterable<Buffer>]
    let text = ''
    for await (const chunk of response) text += chunk.toString()
    equal(text, 'too-large')
    asking.destroy()
  })
  it('has no room for more large bodies than it was given, but always for small ones, and again when one is answered', async () => {
    const gate = Promise.withResolvers<void>()
    await serve(300 * KIB, gate.promise)
    const first = send(300 * KIB)
    // Large as it is, the first has to be in before the next one can find the room taken.
    while (
      (await Promise.race([send(200 * KIB), new Promise<string>((go) => setTimeout(go, 20, 'in'))])) !== 'no-room'
    );
    equal(await send(200 * KIB), 'no-room')
    const small = send(64 * KIB)
    gate.resolve()
    deepEqual([await first, await small], ['307200', '65536'])
    equal(await send(300 * KIB), '307200')
  })
})
