import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The names that lead a machine to itself, as addresses have them. Nobody else can make them lead elsewhere. */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request that changes something comes from a page of this service. Browsers say in `Origin` where a page is from:
 * it must be `baseUrl`, the service's own address, scheme and all. A page of the same host without TLS may be anybody's, and
 * so may one whose name leads here although we never heard of it: the `Host` that was asked proves nothing. What they say in
 * `Sec-Fetch-Site` must agree. A request without either header is not taken for one of ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined ? site !== undefined : ownOrigins(baseUrl).includes(origin)
}

/** A service on one's own machine answers to each name of it. */
function ownOrigins(baseUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(baseUrl)
  if (!LOOPBACK_NAMES.includes(hostname)) return [origin]
  return LOOPBACK_NAMES.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
}

/** Where a server really listens, such as `http://127.0.0.1:3000`. */
export function originOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
