import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import type { Meaning } from '../meaning.ts'

/** Names of things have up to so many words. */
const LONGEST_NAME = 3
/** A word that is in no row tells as much as one that is in a row of its own. */
const RARE = 8
/** Words that tell more than this are in two rows of the book at most, and no evidence against what a table says that they are. */
const HARDLY_IN_BOOK = 8.7
/** What is counted for such a word. */
const WITHOUT_EVIDENCE = 0.4

/**
 * How often needs with the same words are drawn as a meaning is, each word by how much it tells: 0 where none ever was, about .5 where most were; 1 for what is
 * named so that it can be nothing else. Null where nothing is known of the words.
 */
export function shareInBook(text: string, meaning: Meaning, lexicon: Lexicon): number | null {
  const shown = glyphsOf(meaning)
  const words = wordsOf(text)
  const { passedOver } = lexicon.frames()
  const telling = words.flatMap((word, at) => {
    if (passedOver.has(word) || lexicon.grammar.stop.has(word)) return []
    const pictures = lexicon.picturesOf(stemOf(word))
    const [weight, named] = [pictures?.weight ?? RARE, howNamed(shown, words, at, lexicon)]
    if (named === 'surely') return [{ weight, share: 1 }]
    if (named === 'loosely' && (pictures?.weight ?? Infinity) > HARDLY_IN_BOOK)
      return [{ weight, share: WITHOUT_EVIDENCE }]
    if (pictures === null) return []
    const shareOf = (glyph: string): number => (pictures.heads.get(glyph) ?? 0) + (pictures.signs.get(glyph) ?? 0)
    return [
      {
        weight,
        share: Math.min(
          1,
          shown.reduce((sum, glyph) => sum + shareOf(glyph), 0),
        ),
      },
    ]
  })
  const all = telling.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? null : telling.reduce((sum, { weight, share }) => sum + weight * share, 0) / all
}

/** The glyphs that a meaning shows; `off` crosses them out. */
export function glyphsOf({ head, guest, slash }: Meaning): string[] {
  const glyphs = [head, guest?.subject].flatMap((one) => (one?.kind === 'glyph' ? [one.glyph] : []))
  return slash ? [...glyphs, 'off'] : glyphs
}

/** How a word names what is shown: surely by the glyph's name or as part of a phrase for it, loosely by another name; null where it does not. */
function howNamed(
  shown: readonly string[],
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
): 'surely' | 'loosely' | null {
  if (shown.some((glyph) => isInName(words, at, glyph))) return 'surely'
  let found: 'loosely' | null = null
  for (let length = LONGEST_NAME; length >= 1; length--) {
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= words.length; from++) {
      if (!meansOneOf(shown, words.slice(from, from + length), lexicon)) continue
      if (length > 1) return 'surely'
      found = 'loosely'
    }
  }
  return found
}

/** Whether words have all of a glyph's name: "a folder that is open" names the open folder. */
export function isNamedIn(words: readonly string[], glyph: string): boolean {
  const forms = words.flatMap((word) => [word, ...singularPhrases(word)])
  return glyph.split('-').every((part) => forms.includes(part))
}

function isInName(words: readonly string[], at: number, glyph: string): boolean {
  return isNamedIn(words, glyph) && !isNamedIn(words.toSpliced(at, 1), glyph)
}

/** Whether words together mean what is shown, by any table: "suitcase", "tank top", "lap top". */
export function meansOneOf(shown: readonly string[], words: readonly string[], lexicon: Lexicon): boolean {
  const phrase = words.join(' ')
  const entries = [phrase, words.join('')].map((one) => lexicon.lookUp(one))
  if (entries.some((entry) => (entry.kind === 'glyph' || entry.kind === 'general') && shown.includes(entry.glyph)))
    return true
  const pictures = [phrase, ...singularPhrases(phrase)].flatMap((form) => lexicon.frames().things.get(form) ?? [])
  return pictures.some((picture) => shown.includes((picture.split(' with ')[0] ?? picture).replaceAll(' ', '-')))
}
