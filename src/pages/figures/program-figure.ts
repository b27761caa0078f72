import { compile } from '../../drawing/compiler/compile.ts'
import { expand } from '../../drawing/language/expand.ts'
import { parse } from '../../drawing/language/parse.ts'
import { HOUSE_CUT, FINISHES } from '../../drawing/model/cut.ts'
import { write } from '../../drawing/svg/write.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { html } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { picture } from './picture.ts'

const ZOOM = 5

/** A program of the icon language beside what it draws, outlined and filled. Throws for a program that cannot be drawn. */
export function programFigure(text: string): Html {
  const parsed = parse(text)
  const expanded = expand(parsed.program, (glyph) => loadLexicon().glyphs.get(glyph) ?? null)
  const [problem] = [...parsed.problems, ...expanded.problems]
  if (problem !== undefined) throw new Error(`the program "${parsed.program.name}" of a page: ${problem.message}`)
  const pictures = FINISHES.map((finish) => {
    const svg = write(compile(expanded.program, { ...HOUSE_CUT, finish }).drawing)
    return html`<li>${picture(svg, { zoom: ZOOM, label: `${parsed.program.name}, ${finish}`, grid: true })}<span>${finish}</span></li>`
  })
  return html`<figure class="program"><pre tabindex="0"><code>${text}</code></pre><ul>${pictures}</ul></figure>\n`
}
