import type { Field } from '../../../lexicon/fields.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { unmatched } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { failing, loosely } from './read-need.ts'
import { senseBeside } from './sense-beside.ts'
import { glyphsOf, isNamedIn, meansOneOf } from './share-in-book.ts'

/** "A bat on a branch" describes a picture, which shows what is meant. */
const DESCRIBES = /^(?:an?|the|two|three)\b/i

/**
 * A need with a word whose senses are about as likely as each other, and neither a word beside it nor its field that tells which is meant: "instrument received". What
 * was read is drawn, as a draft that asks.
 */
export function inDoubt(text: string, plain: Read, lexicon: Lexicon, field: Field | null): Read {
  const { meaning } = plain
  if (failing(meaning) || !mayBeDoubted(text, lexicon)) return plain
  const words = wordsOf(text)
  const at = words.findIndex(
    (word, index) =>
      isInDoubt(words, index, lexicon, field) && !isInAName(word, plain) && isDrawnBy(words, index, plain, lexicon),
  )
  const pictures = lexicon.grammar.doubts.get(words[at] ?? '')
  if (pictures === undefined) return plain
  const rest = words.toSpliced(at, 1).join(' ')
  const asked = unmatched(
    'error',
    `"${words[at]}" may mean several things here. Say what is to be seen: ${pictures.map((one) => `"${one}"`).join(' or ')}, with what "${rest}" adds.`,
  )
  return { ...plain, meaning: { ...meaning, findings: [...meaning.findings, asked] } }
}

/** Nobody words a need in more. */
const MOST_WORDS = 7

/** Whether a text is a need of several words that tell, describes no picture, and has no row of our own that says how it is drawn: "corner up left". */
export function mayBeDoubted(text: string, lexicon: Lexicon): boolean {
  const { passedOver } = lexicon.frames()
  const { style, slash } = lexicon.grammar
  const isNeed = loosely(text) !== null && !DESCRIBES.test(text) && lexicon.lookUp(text).kind !== 'composition'
  const telling = wordsOf(text).filter((word) => !passedOver.has(word) && !style.has(word) && !slash.has(word))
  return isNeed && telling.length > 1 && telling.length <= MOST_WORDS
}

/** Whether neither a neighbour nor a phrase that the word stands in tells what it means. */
function isInDoubt(words: readonly string[], at: number, lexicon: Lexicon, field: Field | null): boolean {
  if (!lexicon.grammar.doubts.has(words[at] ?? '')) return false
  const phrases = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter(({ length }) => length === 2)
  return (
    senseBeside(words, at, lexicon.grammar, field) === undefined &&
    !phrases.some((phrase) => namesThing(phrase.join(' '), lexicon))
  )
}

/** Whether a sense that is seldom meant, the first of its row or none of them, is what a word is drawn as, and what no other word names. */
function isDrawnBy(words: readonly string[], at: number, { meaning }: Read, lexicon: Lexicon): boolean {
  const shown = glyphsOf(meaning)
  // "Ship and anchor": who names all that is shown describes a picture.
  if (shown.length > 1 && shown.every((glyph) => isNamedIn(words, glyph))) return false
  const [, ...others] = (lexicon.grammar.doubts.get(words[at] ?? '') ?? []).map((one) => one.replaceAll(' ', '-'))
  const rest = words.toSpliced(at, 1)
  return shown.some(
    (glyph) =>
      !others.includes(glyph) && !isNamedIn(rest, glyph) && meansOneOf([glyph], words.slice(at, at + 1), lexicon),
  )
}

/** "Deck of cards", "tank top": several words that were read as one thing. */
function isInAName(word: string, { items }: Read): boolean {
  return items.some(({ kind, text }) => {
    const parts = wordsOf(text)
    return kind === 'thing' && parts.length > 1 && parts.includes(word)
  })
}

function namesThing(phrase: string, lexicon: Lexicon): boolean {
  return lexicon.frames().things.has(phrase) || drawnAs(phrase, lexicon) !== null
}
