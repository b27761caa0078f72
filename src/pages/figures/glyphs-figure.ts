import { compile } from '../../drawing/compiler/compile.ts'
import { expand } from '../../drawing/language/expand.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { write } from '../../drawing/svg/write.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { html, lines } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { picture } from './picture.ts'

const ZOOM = 2

/** Glyphs of the lexicon, one a line (`bell: notification, alarm bell`), each with its picture. Throws for a glyph that there is not. */
export function glyphsFigure(text: string): Html {
  const { glyphs } = loadLexicon()
  const items = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(': ')
      const glyph = glyphs.get(name)
      if (glyph === undefined) throw new Error(`a page shows the glyph "${name}", which there is not`)
      const { program } = expand(glyph, (used) => glyphs.get(used) ?? null)
      const svg = write(compile(program, HOUSE_CUT).drawing)
      return html`<li>${picture(svg, { zoom: ZOOM, label: null })}<p><strong>${name}</strong> ${words}</p></li>`
    })
  return html`<figure class="glyphs"><ul>${lines(items)}</ul></figure>\n`
}
