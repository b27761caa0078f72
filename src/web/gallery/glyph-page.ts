import { cutName } from '../../drawing/model/cut.ts'
import { countFindings } from '../../drawing/model/finding.ts'
import { picture } from '../../pages/figures/picture.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { playLink } from '../workbench/play-link.ts'
import { PUT_BUTTON } from '../workbench/tray-panel.ts'
import { categoryTitle } from './category-title.ts'
import { cutFields } from './cut-fields.ts'
import { cutsTable } from './cuts-table.ts'
import { galleryAddress } from './gallery-query.ts'
import { glyphPicture } from './glyph-picture.ts'
import { glyphTiles } from './glyph-tiles.ts'
import { iconNames } from './icon-names.ts'
import { unusualValues } from './shown-glyph.ts'
import type { ShownGlyph } from './shown-glyph.ts'

/** About as large as an icon is shown, in px; the enlargement is whole, so that each of its pixels is one. */
const LARGE_SIDE = 240

/** What the grammar puts together with nearly every thing: the requests, as people write them. */
const COMPOSITIONS: readonly ((thing: string) => string)[] = [
  (thing) => `${thing} with a plus`,
  (thing) => `${thing} with a check mark`,
  (thing) => `no ${thing}`,
  (thing) => `${thing} in a circle`,
  (thing) => `${thing} with a lock`,
  (thing) => `${thing} search`,
]

const PNG_SIDES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]

/** What the page of a glyph says. */
export function glyphPage(shown: ShownGlyph, baseUrl: string): Html {
  const { card, cut } = shown
  const path = `/icons/${card.name}`
  return html`<nav class="trail" aria-label="Where this is"><a href="${galleryAddress('/icons', cut)}">Icons</a> <span aria-hidden="true">/</span> <a href="${galleryAddress('/icons', cut)}#${card.category}">${categoryTitle(card.category)}</a><span class="turn">${turn('Previous', shown.before, cut)}${turn('Next', shown.after, cut)}</span></nav>
<div class="glyph" data-glyph="${card.name}" data-revision="${shown.revision}">
${stage(shown)}
<div class="about">
<h1>${card.name}</h1>
<p class="visually-hidden" role="status"></p>
<p class="lead">${shown.drawing.intent} ${verdict(shown)}</p>
${choices(shown, path)}
${actions(shown)}
${wordsOf(shown)}</div>
</div>
${statesOf(shown, path)}<h2 id="cuts">All 120 cuts</h2>
<p>Each is drawn anew for its size, stroke and corners. The columns are corner radii.</p>
<div class="both">
${cutsTable({ path, cuts: shown.cuts, chosen: cut, values: unusualValues(shown) })}
</div>
${iconNames(shown, baseUrl)}
${compositions(shown)}
${nearIt(shown)}<details class="program"><summary>The program it is drawn from</summary>
<p>This is what the engine reads: the same program gives every cut. <a href="/docs/language">The icon language</a>${editLink(shown)}</p>
<pre tabindex="0"><code>${shown.drawing.program}</code></pre></details>
`
}

function editLink({ drawing, cut }: ShownGlyph): Html | null {
  const address = playLink(drawing.program, cut)
  return address === null ? null : html`<span class="edit"> · <a href="${address}">Edit it</a></span>`
}

function turn(label: string, card: ShownGlyph['before'], cut: ShownGlyph['cut']): Html | null {
  if (card === null) return null
  return html`<a href="${galleryAddress(`/icons/${card.name}`, cut)}" rel="${label === 'Next' ? 'next' : 'prev'}" aria-label="${label}: ${card.name}">${label === 'Next' ? `${card.name} →` : `← ${card.name}`}</a>`
}

function stage({ drawing, cut, card }: ShownGlyph): Html {
  const side = cut.size
  const large = picture(drawing.svg, { zoom: Math.floor(LARGE_SIDE / side), label: card.name, grid: true, side })
  const small = [1, 2].map(
    (zoom) =>
      html`<figure>${picture(drawing.svg, { zoom, label: null, side })}<figcaption>${zoom}×</figcaption></figure>`,
  )
  return html`<div class="stage">${large}\n<div class="sizes">${small}</div></div>`
}

