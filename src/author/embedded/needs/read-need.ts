import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Need } from '../../../lexicon/phrase-book.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'
import type { GlyphSubject, Meaning } from '../meaning.ts'
import { unmatched, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { drawnKey } from './drawn-key.ts'
import type { Framed } from './framed.ts'
import type { Guess } from './guess-need.ts'
import type { KnownNeed } from './known-need.ts'
import { endsInAState, stateBehind } from './state-behind.ts'
import { didYouMean, saidAs } from './said-as.ts'
import { isNamedIn } from './share-in-book.ts'
import type { Pictures } from './said-as.ts'

/** From these on a guess is drawn, and said; measured on the fields of the phrase book, each guessed from the others (`npm run -s bench -- needs`). */
const SURE = { score: 0.6, least: 0.38 }

/** From this on any guess is, by needs of the field that the request is for: as often the row's picture as what is read whole (`--within`). */
const SURE_IN_FIELD = 0.8

/**
 * What a row of the phrase book draws; where the words alone say something else, that is said. What they say of one thing stays:
 * "camera off" is a camera, whatever a field calls so.
 */
export function readNeed(text: string, { picture, second }: Need, by: Pictures): Read {
  const { read } = by
  const [plain, known] = [read(text), read(picture)]
  const other = second === null ? null : secondOf(text, second, by)
  const isPlain =
    showsSame(plain.meaning, known.meaning) ||
    (!FOR_OFFLINE.test(text) && isOneThingInAState(plain)) ||
    showsItsState(text, plain.meaning, by.lexicon)
  const { items, meaning } = isPlain ? plain : known
  const said = isPlain ? [] : [saidAs(text, picture, by)]
  return { items, meaning: { ...meaning, second: other, findings: [...meaning.findings, ...said] } }
}

/** Another picture of a need, which says itself what it is. */
function secondOf(text: string, picture: string, by: Pictures): Meaning {
  const { meaning } = by.read(picture)
  return { ...meaning, findings: [...meaning.findings, saidAs(text, picture, by)] }
}

/** Whether two meanings are drawn alike, and the first leaves nothing out. */
function showsSame(plain: Meaning, known: Meaning): boolean {
  return plain.findings.length === 0 && drawnKey(plain) === drawnKey(known)
}

/** Whether words name one thing by its own name that is crossed out or in a state, and nothing of them is left out: no results are no chart that is crossed out. */
function isOneThingInAState({ items, meaning: { head, findings } }: Read): boolean {
  const kinds = items.map(({ kind }) => kind)
  const isInAState = kinds.includes('slash') || items.some(({ kind, text }) => kind === 'state' && !POINTS.test(text))
  const isOne = kinds.filter((kind) => kind === 'thing').length === 1
  return findings.length === 0 && isInAState && isOne && head?.kind === 'glyph' && isOwnName(head)
}

/** "Cracked egg", where the egg is drawn cracked: no sign says that better. */
function showsItsState(text: string, { head, guest, findings }: Meaning, { grammar }: Lexicon): boolean {
  const isSeen = wordsOf(text).some((word) => grammar.seenStates.has(word))
  return isSeen && head?.kind === 'glyph' && head.preset.size > 0 && guest === null && findings.length === 0
}

/** What a row draws, as a guess: one of its senses may be meant, which is asked. */
export function guessOf({ picture }: Need): Guess {
  return { picture, score: 1, least: 0, isFrame: false }
}

/** What guesses are made and read by. */
export interface Guessing extends Pictures {
  readonly guess: () => readonly Guess[]
  /** What the words are put together as. */
  readonly frames: (plain: Read) => readonly Framed[]
  /** Whether the request says what it is for, so that guesses go by the needs of that field. */
  readonly isForField: boolean
  /** Whether the words name one thing that looks otherwise in its state: a guess would say that by a sign. */
  readonly isSeenInAState: (plain: Read) => boolean
}

/** What was read, where nothing of it is lost; else the likeliest picture of the words, where they plainly mean it; else what was read, and what may have been meant. */
export function orGuess(text: string, plain: Read, guessing: Guessing): Read {
  const { read, guess, isForField, isSeenInAState } = guessing
  const isPlain = isWhole(plain)
  // What is read as a second thing of words for a state is none, nor is a machine that runs a running machine.
  const isInAState =
    isForField &&
    endsInAState(text, guessing.lexicon) &&
    (plain.meaning.guest !== null || isTurned(text, plain, guessing) || isFreeToTake(text, plain, guessing.lexicon))
  if (isPlain && !isInAState && !isBesideAnother(plain)) return plain
  if (isJoined(plain)) return plain
  const framed = inFrame(text, plain, isPlain && !isInAState ? SURER_FRAME : LIKELY_FRAME, guessing)
  const isOther =
    headOf(framed) !== headOf(plain) && (headOf(framed) !== guestOf(plain) || isBegunBy(text, plain, guessing))
  if (framed !== null && (!isPlain || isInAState || isOther)) return framed
  if (isPlain) return plain
  const likely = guess()
    .map((one) => ({ ...one, ...read(one.picture) }))
    .filter((one) => isWhole(one) && drawnKey(one.meaning) !== drawnKey(plain.meaning))
    .filter(({ picture }) => !isForField || saysTheState(text, picture, guessing.lexicon))
  const [first, ...others] = likely
  if (first === undefined) return plain
  const isLikely = isSure(first, isForField && text.includes(' ')) && plain.items.every(isOfANeed)
  if (isLikely && (isForField || !isSeenInAState(plain))) {
    const said = saidAs(text, first.picture, guessing)
    const [other] = others
    const second = other === undefined ? null : secondOf(text, other.picture, guessing)
    return { items: first.items, meaning: { ...first.meaning, second, findings: [...first.meaning.findings, said] } }
  }
  const asked = didYouMean(
    likely.map(({ picture }) => picture),
    guessing,
  )
  return { items: plain.items, meaning: { ...plain.meaning, findings: [...plain.meaning.findings, asked] } }
}

/** Whether a picture has a sign of the state that a need ends in: "payee mismatch" is no payee with a check mark. True of needs that end in none. */
function saysTheState(text: string, picture: string, lexicon: Lexicon): boolean {
  const behind = stateBehind(wordsOf(text), lexicon)
  if (behind === null) return true
  return / off$/.test(picture) || behind.signs.some((sign) => picture.endsWith(` with ${sign.replaceAll('-', ' ')}`))
}

/** Whether a text is drawn as one thing that has its words in another order, and not as what stands before the state. */
function isTurned(text: string, { meaning: { head } }: Read, { read, lexicon }: Pictures): boolean {
  const words = wordsOf(text)
  const behind = stateBehind(words, lexicon)
  if (behind === null || head?.kind !== 'glyph' || head.text.toLowerCase() !== words.join(' ')) return false
  const thing = read(words.slice(0, behind.at).join(' '))
  return isWhole(thing) && headOf(thing) !== head.glyph && !isNamedIn(words, head.glyph)
}

/** "Add bookmark" is no plus with a bookmark, nor "enter result" a door with a clipboard: what is done is not the larger thing. The wrench of "repair quote" may be. */
function isBegunBy(text: string, { meaning: { head } }: Read, { lexicon, isForField }: Guessing): boolean {
  const [first = '', ...others] = wordsOf(text)
  if (others.length === 0 || head?.kind !== 'glyph' || head.text.toLowerCase() !== first) return false
  const { keyline, category } = lexicon.glyphs.get(head.glyph) ?? {}
  return lexicon.frames().doings.has(first) && (keyline === 'sign' || (isForField && category === 'interface'))
}

/** "Porter free": people and places are free where they are not taken, and crossed out of nothing, as gluten is. */
function isFreeToTake(text: string, { meaning: { head, slash } }: Read, { glyphs }: Lexicon): boolean {
  if (!slash || head?.kind !== 'glyph' || !/ free$/i.test(text)) return false
  return ['people', 'home', 'places'].includes(glyphs.get(head.glyph)?.category ?? '')
}

function isSure({ isFrame, score, least }: Guess, isForField: boolean): boolean {
  return (isForField && score >= SURE_IN_FIELD) || (isFrame && score >= SURE.score && least >= SURE.least)
}

/**
 * From these on what words are put together as is drawn: as a draft that asks, as it is, and in place of two things that the words name beside each other. Of 29
 * that strangers were shown as checked between the first two 6 would ship and 15 were wrong; above them half would, and a quarter was wrong.
 */
const LIKELY_FRAME = 0.7
export const SURE_FRAME = 0.88
/** What is put together for a field is drawn from here on: of such drafts strangers would have shipped more than half, and found a tenth wrong. */
const SURE_IN_ITS_FIELD = 0.82
const SURER_FRAME = 0.9

/**
 * What the nearest row of its field draws, in place of a need of which something is lost or in doubt; as a draft that asks: of 44 that strangers were shown as checked they
 * would ship 24, and 7 were wrong.
 */
export function orNearestRow(text: string, plain: Read, nearest: () => string | null, by: Pictures): Read {
  if (isWhole(plain) || loosely(text) === null) return plain
  const picture = nearest()
  if (picture === null || !isWhole(by.read(picture))) return plain
  const row = readAs(text, { picture, left: [] }, by)
  return { ...row, meaning: withSaid(row.meaning, askedFor([picture], by)) }
}

/**
 * A need of another field with the very words of the request, where something of it is lost or in doubt, and both are about the same thing: a mill that runs is wheat to
 * bakers alone.
 */
export function orRowBesides(text: string, plain: Read, need: Need, by: Pictures): Read {
  if (!failing(plain.meaning) || !text.includes(' ')) return plain
  const row = readNeed(text, need, by)
  const shown = [headOf(plain), guestOf(plain)]
  return isWhole(row) && shown.includes(headOf(row)) ? row : plain
}

/** What the row of a need draws, or what was read of its words, where it has none or its row is one of several senses. */
export function rowOr(
  text: string,
  known: KnownNeed | null,
  doubted: () => Read,
  by: Pictures & { readonly isForField: boolean },
): Read {
  if (known === null) return doubted()
  if (known.isSure) return readNeed(text, known.need, by)
  return by.isForField ? doubted() : orOnlySense(text, doubted(), known, by)
}

/**
 * A need of another field with the very words of the request, where all its rows show one thing, and the words were put together, or name their things by other names than
 * their own: what has become of a speaker in a call is no loudspeaker.
 */
function orOnlySense(text: string, plain: Read, { need, isOnlySense }: KnownNeed, by: Pictures): Read {
  const isPutTogether = plain.meaning.findings.some(({ message }) => READ_AS.test(message))
  // Who says "the windows" means these.
  if (!isOnlySense || ARTICLE.test(text) || (isWhole(plain) && !isPutTogether && !isBesideAnother(plain))) return plain
  const row = readNeed(text, need, by)
  return isWhole(row) ? row : plain
}

const ARTICLE = /\b(?:an?|the)\b/i

/** What is said of words that are drawn as something else than they say one by one. */
const READ_AS = /^"[^"]+" is read as /

