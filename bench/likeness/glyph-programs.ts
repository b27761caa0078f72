import { bind } from '../../src/drawing/language/bind.ts'
import { expand } from '../../src/drawing/language/expand.ts'
import type { Program } from '../../src/drawing/language/program.ts'
import { loadLexicon } from '../../src/lexicon/load.ts'

/** All glyphs by name, with their default parameters, ready to compile. */
export function glyphPrograms(): Map<string, Program> {
  const lexicon = loadLexicon()
  return new Map(
    [...lexicon.glyphs].map(([name, program]) => {
      const expanded = expand(program, (other) => lexicon.glyphs.get(other) ?? null)
      return [name, bind(expanded.program, new Map()).program]
    }),
  )
}
