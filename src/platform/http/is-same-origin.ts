import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something comes from a page of this very host. Browsers say so in `Sec-Fetch-Site`;
 * where they do not (plain http, older ones), `Origin` must name the host that was asked. A request without either is
 * not taken for one of ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  if (origin === undefined || host === undefined) return false
  return URL.parse(origin)?.host === host.toLowerCase()
}
