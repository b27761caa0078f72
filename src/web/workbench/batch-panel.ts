import { LIMITS } from '../../contract/limits.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { picture } from '../../pages/figures/picture.ts'
import { html } from '../../pages/html/html.ts'
import type { Html, Part } from '../../pages/html/html.ts'
import { GUIDE_SWITCHES } from './stage-panels.ts'

/** Far more than a sheet has room for; a larger file is something else. */
const LIST_BYTES = 512 * 1024

/** Nobody names a product in more, and the rest of a prompt is for the need. */
const LONGEST_PRODUCT = 100

export interface BatchPanel {
  /** What draws cost whoever looks at it. */
  readonly price: Part
  /** Whether they cost credits. */
  readonly pays: boolean
}

/** The list, its sheet, and what can be done with it; all of it waits, hidden, for the script that draws. */
export function batchPanel({ price, pays }: BatchPanel): Html {
  return html`<section class="batch" aria-label="Batch" data-longest="${LIMITS.promptCharacters}" data-bytes="${LIST_BYTES}"${pays ? html` data-pays` : ''} hidden>
<p class="notice warning blocked" hidden>This browser keeps nothing for this site, so the sheet ends when you leave this page: export what you want to keep.</p>
<form class="form" aria-label="Draw a list">
<div class="field"><label for="needs">What you need, one a line</label>
<p class="hint" id="needs-hint">Or CSV with the columns <code>need</code> and, if you like, <code>name</code>. Lines that begin with <code>#</code> are left out.</p>
<textarea id="needs" name="needs" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="needs-hint" placeholder="a cloud with a lightning bolt&#10;user with a lock&#10;battery half full"></textarea></div>
<div class="field"><label for="product">What is it for?</label>
<p class="hint" id="product-hint">The product that all of these are for, if you like: it tells senses of words apart, and is not drawn.</p>
<input id="product" name="product" maxlength="${LONGEST_PRODUCT}" autocomplete="off" aria-describedby="product-hint" placeholder="applicant tracking system"></div>
<div class="fields">
<div class="field"><label for="list">Or a file, chosen or dropped here</label><input type="file" id="list" accept=".txt,.csv,.tsv,text/plain,text/csv"></div>
<fieldset class="choices"><legend>Ideas for each</legend><div><label><input type="radio" name="ideas" value="1" checked><span>1</span></label><label><input type="radio" name="ideas" value="2"><span>2</span></label></div></fieldset>
</div>
<p class="actions"><button class="primary">Draw</button> <button type="button" data-part="stop" hidden>Stop</button></p>
<p class="quiet"><span data-part="cost"></span> ${price}</p>
</form>
<p class="notice warning" data-part="wall" tabindex="-1" hidden></p>
<div class="status"><p role="status" data-part="said"></p><button type="button" class="small" data-part="undo" hidden>Undo</button></div>
<div data-part="sheet" hidden>
<p><progress data-part="progress" value="0" max="1" aria-label="Drawn"></progress> <span data-part="figures"></span> <span class="quiet" data-part="waits"></span></p>
<p class="actions"><button type="button" data-export="zip">Zip of SVG files</button> <button type="button" data-export="sprite">Sprite</button> <button type="button" data-export="components">React components</button> <button type="button" data-part="tray">Put all into the tray</button> <button type="button" class="text" data-part="clear">Empty the sheet</button></p>
<label class="check"><input type="checkbox" data-part="drafts"> <span>Drafts too: they lie apart in the zip</span></label>
${group('left', 'To draw')}${group('checked', 'Checked')}${group('drafts', 'Drafts')}</div>
${ENLARGED}</section>\n`
}

/** One icon of the sheet, enlarged; the script fills it. */
const ENLARGED = html`<dialog class="enlarged" aria-labelledby="enlarged"><h2 id="enlarged" class="mono"></h2>
<div class="stage">${picture('', { zoom: 8, label: 'Enlarged', grid: true, side: HOUSE_CUT.size })}
${[1, 2].map((zoom) => html`<figure>${picture('', { zoom, label: null, side: HOUSE_CUT.size })}<figcaption>${zoom === 1 ? 'Real size' : '2×'}</figcaption></figure>`)}</div>
${GUIDE_SWITCHES}<p><span class="badge"></span> <span class="mono cut-name"></span></p>
<div class="judgement"></div>
<p class="actions"><a class="button primary" data-do="download" download="icon.svg" href="/batch">Download SVG</a> <a class="button" data-do="edit" href="/play">Edit</a> <button type="button" data-do="close" autofocus>Close</button></p></dialog>\n`

function group(name: string, title: string): Html {
  return html`<section data-group="${name}" aria-labelledby="group-${name}" hidden><h2 id="group-${name}">${title} <span class="badge">0</span></h2>
<ul class="tray-icons batch-rows"></ul></section>\n`
}
