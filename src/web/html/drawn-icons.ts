import { offersIn } from '../../contract/offers-in.ts'
import { plainWords } from '../../contract/plain-words.ts'
import type { DrawItemObject, DrawObject, FindingObject } from '../../contract/draw-object.ts'
import { cutName } from '../../drawing/model/cut.ts'
import { picture } from '../../pages/figures/picture.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { scriptTags } from '../page-files/scripts.ts'
import { cutBench } from '../workbench/cut-bench.ts'
import { contextPanel } from '../workbench/context-panel.ts'
import { takePanel } from '../workbench/take-panel.ts'
import { playLink } from '../workbench/play-link.ts'
import { ALL_CUTS, GUIDE_SWITCHES } from '../workbench/stage-panels.ts'
import { PUT_BUTTON, trayPanel } from '../workbench/tray-panel.ts'
import { showCount } from './show-number.ts'

/** About as large as an icon is shown, in px; the enlargement is whole, so that each of its pixels is one. */
const LARGE_SIDE = 192

const SEVERITIES: Readonly<Record<FindingObject['severity'], string>> = {
  error: 'Fault',
  warning: 'Warning',
  info: 'Note',
}

/** What a draw gave, with all that can be taken along. Its heading takes the focus: it is what was asked for. */
export function drawnIcons(draw: DrawObject, cost: string): Html {
  const many = draw.data.length > 1
  const items = draw.data.map((item) => drawnIcon(item, draw, many ? `Idea ${item.index + 1}` : null))
  return html`<section class="drawn" aria-labelledby="result">
<h2 id="result" tabindex="-1" autofocus${draw.prompt === null ? html` class="unsaid"` : ''}>${drawnName(draw)}</h2>
<p class="quiet">Cut <span class="cut-name">${cutName(draw.cut)}</span>. ${cost}</p>
${cutBench(draw.cut)}${scriptTags('workbench.js')}\n${GUIDE_SWITCHES}<ul class="cards">
${lines(items)}
</ul>
${trayPanel(false)}</section>\n`
}

/** What a draw is called: as it was asked for. */
export function drawnName({ prompt, concept, images }: DrawObject): string {
  return prompt ?? (images === 0 ? concept : images === 1 ? 'Your picture' : 'Your pictures')
}

/** What a draw cost, in words. */
export function drawCost({ credits, data }: DrawObject, isSignedIn: boolean): string {
  const drafts = data.filter(({ status }) => status === 'draft').length
  if (credits === undefined) return ''
  if (!isSignedIn) return 'This draw was free.'
  const free = drafts === 0 ? '' : drafts === data.length ? ' A draft costs nothing.' : ' The draft costs nothing.'
  // Less than there are checked items: some were paid for before.
  const again = credits < data.length - drafts ? ' What you paid for within the last 24 hours costs nothing again.' : ''
  return `It cost ${credits === 0 ? 'nothing' : showCount(credits, 'credit')}.${free}${again}`
}

function drawnIcon(item: DrawItemObject, draw: DrawObject, heading: string | null): Html {
  const side = draw.cut.size
  const name = item.index === 0 ? draw.concept : `${draw.concept}-${item.index + 1}`
  const source = `svg-${item.index}`
  return html`<li class="card"${promptData(draw)}>
${heading === null ? '' : html`<h3>${heading}</h3>\n`}<div class="stage">
${picture(item.svg, { zoom: Math.floor(LARGE_SIDE / side), label: item.intent, grid: true, side })}
${trueSizes(item.svg, side)}
</div>
<div>
<p>${item.intent} ${item.status === 'checked' ? html`<span class="badge good">Checked</span>` : html`<span class="badge warning">Draft</span>`}</p>
<div class="judgement">${judgement(item)}</div>
<div class="copy">
<label class="visually-hidden" for="${source}">SVG${heading === null ? '' : ` of idea ${item.index + 1}`}</label>
<textarea id="${source}" readonly rows="4" spellcheck="false">${item.svg}</textarea>
</div>
<p class="actions"><a class="button" href="${dataUrl(item)}" download="${name}.svg">Download SVG</a> <button type="button" data-copy="${source}" hidden>Copy SVG</button>${editLink(playLink(item.program, draw.cut))}${PUT_BUTTON}</p>
${ALL_CUTS}${takePanel(String(item.index))}${contextPanel(String(item.index))}<details><summary>The program it was drawn from</summary><pre tabindex="0"><code>${item.program}</code></pre></details>
</div>
</li>`
}

/** The words that draw it again; a draw from pictures has none that would. */
function promptData({ prompt, images }: DrawObject): Html | null {
  return prompt === null || images > 0 ? null : html` data-prompt="${prompt}"`
}

function editLink(address: string | null): Html | null {
  return address === null ? null : html` <a class="button edit" href="${address}">Edit</a>`
}

function trueSizes(svg: string, side: number): Html {
  const sizes = [1, 2].map(
    (zoom) =>
      html`<figure>${picture(svg, { zoom, label: null, side })}<figcaption>${zoom === 1 ? 'Real size' : '2×'}</figcaption></figure>`,
  )
  return lines(sizes)
}

/** What the checker says, in words. */
function judgement({ status, findings }: DrawItemObject): Html {
  const verdict = status === 'draft' ? html`<p>Something of it is missing or wrong: look before you use it.</p>\n` : ''
  const items = findings.map(
    ({ rule, severity, message }) =>
      html`<li data-rule="${rule}" data-severity="${severity}"><strong>${SEVERITIES[severity]}:</strong> ${said(rule, message)}</li>`,
  )
  return html`${verdict}${items.length === 0 ? '' : html`<ul class="findings">${items}</ul>\n`}`
}

/** What a finding means, and the rule's own words, which then only say what it measured. */
function said(rule: string, message: string): Html {
  const plain = plainWords(rule)
  return plain === null
    ? html`<span>${worded(message)}</span>`
    : html`${plain} <span class="measured">${worded(message)}</span>`
}

/** A request that is offered is a link, which asks for it. */
function worded(message: string): Html {
  return html`${offersIn(message).map(({ text, request }) =>
    request === null
      ? html`${text}`
      : html`<a class="offer" href="/?${new URLSearchParams({ prompt: request }).toString()}">${text}</a>`,
  )}`
}

function dataUrl({ svg }: DrawItemObject): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
