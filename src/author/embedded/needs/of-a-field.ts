import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import type { Meaning } from '../meaning.ts'
import { unmatched } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { isDescribed } from './in-doubt.ts'
import { glyphsOf, isNamedIn } from './share-in-book.ts'

/** What is said of words that a picture leaves open: how something is done, or what it is like. */
const LEFT_OPEN = /is not shown: (?:it says how, not what|an icon leaves it open)/

/**
 * A need of a product, as its words alone are read. Nobody asks there for a thing in some colour: "partially shipped" and "cool chain broken" are about the word that a
 * picture leaves open. And "customer on stop" sets nobody on a stop sign: only words that name both things that are seen put them in place.
 */
export function ofAField(text: string, plain: Read, lexicon: Lexicon): Read {
  if (isDescribed(text, lexicon)) return plain
  const { meaning } = plain
  const findings = meaning.findings.map((one) =>
    one.severity === 'warning' && LEFT_OPEN.test(one.message) ? { ...one, severity: 'error' as const } : one,
  )
  const asked = isPlacedUnnamed(text, meaning)
    ? [unmatched('error', 'The words may mean something else together. Say what is to be seen.')]
    : []
  return { ...plain, meaning: { ...meaning, findings: [...findings, ...asked] } }
}

/** Whether a thing is set above, on or behind another, and the words name one of them by another name than its own. */
function isPlacedUnnamed(text: string, meaning: Meaning): boolean {
  const { guest } = meaning
  if (guest === null || guest.placement === 'with') return false
  const words = wordsOf(text)
  return !glyphsOf(meaning).every((glyph) => isNamedIn(words, glyph))
}
