import type { DrawItemObject, DrawObject, FindingObject } from '../../contract/draw-object.ts'
import { cutName } from '../../drawing/model/cut.ts'
import { picture } from '../../pages/figures/picture.ts'
import { escape } from '../../pages/html/escape.ts'
import { showCount } from './show-number.ts'

/** About as large as an icon is shown, in px; the enlargement is whole, so that each of its pixels is one. */
const LARGE_SIDE = 192

const SEVERITIES: Readonly<Record<FindingObject['severity'], string>> = {
  error: 'Fault',
  warning: 'Warning',
  info: 'Note',
}

/** What a draw gave, with all that can be taken along. Its heading takes the focus: it is what was asked for. */
export function drawnIcons(draw: DrawObject, cost: string): string {
  const many = draw.data.length > 1
  const items = draw.data.map((item) => drawnIcon(item, draw, many ? `Idea ${item.index + 1}` : null))
  return `<section class="drawn" aria-labelledby="result">
<h2 id="result" tabindex="-1" autofocus>${escape(draw.prompt ?? draw.concept)}</h2>
<p class="quiet">Cut ${escape(cutName(draw.cut))}. ${cost}</p>
<ul class="cards">
${items.join('\n')}
</ul>
</section>\n`
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

function drawnIcon(item: DrawItemObject, draw: DrawObject, heading: string | null): string {
  const side = draw.cut.size
  const name = item.index === 0 ? draw.concept : `${draw.concept}-${item.index + 1}`
  const source = `svg-${item.index}`
  return `<li class="card">
${heading === null ? '' : `<h3>${heading}</h3>\n`}<div class="stage">
${picture(item.svg, { zoom: Math.floor(LARGE_SIDE / side), label: item.intent, grid: true, side })}
<figure>${picture(item.svg, { zoom: 1, label: null, side })}<figcaption>Real size</figcaption></figure>
</div>
<div>
<p>${escape(item.intent)} ${item.status === 'checked' ? '<span class="badge good">Checked</span>' : '<span class="badge warning">Draft</span>'}</p>
${judgement(item)}<div class="copy">
<label class="visually-hidden" for="${source}">SVG${heading === null ? '' : ` of idea ${item.index + 1}`}</label>
<textarea id="${source}" readonly rows="4" spellcheck="false">${escape(item.svg)}</textarea>
</div>
<p class="actions"><a class="button" href="${dataUrl(item)}" download="${escape(name)}.svg">Download SVG</a> <button type="button" data-copy="${source}" hidden>Copy SVG</button></p>
<details><summary>The program it was drawn from</summary><pre tabindex="0"><code>${escape(item.program)}</code></pre></details>
</div>
</li>`
}

/** What the checker says, in words. */
function judgement({ status, findings }: DrawItemObject): string {
  const verdict =
    status === 'draft'
      ? '<p>The checker found a fault that further attempts did not mend. Look before you use it.</p>\n'
      : ''
  const items = findings.map(
    ({ severity, message }) => `<li><strong>${SEVERITIES[severity]}:</strong> ${escape(message)}</li>`,
  )
  return `${verdict}${items.length === 0 ? '' : `<ul class="findings">${items.join('')}</ul>\n`}`
}

function dataUrl({ svg }: DrawItemObject): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
