import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs, isUndrawn } from '../../../lexicon/lexicon.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import type { WordPictures } from '../../../lexicon/word-pictures.ts'
import { signsOf } from './nearest-row.ts'
import type { InField, PicturesInField } from './field-pictures.ts'

/** What a need that is in no row may be drawn as. */
export interface Guess {
  /** The request that draws it, in the words of the lexicon. */
  readonly picture: string
  /** How well the words go with the picture: about 1 where they plainly mean it. */
  readonly score: number
  /** How much of the word that goes with it least is in the picture: 1 for a word that names what is shown. */
  readonly least: number
  /** Whether the words are what is done to a thing that is named, or what has become of it: "cancel parcel", "parcel cancelled". */
  readonly isFrame: boolean
}

/** Nobody words a need in more. */
const MOST_WORDS = 5
const MOST_GUESSES = 3
/** A picture that goes with the words less than this is none of them. */
const LEAST_SCORE = 0.6
/** How many pictures are tried, and how many signs on each. */
const MOST_HEADS = 8
const MOST_SIGNS = 5
/** How much more of the words a sign has to show than the picture without it. */
const WORTH_A_SIGN = 0.1
/** A glyph that the last words name is what the need is about; one that is named by other words than its own is less sure. */
const LAST = 1.3
const BY_ANOTHER_NAME = 0.8
/** What is named and only a sign on something else. */
const SAID_BY_A_SIGN = 0.7

/**
 * Makes what gives the likeliest pictures of a need, the best first, by what each of its words is drawn as in others, most of all in those of the field that it is
 * for. Empty for sentences and for words that nothing is known of.
 */
export function createGuessNeed(
  lexicon: Lexicon,
  picturesInField: PicturesInField,
): (text: string, field?: Field | null) => Guess[] {
  return (text, field = null) => {
    const words = tellingWords(text, lexicon)
    if (words.length === 0 || words.length > MOST_WORDS || namesUndrawn(words, lexicon)) return []
    const told = words.map((word): Told => {
      const stem = stemOf(word)
      return { word, pictures: inAll(lexicon.picturesOf(stem), field === null ? null : picturesInField(field, stem)) }
    })
    const spans = glyphSpans(words, lexicon)
    // To a field its own needs are drawn as things, never as bare signs.
    const isThing = (glyph: string): boolean => field === null || lexicon.glyphs.get(glyph)?.keyline !== 'sign'
    const heads = ranked(headScores(told, spans))
      .filter(([glyph]) => isThing(glyph))
      .slice(0, MOST_HEADS)
    const points = pointingOf(words, lexicon)
    const signs = ranked(signScores(told, lexicon))
      .filter(([sign]) => sign !== ARROW || points !== null)
      .slice(0, MOST_SIGNS)
    return heads
      .map(([head]) => bestOf(head, signs, told, spans, lexicon))
      .map((guess) => ({ ...guess, picture: points === null ? guess.picture : pointed(guess.picture, points) }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_GUESSES)
  }
}

const ARROW = 'arrow'

/** Where the arrow of some words points, such as `arrow down` of "low"; null where none of them tells: an arrow to anywhere would say something else. */
function pointingOf(words: readonly string[], lexicon: Lexicon): string | null {
  return words.flatMap((word) => signsOf(word, lexicon)).find((sign) => sign.startsWith(`${ARROW} `)) ?? null
}

function pointed(picture: string, points: string): string {
  return picture.endsWith(` with ${ARROW}`) ? picture.slice(0, -ARROW.length) + points : picture
}

interface Told {
  readonly word: string
  readonly pictures: WordPictures | null
}

/** What the needs of the field count for beside all others, by how many they are: one tells little, four tell nearly all. */
const SURE_OF_FIELD = 1.5

/** What a word is drawn as in the needs of its field and, the fewer these are, in all. */
function inAll(all: WordPictures | null, own: InField | null): WordPictures | null {
  if (own === null) return all
  const ofField = own.count / (own.count + SURE_OF_FIELD)
  const both = (
    ours: ReadonlyMap<string, number>,
    theirs: ReadonlyMap<string, number> | undefined,
  ): Map<string, number> =>
    new Map(
      [...new Set([...ours.keys(), ...(theirs?.keys() ?? [])])].map((glyph) => [
        glyph,
        (ofField * (ours.get(glyph) ?? 0)) / own.count + (1 - ofField) * (theirs?.get(glyph) ?? 0),
      ]),
    )
  return { weight: all?.weight ?? RARE, heads: both(own.heads, all?.heads), signs: both(own.signs, all?.signs) }
}

/** Words that name a glyph together. */
interface Span {
  readonly glyph: string
  readonly from: number
  readonly to: number
  readonly isItsName: boolean
}

function tellingWords(text: string, { grammar }: Lexicon): string[] {
  return wordsOf(text).filter((word) => !grammar.stop.has(word))
}

const LONGEST_NAME = 3

/** "Fire extinguisher": what is named as one thing is drawn as that, or not at all. */
function namesUndrawn(words: readonly string[], lexicon: Lexicon): boolean {
  return words.some((_, from) =>
    words.slice(from, from + LONGEST_NAME).some((__, more) => {
      const phrase = words.slice(from, from + more + 1).join(' ')
      return isUndrawn(lexicon.lookUp(phrase))
    }),
  )
}

function glyphSpans(words: readonly string[], lexicon: Lexicon): Span[] {
  return words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_NAME).flatMap((__, more): Span[] => {
      const to = from + more + 1
      const phrase = words.slice(from, to).join(' ')
      const glyph = drawnAs(phrase, lexicon)?.glyph
      if (glyph === undefined) return []
      const name = glyph.replaceAll('-', ' ')
      return [{ glyph, from, to, isItsName: [phrase, ...singularPhrases(phrase)].includes(name) }]
    }),
  )
}

