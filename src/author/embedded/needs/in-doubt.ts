import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { singularsOf, wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import type { Meaning, Subject } from '../meaning.ts'
import { plainGlyph, unmatched, withSaid } from '../meaning.ts'
import { hasOneOf } from '../read/crossed-clause.ts'
import type { Read } from '../subject-and-words.ts'
import { baseForms } from './base-forms.ts'
import type { ForField } from './field-pictures.ts'
import { failing, loosely } from './read-need.ts'
import { requestFor } from './request-for.ts'
import { senseBeside } from './sense-beside.ts'
import { glyphsOf, isNamedIn, meansOneOf } from './share-in-book.ts'

/** "A bat on a branch" describes a picture, which shows what is meant. */
const DESCRIBES = /^(?:an?|the|two|three)\b/i

/**
 * A need with a word whose senses are about as likely as each other, and neither a word beside it nor its field that tells which is meant: "instrument received". What
 * was read is drawn, as a draft that asks.
 */
export function inDoubt(text: string, plain: Read, lexicon: Lexicon, forField: ForField): Read {
  const { meaning } = plain
  if (failing(meaning) || !mayBeDoubted(text, lexicon)) return plain
  const words = wordsOf(text)
  const at = words.findIndex((word, index) => {
    if (isInAName(word, plain) || !isInDoubt(words, index, lexicon, forField)) return false
    return isDrawnBy(words, index, plain, lexicon) && !forField.isDrawnSo(word, glyphsOf(meaning))
  })
  const word = words[at]
  if (word === undefined) return plain
  const pictures = lexicon.grammar.doubts.get(word) ?? picturesOf(word, plain, lexicon)
  const rest = words.toSpliced(at, 1).join(' ')
  const asked = unmatched(
    'error',
    `"${word}" may mean several things here. Say what is to be seen: ${pictures.map((one) => `"${one}"`).join(' or ')}, with what "${rest}" adds.`,
  )
  const near = pictures.map((picture) => shownAs(word, picture, meaning, lexicon)).filter((one) => one !== null)
  return { ...plain, meaning: { ...withSaid(meaning, [asked]), near } }
}

/** The request for what a meaning shows, with another picture for one of its words; null for what that draws nothing of. */
function shownAs(word: string, picture: string, meaning: Meaning, lexicon: Lexicon): string | null {
  const { head, guest } = meaning
  const isOf = (subject: Subject | undefined): boolean =>
    subject?.kind === 'glyph' && meansOneOf([subject.glyph], [word], lexicon)
  const subject = plainGlyph(picture.replaceAll(' ', '-'))
  if (isOf(head ?? undefined)) return requestFor({ ...meaning, head: subject })
  return guest !== null && isOf(guest.subject) ? requestFor({ ...meaning, guest: { ...guest, subject } }) : null
}

/** More pictures than these are no question. */
const MOST_PICTURES = 3

/** What a word is drawn as here, and in other needs. */
function picturesOf(word: string, { meaning }: Read, lexicon: Lexicon): string[] {
  const here = glyphsOf(meaning).filter((glyph) => meansOneOf([glyph], [word], lexicon))
  const elsewhere = [...(lexicon.picturesOf(stemOf(word))?.heads.keys() ?? [])].filter((one) => lexicon.glyphs.has(one))
  return [...new Set([...here, ...elsewhere])].slice(0, MOST_PICTURES).map((glyph) => glyph.replaceAll('-', ' '))
}

/** Whether a text says how a picture looks ("crossed out" does), or is a row of our own that does. */
export function isDescribed(text: string, lexicon: Lexicon): boolean {
  if (loosely(text) === null || DESCRIBES.test(text) || hasOneOf(text, lexicon.grammar.lines)) return true
  return lexicon.lookUp(text).kind === 'composition'
}

/** Nobody words a need in more. */
const MOST_WORDS = 7

/** Whether a text is a need of several words that tell, describes no picture, and has no row of our own that says how it is drawn: "corner up left". */
export function mayBeDoubted(text: string, lexicon: Lexicon): boolean {
  if (isDescribed(text, lexicon)) return false
  const { passedOver } = lexicon.frames()
  const { style, slashWords } = lexicon.grammar
  // "Crossed out" says how a thing is drawn, as "off" does.
  const telling = wordsOf(text).filter((word) => !passedOver.has(word) && !style.has(word) && !slashWords.has(word))
  return telling.length > 1 && telling.length <= MOST_WORDS
}

/** Whether neither a neighbour nor a phrase that the word stands in tells what it means. */
function isInDoubt(words: readonly string[], at: number, lexicon: Lexicon, { field }: ForField): boolean {
  const word = words[at] ?? ''
  if (!lexicon.grammar.doubts.has(word) && !isThingOfManySenses(word, lexicon)) return false
  const phrases = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter(({ length }) => length === 2)
  return (
    senseBeside(words, at, lexicon.grammar, field) === undefined &&
    !phrases.some((phrase) => namesThing(phrase.join(' '), lexicon))
  )
}

/**
 * "Board", "field": of many meanings none is much commoner than the others, and it is known as one thing alone. Of 18 needs with such a word that strangers were shown
 * as checked 11 were wrong. What is done as well ("order", "record") is a word of all products, and drawn as they draw it.
 */
function isThingOfManySenses(word: string, lexicon: Lexicon): boolean {
  const { things, doings } = lexicon.frames()
  if (!lexicon.isManySensed(word) || baseForms(word).some((form) => doings.has(form))) return false
  const forms = [word, ...singularsOf(word)]
  // A glyph's own name is that glyph; what prints is a printer.
  return forms.some((form) => things.has(form)) && ![...forms, `${word}er`].some((form) => lexicon.glyphs.has(form))
}

/** Whether a sense that is seldom meant, the first of its row or none of them, is what a word is drawn as, and what no other word names. */
function isDrawnBy(words: readonly string[], at: number, { meaning }: Read, lexicon: Lexicon): boolean {
  const shown = glyphsOf(meaning)
  // "Ship and anchor": who names all that is shown describes a picture.
  if (shown.length > 1 && shown.every((glyph) => isNamedIn(words, glyph))) return false
  const listed = lexicon.grammar.doubts.get(words[at] ?? '')
  const [, ...others] = (listed ?? []).map((one) => one.replaceAll(' ', '-'))
  const rest = words.toSpliced(at, 1)
  // "Units and measures", both drawn as a ruler, tell each other apart; so do "present slides".
  const isToldBy = (glyph: string): boolean =>
    isNamedIn(rest, glyph) ||
    (listed === undefined && rest.some((other) => glyph.startsWith(other) || meansOneOf([glyph], [other], lexicon)))
  return shown.some(
    (glyph) => !others.includes(glyph) && !isToldBy(glyph) && meansOneOf([glyph], words.slice(at, at + 1), lexicon),
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
