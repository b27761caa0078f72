import type { Sheet } from '../../catalogue/catalogue.ts'
import { cutName, FINISHES, RADII, SIZES, STROKES } from '../../drawing/model/cut.ts'
import type { Cut, Finish } from '../../drawing/model/cut.ts'
import { html, lines } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { galleryAddress } from './gallery-query.ts'
import { glyphPicture } from './glyph-picture.ts'

export interface CutsTable {
  /** The page of the glyph. */
  readonly path: string
  /** The glyph at every cut, by the names of the cuts. */
  readonly cuts: Sheet
  readonly chosen: Cut
  /** The values of its parameters that are not the usual ones. */
  readonly values: Readonly<Record<string, string>>
}

/** All 120 cuts, each at its real size and a link to itself: a table for each finish. */
export function cutsTable(table: CutsTable): Html {
  return lines(FINISHES.map((finish) => tableOf(finish, table)))
}

function tableOf(finish: Finish, { path, cuts, chosen, values }: CutsTable): Html {
  const cell = (cut: Cut): Html => {
    const current = cutName(cut) === cutName(chosen) ? html` aria-current="true"` : ''
    const name = `${cut.size} px, stroke ${cut.stroke}, radius ${cut.radius}, ${finish}`
    return html`<td><a href="${galleryAddress(path, cut, values)}" aria-label="${name}" title="${cutName(cut)}"${current}>${glyphPicture(cuts[cutName(cut)] ?? '')}</a></td>`
  }
  const rows = STROKES.map(
    (stroke) =>
      html`<tr><th scope="row">${stroke}</th>${SIZES.map((size) => RADII.map((radius) => cell({ size, stroke, radius, finish })))}</tr>`,
  )
  const sizes = SIZES.map((size) => html`<th scope="colgroup" colspan="${RADII.length}">${size} px</th>`)
  const radii = SIZES.map(() => RADII.map((radius) => html`<th scope="col">${radius}</th>`))
  return html`<div class="table cuts" tabindex="0" role="region" aria-label="All cuts, ${finish}"><table>
<caption>${finish === 'filled' ? 'Filled' : 'Outlined'}</caption>
<thead><tr><td><span class="visually-hidden">Stroke</span></td>${sizes}</tr>
<tr><th scope="col">stroke</th>${radii}</tr></thead>
<tbody>
${lines(rows)}
</tbody></table></div>`
}
