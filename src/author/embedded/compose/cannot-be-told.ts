import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { generalised } from '../meaning.ts'
import { nounPhrase } from './words.ts'

/** What is said of a glyph that nobody can tell as it is drawn: it is not what was asked for. The glyph begins the sentence, `said` goes on. */
export function cannotBeTold(glyph: string, said: string, { grammar }: Pick<Lexicon, 'grammar'>): Finding {
  const noun = nounPhrase(glyph, grammar)
  return { ...generalised(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${said}`), severity: 'error' }
}
