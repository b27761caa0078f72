import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'
import { PRESET_WORDS } from '../../../lexicon/presets.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import type { WordPictures } from '../../../lexicon/word-pictures.ts'
import type { Meaning } from '../meaning.ts'
import { headOf } from './field-pictures.ts'
import { senseBeside } from './sense-beside.ts'

/** Names of things have up to so many words. */
const LONGEST_NAME = 3
/** A word that is in no row tells as much as one that is in a row of its own. */
const RARE = 8
/** Words that tell more than this are in two rows of the book at most, and no evidence against what a table says that they are. */
const HARDLY_IN_BOOK = 8.7
/** Words that tell more than this are in no row: what is known of them is borrowed from words used alike, and no evidence either. */
export const NOT_IN_BOOK = 9.8
/** What is counted for a word without evidence that a table has for what is shown. */
const WITHOUT_EVIDENCE = 0.4

/**
 * How often needs with the same words are drawn as a meaning is, each word by how much it tells: 0 where none ever was, about .5 where most were; 1 for what is
 * named so that it can be nothing else. Null where nothing is known of the words.
 */
export function shareInBook(
  text: string,
  meaning: Meaning,
  lexicon: Lexicon,
  field: Field | null = null,
): number | null {
  return average(text, meaning, lexicon, (shown, words, at) => howNamed(shown, words, at, lexicon, field))
}

/** The same where the book alone is asked: no more than that, and known at a fifth of the price. */
export function shareWithoutNames(text: string, meaning: Meaning, lexicon: Lexicon): number | null {
  return average(text, meaning, lexicon, () => null)
}

/** Words that tell less than this are in ten rows of the book or more. */
const OFTEN_IN_BOOK = 7.3

/**
 * A word that the book has often and never draws as anything that a meaning shows, though it shows something for the others: of 12 such needs that strangers were
 * shown as checked 8 were wrong. Undefined where there is none.
 */
export function wordNeverDrawnSo(
  text: string,
  meaning: Meaning,
  lexicon: Lexicon,
  field: Field | null,
): string | undefined {
  const shown = glyphsOf(meaning)
  const words = wordsOf(text)
  const { passedOver } = lexicon.frames()
  const { stop, style } = lexicon.grammar
  // "Bat, the flying animal", "kebab menu (vertical dots)", "hand drawn style star" tell what is to be seen.
  if (EXPLAINED.test(text) || words.some((word) => style.has(word))) return undefined
  return words.find((word, at) => {
    // "Closed folder": a state is shown by how the thing is drawn.
    if (passedOver.has(word) || stop.has(word) || PRESET_WORDS.has(word) || isTold(word, meaning)) return false
    const used = lexicon.picturesOf(stemOf(word))
    if (used === null || used.weight > OFTEN_IN_BOOK || shareOf(shown, used) > 0) return false
    // "Lock unlocked" is an unlock.
    return !shown.some((glyph) => glyph.includes(word)) && howNamed(shown, words, at, lexicon, field) !== 'surely'
  })
}

const EXPLAINED = /[,(]/

/** Whether a finding says already that a word is not shown. */
function isTold(word: string, { findings }: Meaning): boolean {
  return findings.some(({ message }) => message.toLowerCase().startsWith(`"${word}"`))
}

type Naming = 'surely' | 'loosely' | null

function average(
  text: string,
  meaning: Meaning,
  lexicon: Lexicon,
  named: (shown: readonly string[], words: readonly string[], at: number) => Naming,
): number | null {
  const shown = glyphsOf(meaning)
  const words = wordsOf(text)
  const { passedOver } = lexicon.frames()
  let [all, sum] = [0, 0]
  for (const [at, word] of words.entries()) {
    if (passedOver.has(word) || lexicon.grammar.stop.has(word)) continue
    const used = lexicon.picturesOf(stemOf(word))
    const pictures = used !== null && used.weight < NOT_IN_BOOK ? used : null
    const weight = pictures?.weight ?? RARE
    const how = named(shown, words, at)
    const isKnown = pictures !== null || how !== null
    const inBook = pictures === null ? 0 : shareOf(shown, pictures)
    const isUnproven = how === 'loosely' && (pictures === null || weight > HARDLY_IN_BOOK)
    const share = how === 'surely' ? 1 : Math.max(inBook, isUnproven ? WITHOUT_EVIDENCE : 0)
    all += isKnown ? weight : 0
    sum += isKnown ? weight * share : 0
  }
  return all === 0 ? null : sum / all
}

function shareOf(shown: readonly string[], { heads, signs }: WordPictures): number {
  return Math.min(
    1,
    shown.reduce((sum, glyph) => sum + (heads.get(glyph) ?? 0) + (signs.get(glyph) ?? 0), 0),
  )
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
  field: Field | null,
): Naming {
  if (shown.some((glyph) => isInName(words, at, glyph))) return 'surely'
  if (isToldBeside(shown, words, at, lexicon, field)) return 'surely'
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

/** Whether a word says several of what a glyph is by its own name: "files". */
export function areSeveral(word: string, { glyphs }: Lexicon): boolean {
  return !glyphs.has(word) && singularPhrases(word).some((one) => glyphs.has(one))
}

/** "Order volume" is drawn as a chart, because that is what a volume of orders is; so is a word that the field tells. */
function isToldBeside(
  shown: readonly string[],
  words: readonly string[],
  at: number,
  { grammar }: Lexicon,
  field: Field | null,
): boolean {
  const readAs = senseBeside(words, at, grammar, field)?.readAs ?? null
  return readAs !== null && shown.includes(glyphOf(readAs))
}

/** The glyph that is the picture of a request, or that carries its sign. */
function glyphOf(picture: string): string {
  return headOf(picture).replaceAll(' ', '-')
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
  return pictures.some((picture) => shown.includes(glyphOf(picture)))
}
