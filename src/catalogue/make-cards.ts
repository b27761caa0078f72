import { createHash } from 'node:crypto'
import { expand } from '../drawing/language/expand.ts'
import { print } from '../drawing/language/print.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { cardParameter } from './glyph-card.ts'
import type { GlyphCard } from './glyph-card.ts'

/** The cards of all glyphs, sorted by name. Reads every glyph: some hundred milliseconds, off the thread that answers. */
export function makeCards(lexicon: Lexicon): GlyphCard[] {
  return lexicon.names().map((name) => {
    const glyph = lexicon.glyphs.get(name)
    if (glyph === undefined) throw new Error(`the lexicon names the glyph "${name}" and has it not`)
    // What it borrows of others is part of it: it changes when they do.
    const { program } = expand(glyph, (used) => lexicon.glyphs.get(used) ?? null)
    return {
      name,
      category: glyph.category ?? 'other',
      kind: lexicon.classOf(name.replaceAll('-', ' '))?.name ?? null,
      words: [...new Set([...glyph.words, ...lexicon.phrasesOf(name)])].filter((word) => word !== name),
      parameters: glyph.parameters.map(cardParameter),
      revision: createHash('sha256').update(print(program)).digest('hex').slice(0, 12),
    }
  })
}
