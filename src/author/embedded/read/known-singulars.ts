import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../lexicon/phrase.ts'

/** The known words that a word may be the plural of; none for a word that is no plural. */
export function knownSingulars(word: string, lexicon: Lexicon): string[] {
  return singularsOf(word).filter((one) => lexicon.familiarity(one) === 'known')
}
