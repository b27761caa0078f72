import { FINISHES, RADII, SIZES, STROKES } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

const FIELDS = [
  { name: 'size', label: 'Size', values: SIZES },
  { name: 'stroke', label: 'Stroke', values: STROKES },
  { name: 'radius', label: 'Radius', values: RADII },
  { name: 'finish', label: 'Finish', values: FINISHES },
] as const

/** The four choices of a cut, for a form. */
export function cutFields(cut: Cut): Html {
  return lines(
    FIELDS.map(({ name, label, values }) => {
      const options = values.map(
        (value) =>
          html`<label><input type="radio" name="${name}" value="${value}"${cut[name] === value ? ' checked' : ''}><span>${value}</span></label>`,
      )
      return html`<fieldset class="choices"><legend>${label}</legend><div>${options}</div></fieldset>`
    }),
  )
}
