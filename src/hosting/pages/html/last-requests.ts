import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { RequestToSite } from '../../traffic/record-traffic.ts'
import { showBytes } from './show-bytes.ts'

/** So many are listed at first. */
const FEW = 20

/** What visitors asked of a site just now, the newest first. */
export function lastRequests(
  requests: readonly RequestToSite[],
  { path, hasAll }: { readonly path: string; readonly hasAll: boolean },
): Html {
  const shown = hasAll ? requests : requests.slice(0, FEW)
  const more =
    shown.length < requests.length
      ? html`<p><a class="button small" href="${path}?all#requests">Show all ${requests.length}</a></p>`
      : ''
  return html`<section aria-labelledby="requests">
<h2 id="requests">Last requests</h2>
${
  shown.length === 0
    ? html`<p class="empty">There were none in the last 24 hours.</p>`
    : html`<div class="table"><table class="stacked requests">
<thead><tr><th scope="col">Path</th><th scope="col">Status</th><th scope="col">When</th><th scope="col" class="number">Sent</th><th scope="col" class="number">Took</th></tr></thead>
<tbody>
${lines(shown.map(row))}
</tbody>
</table></div>\n${more}`
}
<p class="quiet">Of the last 24 hours, 200 at most. Nothing tells one visitor from another: addresses are cut, queries and cookies are left out.</p>
</section>`
}

function row({ at, method, path, status, bytes, ms, network, userAgent, referrer }: RequestToSite): Html {
  const style = status < 400 ? '' : status < 500 ? ' warning' : ' problem'
  const details = [network, userAgent, referrer === null ? null : `from ${referrer}`]
    .filter((one) => one !== null)
    .join(' · ')
  return html`<tr><td><span class="mono clamped">${method === 'GET' ? '' : `${method} `}${path}</span><div class="quiet clamped">${details}</div></td><td data-head="Status"><span class="badge${style}">${status}</span></td><td data-head="When"><time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)}</time></td><td data-head="Sent" class="number">${showBytes(bytes)}</td><td data-head="Took" class="number">${ms} ms</td></tr>`
}
