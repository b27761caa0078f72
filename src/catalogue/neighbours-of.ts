import type { GlyphCard } from './glyph-card.ts'
import type { SearchCards } from './search-cards.ts'
import { sharingWords } from './sharing-words.ts'

/**
 * Cards that whoever looks at this one may rather want, the nearest first: those that its name finds, those that share words with it,
 * and then others of its category.
 */
export function neighboursOf(
  card: GlyphCard,
  cards: readonly GlyphCard[],
  { most, search }: { readonly most: number; readonly search: SearchCards },
): readonly GlyphCard[] {
  const at = cards.indexOf(card)
  const alike = cards
    .filter(({ category }) => category === card.category)
    .sort((a, b) => Math.abs(cards.indexOf(a) - at) - Math.abs(cards.indexOf(b) - at))
  const found = new Set([...search(card.name), ...sharingWords(card, cards), ...alike])
  found.delete(card)
  return [...found].slice(0, most)
}
