import type { OwnIcon } from '../../own-icons/own-icon.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

/** Says which icon was taken out of a set, with a way to take that back. */
export function outOfSet({ id, name }: OwnIcon, setId: string): Html {
  return html`<div class="notice good undone" role="status"><p>${name} is out of the set. It stays with your account.</p>
<form method="post" action="/account/icons/sets/${setId}/put-back"><input type="hidden" name="icon" value="${id}"><button class="small">Undo</button></form></div>\n`
}
