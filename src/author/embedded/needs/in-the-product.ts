import type { Field } from '../../../lexicon/fields.ts'
import type { Need } from '../../../lexicon/phrase-book.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'

type OfAProduct = Pick<Field, 'instead'>

/** A row of a field as a kind of product has it. */
export function inTheProduct(need: Need, field: OfAProduct): Need {
  if (field.instead.size === 0) return need
  const drawn = (picture: string): string => asInTheProduct(need.words, picture, field)
  return { ...need, picture: drawn(need.picture), second: need.second === null ? null : drawn(need.second) }
}

/** What draws a need, as a kind of product has it: "new rental" is a bicycle where bicycles are rented. What names the thing itself keeps it: "deliver by car". */
export function asInTheProduct(text: string, picture: string, { instead }: OfAProduct): string {
  const named = new Set(wordsOf(text).flatMap((word) => [word, ...singularPhrases(word)]))
  const others = [...instead].filter(([shown]) => !named.has(shown))
  return others.reduce((drawn, [shown, own]) => drawn.replace(new RegExp(`\\b${shown}(?=s?\\b)`), own), picture)
}

/** How often each glyph is drawn in a field, as a kind of product has it. */
export function countsInTheProduct(
  counts: ReadonlyMap<string, number>,
  { instead }: OfAProduct,
): ReadonlyMap<string, number> {
  const own = new Map<string, number>()
  for (const [glyph, count] of counts) {
    const shown = instead.get(glyph) ?? glyph
    own.set(shown, (own.get(shown) ?? 0) + count)
  }
  return own
}
