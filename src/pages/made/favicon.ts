import { compile } from '../../drawing/compiler/compile.ts'
import { parse } from '../../drawing/language/parse.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { write } from '../../drawing/svg/write.ts'
import { html, trusted } from '../html/html.ts'
import type { Page } from '../page.ts'

/** A burin at work: the mushroom handle, the blade, and the line that it cuts. */
const BURIN = `icon burin
keyline free
traits directional
arc 17,7 4 -135 45
line 14.172,4.172 19.828,9.828
line 16,8 8,16 7,13 6,18
line 2,21 22,21
`

/** The service's sign, drawn by its own engine. */
export function favicon(): Page {
  const svg = write(compile(parse(BURIN).program, { ...HOUSE_CUT, stroke: 2.5, radius: 1 }).drawing)
  const mark = trusted(svg.replace('<svg', '<svg x="4" y="4" color="#fff"'))
  return {
    mediaType: 'image/svg+xml',
    text: html`<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#22314a"/>${mark}</svg>`
      .markup,
  }
}
