import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

/** Asks for words. */
export function searchField(q: string): Html {
  return html`<div class="search"><label class="visually-hidden" for="q">Search icons</label>
<span class="asked"><input type="search" id="q" name="q" value="${q}" placeholder="Search icons: bin, shopping, arrow left …" maxlength="100" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search"><kbd aria-hidden="true" hidden>/</kbd></span>
<button class="primary">Search</button></div>`
}