/** Whether two things that can be drawn are joined by "and": the words are what is to be seen, and no need. */
function isJoined({ items, meaning: { guest } }: Read): boolean {
  const [head, joint, other] = items
  const areThings = head?.kind === 'thing' && other?.kind === 'thing' && items.length === 3
  return areThings && guest !== null && joint?.kind === 'relation' && joint.text === 'and'
}

/** Whether words only name a thing and another, by other names than their own: "charity newsletter" is no donation with an envelope. */
function isBesideAnother({ items, meaning: { head, guest } }: Read): boolean {
  const names = [head, guest?.subject]
  return items.every(isOfANeed) && guest !== null && !names.every((one) => one?.kind !== 'glyph' || isOwnName(one))
}

/** What is got for later crosses nothing out: "map for offline use", "offline map"; a device that is offline is crossed out. */
const FOR_OFFLINE = /\bfor offline\b|^offline\b/i

/** To drill down is nothing that a drill does, and "hours left" points nowhere. */
const POINTS = /^(?:up|down|left|right)$/i

function isOwnName({ glyph, text }: GlyphSubject): boolean {
  const name = glyph.replaceAll('-', ' ')
  return [text, ...singularPhrases(text)].includes(name)
}

function headOf(read: Read | null): string | null {
  const head = read?.meaning.head
  return head?.kind === 'glyph' ? head.glyph : null
}

