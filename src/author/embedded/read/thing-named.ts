import type { GlyphEntry, Lexicon } from '../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../lexicon/phrase.ts'
import type { ThingItem } from '../item.ts'

/** The thing that a phrase names as a whole, by what the lexicon says of it. */
export function thingNamed(phrase: string, { glyph, preset, isStretched }: GlyphEntry, lexicon: Lexicon): ThingItem {
  const [first = '', second] = phrase.split(' ')
  // "Cups of coffee" are many too.
  const plural =
    isPlural(phrase.slice(phrase.lastIndexOf(' ') + 1), lexicon) || (second !== undefined && isPlural(first, lexicon))
  // "Customers" are users, where "customer" is a user.
  const many = plural && lexicon.glyphs.has(`${glyph}s`) ? `${glyph}s` : glyph
  return { kind: 'thing', glyph: many, preset, text: phrase, plural, sign: false, isStretched }
}

function isPlural(word: string, lexicon: Lexicon): boolean {
  return singularsOf(word).some((form) => lexicon.familiarity(form) === 'known')
}
