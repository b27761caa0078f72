import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

const GROUNDS = ['light', 'dark', 'coloured'] as const

/** Where an icon stands in products, on a ground: each `data-icon` gets the icon. */
function places(ground: (typeof GROUNDS)[number]): Html {
  return html`<div class="place ${ground}"><p><span class="key"><i data-icon></i> Save</span> <span class="key bare"><i data-icon></i></span></p>
<ul><li><i data-icon></i> First of a list</li><li><i data-icon></i> Second of a list</li></ul>
<p class="tabs"><span><i data-icon></i>Now</span><span><i data-company="0"></i>Home</span><span><i data-company="1"></i>Find</span></p></div>`
}

/** An icon where icons are used, and in company; it waits, hidden, for the script that fills it. `id` tells panels of a page apart. */
export function contextPanel(id: string): Html {
  return html`<details class="context" hidden><summary>In context</summary>
<div class="places" aria-hidden="true">${GROUNDS.map(places)}</div>
<h3>Beside others of the family</h3>
<p class="company" aria-hidden="true"><i data-icon></i>${Array.from({ length: 8 }, (_, at) => html`<i data-company="${at}"></i>`)}</p>
<h3>Beside your own icons</h3>
<div class="field"><label for="own-${id}">SVG files of your set, chosen or dropped here</label><input type="file" id="own-${id}" accept=".svg,image/svg+xml" multiple><p class="quiet">They stay in this page. Their size, strokes and corners are measured, and the nearest cut is offered.</p></div>
<p class="company own-shown" aria-hidden="true" hidden><i data-icon></i><span class="company own"></span></p>
<p class="measured" role="status"></p>
<p class="actions"><button type="button" data-own="use" hidden>Use this cut</button> <button type="button" class="text" data-own="remove" hidden>Take them away</button></p></details>\n`
}
