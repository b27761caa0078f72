import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

/** The button that puts an icon into the tray, for the script that does so. */
export const PUT_BUTTON: Html = html` <button type="button" data-put hidden>Put into the tray</button>`

/** The tray of this browser; it waits, hidden, for the script that opens it. `isWhole` on the tray's own page. */
export function trayPanel(isWhole: boolean): Html {
  const title = html`Tray <span class="badge tray-count">0</span>`
  const content = html`<p class="notice warning blocked" hidden>This browser keeps nothing for this site, so the tray ends when you leave this page: export what you want to keep.</p>
<p class="empty">Nothing is in the tray yet. “Put into the tray” stands beside every icon: <a href="/icons">those that are there</a>, and those that are drawn <a href="/">from words</a> or <a href="/play">from a program</a>.</p>
<div class="with-icons" hidden>
<p data-drafts></p>
<ul class="tray-icons"></ul>
<p data-drafts></p>
<p class="actions"><button type="button" data-export="zip">Zip of SVG files</button> <button type="button" data-export="sprite">Sprite</button> <button type="button" data-export="components">React components</button> <button type="button" class="text" data-clear>Empty the tray</button></p></div>
<p class="actions"><span class="quiet" role="status"></span> <button type="button" class="small undo" hidden>Undo</button></p>`
  return isWhole
    ? html`<section class="tray" aria-label="Tray" hidden>${content}</section>\n`
    : html`<details class="tray" hidden><summary>${title}</summary>
<p class="quiet">At the cut of the sliders. <a href="/tray">The tray on a page of its own</a></p>
${content}</details>\n`
}
