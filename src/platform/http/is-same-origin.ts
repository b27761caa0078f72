import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something comes from a page of this very host. Browsers say so in `Sec-Fetch-Site`;
 * where they do not (plain http, older ones), `Origin` must name the host that was asked, and the scheme of `baseUrl`, the
 * service's own address: a page of the same host without TLS may be anybody's. A request without either header is not
 * taken for one of ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  if (origin === undefined || host === undefined) return false
  const from = URL.parse(origin)
  return from !== null && from.host === host.toLowerCase() && from.protocol === URL.parse(baseUrl)?.protocol
}
