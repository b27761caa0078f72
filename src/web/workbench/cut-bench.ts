import { FINISHES, RADII, SIZES, STROKES } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { ENGINE_PATH } from './kept-scripts.ts'

const SLIDERS = [
  { name: 'size', label: 'Size', unit: 'px', values: SIZES },
  { name: 'stroke', label: 'Stroke', unit: 'px', values: STROKES },
  { name: 'radius', label: 'Radius', unit: 'corner radius', values: RADII },
] as const

/** The sliders of a cut, which no browser sets as they were left while the picture is not. They wait, hidden, for the script that draws in the page: without it there is nothing that they could move. */
export function cutBench(cut: Cut): Html {
  const sliders = SLIDERS.map(({ name, label, unit, values: [first, second, ...rest] }) => {
    const bounds = html`min="${first}" max="${rest.at(-1) ?? second}" step="${second - first}" value="${cut[name]}" autocomplete="off"`
    return html`<div class="slider"><label for="bench-${name}">${label}</label><input type="range" id="bench-${name}" name="${name}" ${bounds}><input type="number" data-for="${name}" aria-label="${label} as a number, ${unit}" inputmode="decimal" ${bounds}></div>`
  })
  const [outlined, filled] = FINISHES
  return html`<fieldset class="cut-bench" data-engine="${ENGINE_PATH}" hidden><legend>Size, stroke, corners</legend>
<p class="hint">Together they make a cut. Every icon is drawn anew for each, at once and free.</p>
${lines(sliders)}
<label class="switch"><input type="checkbox" role="switch" name="finish" data-off="${outlined}" data-on="${filled}"${cut.finish === filled ? ' checked' : ''} autocomplete="off"> <span>Filled</span></label>
<p class="visually-hidden" role="status"></p>
<p class="snapped" aria-live="polite"></p>
<p class="notice problem" hidden></p>
</fieldset>\n`
}
