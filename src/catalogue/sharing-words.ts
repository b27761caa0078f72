import type { GlyphCard } from './glyph-card.ts'

/** Shorter words say nothing of a glyph. */
const LEAST_LETTERS = 3

/** The other cards whose name or phrases have words of this one's: those that share most first, and of two those of its own category. */
export function sharingWords(card: GlyphCard, cards: readonly GlyphCard[]): GlyphCard[] {
  const own = wordsOf(card)
  return cards
    .filter((one) => one !== card)
    .map((one) => ({ one, shared: wordsOf(one).intersection(own).size }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared + isOf(card, b.one) - a.shared - isOf(card, a.one))
    .map(({ one }) => one)
}

function isOf({ category }: GlyphCard, other: GlyphCard): number {
  return category === other.category ? 1 : 0
}

function wordsOf({ name, words }: GlyphCard): Set<string> {
  const all = [name, ...words].flatMap((phrase) => phrase.split(/[ -]/))
  return new Set(all.filter((word) => word.length >= LEAST_LETTERS))
}
