import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Need } from '../../../lexicon/phrase-book.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { perField } from './per-field.ts'

/** Words that a need is the same without. */
const LITTLE = new Set(
  'a an the this that my your our their all for of is are was were has have had been be per by as'.split(' '),
)

/**
 * Makes what finds the need of a field that has the words of a request in another order or form: "cancel booking" and "booking cancelled" are one need to those who
 * draw it. Not where a word says something else behind a thing than before it: "open an account" is not "account open". Some 2 ms for the first request of a field.
 */
export function createNeedByWords(lexicon: Lexicon): (text: string, field: Field) => Need | null {
  const needsOf = perField((books) => byWords(books, lexicon))
  return (text, field) => {
    const key = keyOf(text, lexicon)
    return key === null ? null : (needsOf(field).get(key) ?? null)
  }
}

function byWords(books: readonly string[], lexicon: Lexicon): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>()
  for (const need of books.flatMap((book) => lexicon.needs().ofBook(book))) {
    const key = keyOf(need.words, lexicon)
    if (key !== null && !needs.has(key)) needs.set(key, need)
  }
  return needs
}

/** What texts of the same words have in common; null for one of less than two, or whose order tells. */
function keyOf(text: string, lexicon: Lexicon): string | null {
  const { states } = lexicon.frames()
  const words = wordsOf(text).filter((word) => !LITTLE.has(word))
  return words.length < 2 || words.some((word) => states.has(word)) ? null : words.map(stemOf).sort().join(' ')
}
