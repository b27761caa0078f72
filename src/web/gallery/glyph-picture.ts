import { html, trusted } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

/** A drawing of ours within a page, at its real size and in the colour of the text; '' is a cut that leaves nothing. What stands beside it names it. */
export function glyphPicture(svg: string): Html {
  const own = svg.trim().replace('<svg xmlns="http://www.w3.org/2000/svg"', '<svg aria-hidden="true"')
  return own === '' ? html`<span class="nothing">none</span>` : trusted(own)
}
