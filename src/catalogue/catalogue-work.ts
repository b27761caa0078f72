import { draftOfGlyph } from '../author/embedded/draft-of-glyph.ts'
import { createGlyphsOfWords } from '../author/embedded/glyphs-of-words.ts'
import { allCuts, cutName } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { once } from '../drawing/model/once.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { attempt } from '../studio/attempt.ts'
import type { GlyphDrawing, GlyphOrder, Meant, Sheet } from './catalogue.ts'
import { variantsOf } from './glyph-card.ts'
import type { GlyphCard } from './glyph-card.ts'
import { makeCards } from './make-cards.ts'

/** What a thread with a lexicon does for the catalogue. */
export interface CatalogueWork {
  readonly cards: () => readonly GlyphCard[]
  readonly meant: (text: string) => Meant
  readonly sheet: (cut: Cut) => Sheet
  readonly cuts: (order: Omit<GlyphOrder, 'cut'>) => Sheet | null
  readonly draw: (order: GlyphOrder) => GlyphDrawing | null
}

/** The side of the catalogue that draws; `load` is called when it is first asked for something. Drawings are those that the studio makes of the same glyph, byte by byte. */
export function catalogueWork(load: () => Lexicon): CatalogueWork {
  const known = once(load)
  const glyphsOfWords = once(() => createGlyphsOfWords(known()))
  let made: readonly GlyphCard[] | null = null
  const cards = (): readonly GlyphCard[] => (made ??= makeCards(known()))
  const draw = ({ glyph, preset, cut }: GlyphOrder): GlyphDrawing | null => {
    const draft = draftOfGlyph(glyph, preset, known())
    if (draft === null) return null
    const { svg, findings } = attempt(draft, cut)
    return { svg, program: draft.program, intent: draft.intent, findings }
  }
  return {
    cards,
    meant: (text) => ({ glyphs: glyphsOfWords()(text), isSpelt: isSpelt(text, known()) }),
    draw,
    cuts: (order) => {
      if (!known().glyphs.has(order.glyph)) return null
      return Object.fromEntries(allCuts().map((cut) => [cutName(cut), draw({ ...order, cut })?.svg ?? '']))
    },
    sheet: (cut) => {
      const isTaken = (name: string): boolean => known().glyphs.has(name)
      const variants = cards().flatMap((card) => variantsOf(card, isTaken))
      return Object.fromEntries(
        variants.map(({ name, glyph, preset }) => [name, draw({ glyph, preset, cut })?.svg ?? '']),
      )
    },
  }
}

function isSpelt(text: string, lexicon: Lexicon): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => lexicon.familiarity(word) !== 'strange')
}