function verdict({ drawing, cut }: ShownGlyph): Html {
  const name = html`<span class="mono">${cutName(cut)}</span>`
  return countFindings(drawing.findings, 'error') === 0
    ? html`<span class="badge good">Checked</span> ${name}`
    : html`<span class="badge warning">Draft</span> ${name}: the checker found a fault at this cut. Look before you use it.`
}

function wordsOf({ card }: ShownGlyph): Html | null {
  if (card.words.length === 0) return null
  const items = card.words.map((word) => html`<li><a href="/icons?q=${encodeURIComponent(word)}">${word}</a></li>`)
  return html`<h2 class="visually-hidden">Words that mean it</h2>\n<ul class="words">${items}</ul>\n`
}

function choices({ card, cut, values }: ShownGlyph, path: string): Html {
  const own = card.parameters.map(({ name, values: all }) => {
    const options = all.map((value) => html`<option${values[name] === value ? ' selected' : ''}>${value}</option>`)
    return html`<div class="field short"><label for="of-${name}">${categoryTitle(name)}</label><select id="of-${name}" name="${name}">${options}</select></div>`
  })
  return html`<form class="cut" method="get" action="${path}" aria-label="Cut">
${cutFields(cut)}
${lines(own)}
<button class="apply">Show</button>
</form>`
}

/** What can be taken along. What only a script can do waits for it, hidden. */
function actions(shown: ShownGlyph): Html {
  const { drawing, card } = shown
  const file = [card.name, ...Object.values(unusualValues(shown))].join('-')
  const data = `data:image/svg+xml;base64,${Buffer.from(drawing.svg).toString('base64')}`
  return html`<p class="actions"><a class="button primary" href="${data}" download="${file}.svg">Download SVG</a>
<button type="button" data-take="svg" hidden>Copy SVG</button>
<button type="button" data-take="data-url" hidden>Copy data URL</button>
<button type="button" data-take="react" hidden>Copy React</button>
<button type="button" data-take="vue" hidden>Copy Vue</button>
<span class="png" hidden><button type="button" data-take="png" hidden>Download PNG</button> <button type="button" data-take="copy-png" hidden>Copy PNG</button> <label class="visually-hidden" for="png-side">Side of the PNG in px</label><select id="png-side">${PNG_SIDES.map((side) => html`<option value="${side}"${side === 512 ? ' selected' : ''}>${side} px</option>`)}</select></span>${PUT_BUTTON}</p>
<details class="source"><summary>SVG source</summary><textarea id="svg" readonly rows="5" spellcheck="false" aria-label="SVG">${drawing.svg}</textarea></details>`
}

function statesOf({ states, cut, card, values }: ShownGlyph, path: string): Html | null {
  if (states.length === 0) return null
  const items = states.map(({ parameter, value, isChosen, svg }) => {
    const address = galleryAddress(path, cut, unusualValues({ card, values: { ...values, [parameter]: value } }))
    return html`<li><a href="${address}"${isChosen ? html` aria-current="true"` : ''}><span class="icon">${glyphPicture(svg)}</span><span class="name">${value}</span></a></li>`
  })
  const names = card.parameters.map(({ name }) => name).join(', ')
  return html`<h2 id="states">By ${names}</h2>\n<ul class="tiles states">\n${lines(items)}\n</ul>\n`
}

function compositions({ card, cut }: ShownGlyph): Html {
  const thing = card.name.replaceAll('-', ' ')
  const items = COMPOSITIONS.map((say) => {
    const prompt = say(thing)
    return html`<li><a href="${galleryAddress('/', cut, { prompt })}">${prompt}</a></li>`
  })
  return html`<h2>Put together with others</h2>
<p>A prompt draws it with signs, in frames and beside other things. Some to begin with:</p>
<ul class="words prompts">${items}</ul>`
}

function nearIt(shown: ShownGlyph): Html {
  if (shown.neighbours.length === 0) return html``
  return html`<h2>Near it</h2>
<div class="near">${glyphTiles(shown.neighbours, shown)}</div>
`
}