function guestOf({ meaning: { guest } }: Read): string | null {
  return guest?.subject.kind === 'glyph' ? guest.subject.glyph : null
}

/** The picture that the words of a need make together, where they plainly do; what it leaves out is said. */
function inFrame(text: string, plain: Read, sure: number, by: Guessing): Read | null {
  const { read, frames, isForField } = by
  if (loosely(text) === null) return null
  // What the words say by themselves is not given up for less of them.
  const isWholeOnly = loosely(text) === true || isWhole(plain)
  const [first, ...others] = frames(plain)
    .filter(({ score, left }) => score >= sure && (!isWholeOnly || left.length === 0))
    .map((one) => ({ ...one, ...read(one.picture) }))
    .filter(isWhole)
  if (first === undefined) return null
  const [other] = others
  const { items: shown, meaning } = readAs(text, first, by)
  const isSureOf =
    first.score >= (isForField ? SURE_IN_ITS_FIELD : SURE_FRAME) && !isWithoutItsState(text, first.picture)
  const isAsked = !isSureOf && first.left.length === 0
  const asked = isAsked
    ? askedFor(
        [first, ...others].map(({ picture }) => picture),
        by,
      )
    : []
  const second = other === undefined ? null : readAs(text, other, by).meaning
  return {
    items: shown,
    meaning: {
      ...meaning,
      second: second && { ...second, findings: [...second.findings, ...asked] },
      findings: [...meaning.findings, ...asked],
    },
  }
}

