import type { Field } from '../../../lexicon/fields.ts'
import type { Need } from '../../../lexicon/phrase-book.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'

/** A row of a field as a kind of product has it: "new rental" is a bicycle where bicycles are rented. What names the thing itself keeps it: "deliver by car". */
export function inTheProduct(need: Need, { instead }: Pick<Field, 'instead'>): Need {
  if (instead.size === 0) return need
  const named = new Set(wordsOf(need.words).flatMap((word) => [word, ...singularPhrases(word)]))
  const others = [...instead].filter(([shown]) => !named.has(shown))
  const drawn = (picture: string): string =>
    others.reduce((text, [shown, own]) => text.replace(new RegExp(`\\b${shown}(?=s?\\b)`), own), picture)
  return { ...need, picture: drawn(need.picture), second: need.second === null ? null : drawn(need.second) }
}

/** How often each glyph is drawn in a field, as a kind of product has it. */
export function countsInTheProduct(
  counts: ReadonlyMap<string, number>,
  { instead }: Pick<Field, 'instead'>,
): ReadonlyMap<string, number> {
  const own = new Map<string, number>()
  for (const [glyph, count] of counts) {
    const shown = instead.get(glyph) ?? glyph
    own.set(shown, (own.get(shown) ?? 0) + count)
  }
  return own
}
