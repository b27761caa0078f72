import { expand } from '../../drawing/language/expand.ts'
import { parse } from '../../drawing/language/parse.ts'
import type { Program, Size } from '../../drawing/language/program.ts'

/** A glyph's small form where the author puts it: on the corner of a plain host, and inside a plain frame. */
const SETTINGS: readonly (readonly [string, (glyph: string, size: Size) => string])[] = [
  [
    'as-badge',
    (glyph, { width, height }) =>
      `icon host-${glyph}\npart host { box 3,3 18x18 }\nuse ${glyph} mini into ${22 - width},${22 - height} ${width}x${height} over=hull\n`,
  ],
  [
    'in-circle',
    (glyph) =>
      `icon ${glyph}-circle\nkeyline circle\npart circle { circle 12,12 10 }\nuse ${glyph} mini into 7,7 10x10\n`,
  ],
]

/** Programs that show how a glyph's small form holds up, by the name of the setting; none for a glyph without one. */
export function miniPrograms(
  glyph: Program,
  lookup: (name: string) => Program | null,
): { readonly name: string; readonly program: Program }[] {
  if (glyph.mini === null) return []
  return SETTINGS.map(([name, text]) => ({
    name,
    program: expand(parse(text(glyph.name, glyph.miniSize)).program, lookup).program,
  }))
}
