import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { picture } from '../../pages/figures/picture.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import type { WebRoute } from '../web-route.ts'
import { contextPanel } from '../workbench/context-panel.ts'
import { takePanel } from '../workbench/take-panel.ts'
import { PUT_BUTTON, trayPanel } from '../workbench/tray-panel.ts'
import { scriptTags } from '../page-files/scripts.ts'
import { cutBench } from '../workbench/cut-bench.ts'
import { EDITOR_PATH } from '../workbench/kept-scripts.ts'
import { ALL_CUTS, GUIDE_SWITCHES } from '../workbench/stage-panels.ts'

/** What the page begins with: short, and without a finding at the house cut. */
const EXAMPLE = `icon mail
keyline wide
box 2,4 20x16
line 2,8 12,13 22,8
`

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['Ctrl+Space', 'what can be written here'],
  ['Tab', 'leaves the field'],
  ['Ctrl+Z, Ctrl+Y', 'undo, redo'],
  ['Shift+Alt+F', 'format'],
  ['F8', 'the next problem'],
  ['Ctrl+/', 'makes a line a comment, and back'],
  ['Alt+↑, Alt+↓', 'moves a line'],
]

/** A program to be typed, and its drawing, which follows. What is typed stays in the browser. */
export const showPlay: WebRoute = {
  method: 'GET',
  path: '/play',
  summary: 'Show a program that can be edited beside its drawing.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async () => ({
    kind: 'page',
    title: 'Play',
    isForAll: true,
    html: html`${scriptTags('play.js')}\n<h1>Play</h1>
<p class="lead">A program in <a href="/docs/language">the icon language</a>, drawn while you type, at any cut. It stays in this browser: nothing of it is sent.</p>
<div class="play">
<div class="field"><label for="program">Program</label>
<textarea id="program" rows="14" spellcheck="false" autocapitalize="off" autocomplete="off" maxlength="16384" aria-describedby="problems" data-editor="${EDITOR_PATH}">${EXAMPLE}</textarea>
<div class="edit-tools" hidden><button type="button" class="small" data-edit="undo">Undo</button> <button type="button" class="small" data-edit="redo">Redo</button> <button type="button" class="small" data-edit="format">Format</button>
<details class="keys"><summary>Keys</summary>${keys()}</details></div></div>
<div id="problems" role="status"></div>
<div class="shown">
<div class="stage">${picture('', { zoom: 8, label: 'What is drawn', grid: true, side: HOUSE_CUT.size })}
${[1, 2].map((zoom) => html`<figure>${picture('', { zoom, label: null, side: HOUSE_CUT.size })}<figcaption>${zoom === 1 ? 'Real size' : '2×'}</figcaption></figure>`)}</div>
${GUIDE_SWITCHES}<p class="badges"><span class="verdict" hidden><span class="badge"></span> <span class="mono cut-name"></span></span> <span class="badge edited" hidden>Edited</span></p>
<div class="judgement"></div>
</div>
</div>
<p class="notice warning without">Drawing while you type takes scripts, and this browser runs none. A program that a link holds is not shown either: no link sends it to the service. In a clone of the project <code>burin recut FILE</code> draws a program; <a href="/icons">all icons</a> and <a href="/">drawing from words</a> need no scripts.</p>
${cutBench(HOUSE_CUT)}<p class="actions" hidden><button type="button" class="primary" data-do="link">Copy link</button> <button type="button" data-do="svg">Copy SVG</button> <a class="button" data-do="download" download="icon.svg" href="/play">Download SVG</a>${PUT_BUTTON} <button type="button" data-do="back" hidden>Take back the program before the link</button></p>
${ALL_CUTS}${takePanel('play')}${contextPanel('play')}${trayPanel(false)}`,
  }),
}

function keys(): Html {
  const rows = KEYS.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)
  return html`<dl class="facts">${rows}</dl><p class="quiet">On a Mac, Cmd in place of Ctrl, but for Ctrl+Space.</p>`
}