/** "Berth out of service" is no berth alone. */
function isWithoutItsState(text: string, picture: string): boolean {
  return /\b(?:out of|without|past|beyond)\b/i.test(text) && !/ with | off$/.test(picture)
}

/** What makes a draft of a reading that may be another: the nearest ones are offered. */
export function askedFor(pictures: readonly string[], by: Pictures): Finding[] {
  return [mayBeOtherwise(), didYouMean(pictures, by)]
}

/** What makes a draft of words that are read one by one, where together they may say another thing. */
export function mayBeOtherwise(): Finding {
  return unmatched('error', 'The words may mean something else together. Say what is to be seen.')
}

/** Words that put two things in a picture; and those that may, but stand in needs as well. */
const PLACES =
  /\b(?:with|above|below|beneath|behind|beside|inside|alongside|underneath|onto|holding|wearing|carrying|containing|around|through an?)\b/i
const MAY_PLACE = /\b(?:in|on|and|over|near|under|before|after)\b|&/i

/** Whether a need is only that where nothing of it is left out; null for what describes a picture. */
export function loosely(text: string): boolean | null {
  return PLACES.test(text) || /\d/.test(text) ? null : MAY_PLACE.test(text)
}

/** What is read in place of a need, and said. A word that it leaves out makes it a draft: often it is the one that the need is about. */
export function readAs(text: string, { picture, left }: Pick<Framed, 'picture' | 'left'>, by: Pictures): Read {
  const { items, meaning } = by.read(picture)
  const said = [
    saidAs(text, picture, by),
    ...left.map((word) =>
      unmatched('error', `"${word}" is not shown. Ask without it, or say what it adds to the picture.`),
    ),
  ]
  return { items, meaning: { ...meaning, findings: [...meaning.findings, ...said] } }
}

/** Who says how things stand to each other, or what is written, describes a picture and no need. */
function isOfANeed({ kind }: Read['items'][number]): boolean {
  return kind !== 'relation' && kind !== 'character' && kind !== 'number'
}

/** Whether something is named, and nothing of it is lost. */
export function isWhole({ meaning }: Read): boolean {
  return meaning.head !== null && !failing(meaning)
}

/** Whether something of the request is lost. */
export function failing(meaning: Meaning): boolean {
  return meaning.findings.some((finding) => finding.severity === 'error')
}