/** A word that is in no row tells as much as one that is in a row of its own. */
const RARE = 8

function weightOf({ pictures }: Told): number {
  return pictures?.weight ?? RARE
}

function headScores(told: readonly Told[], spans: readonly Span[]): Map<string, number> {
  const all = told.reduce((sum, one) => sum + weightOf(one), 0)
  const scores = new Map<string, number>()
  const add = (glyph: string, score: number): unknown => scores.set(glyph, (scores.get(glyph) ?? 0) + score)
  for (const one of told)
    for (const [glyph, share] of one.pictures?.heads ?? []) add(glyph, (weightOf(one) / all) * share)
  for (const { glyph, from, to, isItsName } of spans) {
    const share = told.slice(from, to).reduce((sum, one) => sum + weightOf(one), 0) / all
    add(glyph, share * (to === told.length ? LAST : 1) * (isItsName ? 1 : BY_ANOTHER_NAME))
  }
  return scores
}

function signScores(told: readonly Told[], { grammar, glyphs }: Lexicon): Map<string, number> {
  const scores = new Map<string, number>()
  const add = (sign: string, score: number): unknown => scores.set(sign, (scores.get(sign) ?? 0) + score)
  for (const { word, pictures } of told) {
    for (const [sign, share] of pictures?.signs ?? []) add(sign, share)
    const asked = grammar.signWords.get(word)?.find((name) => glyphs.has(name))
    if (asked !== undefined) add(asked, 0.5)
  }
  return scores
}

function ranked(scores: ReadonlyMap<string, number>): [string, number][] {
  return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** A picture with the sign, or without one, that goes best with the words. */
function bestOf(
  head: string,
  signs: readonly (readonly [string, number])[],
  told: readonly Told[],
  spans: readonly Span[],
  lexicon: Lexicon,
): Guess {
  const all = told.reduce((sum, one) => sum + weightOf(one), 0)
  const guess = (sign: string | null): Guess => {
    const shown = told.map((one, at) => shownOf(one, at, { head, sign }, spans, lexicon))
    const score = shown.reduce((sum, share, at) => sum + share * (weightOf(told[at] as Told) / all), 0)
    return {
      picture: requestOf(head, sign),
      score,
      least: Math.min(...shown),
      isFrame: sign !== null && isSmall(sign, lexicon) && isFrame(head, told, spans),
    }
  }
  const bare = guess(null)
  const isTold = (sign: string): boolean => !DENYING.has(sign) || isDenied(sign, head, told, spans, lexicon)
  const signed = signs.filter(([sign]) => sign !== head && isTold(sign)).map(([sign]) => guess(sign))
  return signed.reduce(
    (best, other) => (other.score > best.score + (best === bare ? WORTH_A_SIGN : 0) ? other : best),
    bare,
  )
}

/** A word that so many needs say such a sign of says it. */
const MOSTLY = 0.4
/** Signs that say that something is not so. */
const DENYING = new Set(['off', 'x', 'ban', 'minus'])

/** Whether a word says such a sign that does not name the thing itself: of alerts needs often say that they are silenced, but alerts alone are a bell. */
function isDenied(
  sign: string,
  head: string,
  told: readonly Told[],
  spans: readonly Span[],
  lexicon: Lexicon,
): boolean {
  return told.some(({ word, pictures }, at) => {
    const isSaid = signsOf(word, lexicon).includes(sign) || lexicon.grammar.signWords.get(word)?.includes(sign) === true
    const isOther = told.length > 1 && !spans.some(({ glyph, from, to }) => glyph === head && from <= at && at < to)
    return isSaid || (isOther && (pictures?.signs.get(sign) ?? 0) >= MOSTLY)
  })
}

/** "Done", "expired": what has become of something. */
const PARTICIPLE = /(?:ed|en|ing)$/

/** Whether a glyph has a form of its own for the corner of another. */
function isSmall(sign: string, { glyphs }: Lexicon): boolean {
  const program = glyphs.get(sign)
  return sign === 'off' || program?.keyline === 'sign' || (program?.mini ?? null) !== null
}

/** Whether a thing is named at the end, behind what is done to it, or before the one word for what has become of it. */
function isFrame(head: string, told: readonly Told[], spans: readonly Span[]): boolean {
  return spans.some(
    ({ glyph, from, to, isItsName }) =>
      glyph === head &&
      isItsName &&
      (to === told.length || (from === 0 && to === told.length - 1 && PARTICIPLE.test(told[to]?.word ?? ''))),
  )
}

/** How much of a word is in a picture: 1 where it names it. */
function shownOf(
  { word, pictures }: Told,
  at: number,
  { head, sign }: { readonly head: string; readonly sign: string | null },
  spans: readonly Span[],
  { grammar }: Lexicon,
): number {
  const names = spans.filter(({ from, to }) => from <= at && at < to)
  const asHead = names.filter(({ glyph }) => glyph === head).map(({ isItsName }) => (isItsName ? 1 : BY_ANOTHER_NAME))
  const asSign = sign === null ? 0 : (pictures?.signs.get(sign) ?? 0)
  const isAsked = sign !== null && grammar.signWords.get(word)?.includes(sign) === true
  const isSign = sign !== null && names.some(({ glyph }) => glyph === sign)
  return Math.min(
    1,
    Math.max(...asHead, (pictures?.heads.get(head) ?? 0) + asSign, isAsked ? 1 : 0, isSign ? SAID_BY_A_SIGN : 0),
  )
}

function requestOf(head: string, sign: string | null): string {
  const name = head.replaceAll('-', ' ')
  if (sign === null) return name
  return sign === 'off' ? `${name} off` : `${name} with ${sign.replaceAll('-', ' ')}`
}
