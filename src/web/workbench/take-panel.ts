import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

const PNG_SIDES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

/** In which forms an icon can be taken along; it waits, hidden, for the script that makes them. `id` tells panels of a page apart. */
export function takePanel(id: string): Html {
  const sides = PNG_SIDES.map(
    (side) => html`<option value="${side}"${side === 512 ? ' selected' : ''}>${side} px</option>`,
  )
  return html`<details class="take" hidden><summary>Take it along</summary>
<div class="fields"><div class="field short"><label for="form-${id}">As</label><select id="form-${id}" data-take="form"></select></div><p class="actions"><button type="button" data-take="copy">Copy</button> <button type="button" data-take="download">Download</button></p></div>
<textarea readonly rows="5" spellcheck="false" aria-label="What is taken along"></textarea>
<div class="fields"><div class="field short"><label for="side-${id}">PNG, side</label><select id="side-${id}" data-take="side">${sides}</select></div><p class="actions"><button type="button" data-take="png">Download PNG</button> <button type="button" data-take="copy-png">Copy PNG</button></p></div></details>\n`
}
