import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import type { WebRequest } from '../web-route.ts'
import { showTime } from './show-date.ts'

/** Facts for whoever is to decide: when something was asked for, and from which network. */
export function askedFrom(
  asked: { readonly since: Date; readonly network: string },
  { receivedAt, network }: Pick<WebRequest, 'receivedAt' | 'network'>,
): Html {
  const minutes = Math.max(0, Math.round((receivedAt - asked.since.getTime()) / 60_000))
  const ago = minutes === 0 ? 'just now' : minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const isHere = asked.network === network
  return html`<div><dt>Asked</dt><dd>${ago} (${showTime(asked.since)})</dd></div>
<div><dt>From network</dt><dd><span class="mono">${asked.network}</span>${isHere ? ', the one that you are on now' : html`, <strong>not the one that you are on now</strong>`}</dd></div>`
}
