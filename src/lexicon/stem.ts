import { singularsOf } from './phrase.ts'

/** What forms of a word have in common: "cancelled", "cancels" and "cancellation" are about one thing. Words of up to five letters only lose their plural. */
export function stemOf(word: string): string {
  const single = singularsOf(word)[0] ?? word
  const bare = single.length > 5 ? single.replace(/(?:ation|ing|ment|ed|er|e|s|al|ly)$/, '') : single
  return bare.length > 5 ? bare.replace(/(.)\1$/, '$1') : bare
}
