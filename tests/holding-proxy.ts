import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands between a client and a server on this machine. */
export interface HoldingProxy extends AsyncDisposable {
  readonly port: number
  readonly baseUrl: string
}

/** What is done with a request: it goes to the server, or has been dealt with. */
export type Meddle = (incoming: IncomingMessage, outgoing: ServerResponse) => 'goes on' | 'stays'

/** A proxy that hands on a request when all of it has come, as many do; what breaks off before never comes to the server. */
export async function openHoldingProxy(port: number, meddle: Meddle = () => 'goes on'): Promise<HoldingProxy> {
  const server = createServer((incoming, outgoing) => {
    if (meddle(incoming, outgoing) === 'stays') return
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('error', () => undefined)
    incoming.on('end', () => {
      const body = Buffer.concat(pieces)
      const { method, url, headers } = incoming
      const { 'transfer-encoding': _, ...others } = headers
      const asked = request({ port, method, path: url, headers: { ...others, 'content-length': body.length } })
      asked.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      asked.on('error', () => outgoing.destroy())
      asked.end(body)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    port: own,
    baseUrl: `http://127.0.0.1:${own}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
