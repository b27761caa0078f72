import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface SiteReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks a port of this machine for a path of a host, by a connection of its own. */
export async function askSite(of: {
  port: number
  host: string
  path: string
  headers?: Record<string, string>
  method?: string
}): Promise<SiteReply> {
  const { port, host, path, method = 'GET' } = of
  const asked = request({ port, host: '127.0.0.1', path, method, headers: { host, ...of.headers }, agent: false })
  const [response] = (await once(asked.end(), 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}
