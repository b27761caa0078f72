import { singularsOf } from './phrase.ts'

/** Words that only look like forms of another: a customer is drawn as no customs. */
const APART = new Set(
  'customer customs counter signal poster postal formal lateral rating trailer statement'.split(' '),
)

/** What forms of a word have in common: "cancelled", "cancels" and "cancellation" are about one thing. Words of up to five letters only lose their plural. */
export function stemOf(word: string): string {
  const single = APART.has(word) ? word : (singularsOf(word)[0] ?? word)
  if (APART.has(single)) return single
  const bare = single.length > 5 ? single.replace(/(?:ation|ing|ment|ed|er|e|s|al|ly)$/, '') : single
  return bare.length > 5 ? bare.replace(/(.)\1$/, '$1') : bare
}
