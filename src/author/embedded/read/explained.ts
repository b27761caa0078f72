import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'
import { drawnKey } from '../needs/drawn-key.ts'
import { isWhole } from '../needs/read-need.ts'
import { isNamed } from '../item.ts'
import type { Subject } from '../meaning.ts'
import { isSign, unmatched, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { hasOneOf, inSenseOf } from './crossed-clause.ts'
import { onlyExplains } from './only-explains.ts'

/** Marks that part a picture from the words that say what it means: "magnifying glass with a plus, zoom in". */
const MARKS = /\s*[,;:()–—=]\s*|\s+-\s+/

/** Words that do so where no mark does: "two overlapping squares for copy". */
const WORDS = /\s+(?:for|meaning|means|indicating|as in|to (?:show|say|mean|indicate))\s+/i

/** A picture and more clauses than two are a list. */
const MOST_PARTS = 3

/** Nobody explains a picture in more words. */
const MOST_WORDS = 4

/** By what a part is known as an explanation. */
export interface Explaining {
  readonly lexicon: Lexicon
  readonly read: (text: string) => Read
  /** Whether a text is a row of the phrase book. */
  readonly isNeed: (text: string) => boolean
}

/**
 * A request that describes a picture and names it as well, read by its picture alone. Null for one in which a part may add to the picture: "house with a tree, sun".
 */
export function explained(text: string, by: Explaining): Read | null {
  const marked = partsOf(text, MARKS)
  const isMarked = marked.length > 1
  const parts = isMarked ? marked : partsOf(text, WORDS)
  // What names a line has its own rule: "printer out of order, crossed out".
  if (parts.length < 2 || parts.length > MOST_PARTS || hasOneOf(text, by.lexicon.grammar.lines)) return null
  for (const [at, part] of parts.entries()) {
    // Behind "for" stands what it is for.
    if (at > 0 && !isMarked) break
    if (isOnlyABadge(part, by)) continue
    const others = parts.toSpliced(at, 1)
    const picture = pictureOf(part, others, by)
    if (!isWhole(picture) || picture.meaning.slash) continue
    if (others.every((other) => saysTheSame(other, picture, by))) return picture
    if (!others.every((other) => isOnlySaid(other, { part, picture, text }, by))) continue
    const purpose = unmatched(
      'info',
      `"${plain(others.join(', '))}" says what it is for, and adds nothing to the picture.`,
    )
    return { items: picture.items, meaning: withSaid(picture.meaning, [purpose]) }
  }
  return null
}

function partsOf(text: string, between: RegExp): string[] {
  return text.split(between).filter((part) => wordsOf(part).length > 0)
}

/** A picture among clauses, and the whole text. */
interface Pictured {
  readonly part: string
  readonly picture: Read
  readonly text: string
}

/** "Little x badge": a sign that is on what the other clause names. */
function isOnlyABadge(clause: string, { read, lexicon }: Explaining): boolean {
  if (!BADGE.test(clause)) return false
  const { head, guest } = read(clause).meaning
  return head?.kind === 'glyph' && head.glyph === 'badge' && guest !== null && isSign(guest.subject, lexicon)
}

const BADGE = /^\s*(?:an? )?(?:(?:little|small|tiny|mini) )?[a-z]+(?: [a-z]+)? badge\s*$/i

function isPicture(clause: string, { read, lexicon }: Explaining): boolean {
  const one = read(clause)
  return isWhole(one) && describes(clause, one, lexicon)
}

/** Whether a clause says what a picture is for, and no more. */
function isOnlySaid(clause: string, pictured: Pictured, by: Explaining): boolean {
  const { part, picture, text } = pictured
  if (PLACED.test(clause) && isPicture(clause, by)) return false
  const isSaid =
    isForDoing(text, clause) ||
    (describes(part, picture, by.lexicon) ? isSaidOf(clause, part, picture, by) : explainsOne(clause, pictured, by))
  return isSaid && (!isCrossedOut(clause, by) || hasCross(picture))
}

/**
 * A part with its words in the senses that the others tell, where it is as much a picture so: the box of "box with a tick, parcel delivered" is one for parcels. What is
 * drawn as it is called stays that.
 */
function pictureOf(part: string, others: readonly string[], { read, lexicon }: Explaining): Read {
  const asSaid = read(part)
  const told = read(inSenseOf(part, others, lexicon.grammar))
  const [many, manyTold] = [asSaid, told].map(({ items }) => items.filter(isNamed).length)
  const said = wordsOf(part).join('-')
  const kept = glyphsOf(asSaid).filter((glyph) => said.includes(glyph))
  const isKept = kept.every((glyph) => glyphsOf(told).includes(glyph))
  return isWhole(told) && many === manyTold && isKept ? told : asSaid
}

function glyphsOf({ meaning: { head, guest } }: Read): string[] {
  return [head, guest?.subject].flatMap((one) => (one?.kind === 'glyph' ? [one.glyph] : []))
}

/** Whether a clause explains the picture of another, and is no picture of something else itself. */
function isSaidOf(clause: string, part: string, picture: Read, by: Explaining): boolean {
  return isExplanation(clause, part, by) || onlyExplains(clause, picture, part, by.lexicon)
}

/** One thing, or two that no word joins, and words for what it means, where these cannot be drawn with it: "lightbulb, advice for beginners". */
function explainsOne(clause: string, { part, picture, text }: Pictured, { read, lexicon }: Explaining): boolean {
  if (picture.meaning.head?.kind !== 'glyph' || wordsOf(clause).length < 2) return false
  return !isWhole(read(text)) && onlyExplains(clause, picture, part, lexicon)
}

/** Words without the marks around them. */
function plain(text: string): string {
  return text.trim().replace(/^["“”'«]+|["“”'»]+$/g, '')
}

/** "Flag for reporting", "arrow for download". */
function isForDoing(text: string, other: string): boolean {
  const [first = ''] = wordsOf(other)
  if (!text.endsWith(` for ${other}`)) return false
  return /.{3}ing$/.test(first) || (/^(?:up|down)load$/.test(other.trim()) && /\barrow\b/i.test(text))
}

/** "Glass with an x, no drinks": what explains with a "no" is shown by a cross, or is none of the picture. */
function isCrossedOut(other: string, { read }: Explaining): boolean {
  return read(other.replace(/\boff-(?=[a-z])/gi, '')).meaning.slash
}

/** A mark by which something is told to be gone or wrong: "router with an exclamation mark, no internet". */
function hasCross({ meaning: { guest } }: Read): boolean {
  return guest?.subject.kind === 'glyph' && NEGATIVE.test(guest.subject.glyph)
}

const NEGATIVE = /^(?:x|ban|slash|cross|minus|exclamation|warning|question|lock|snowflake)$/

/** Two names of one picture: "trash can, delete". */
function saysTheSame(other: string, { meaning }: Read, { read, lexicon }: Explaining): boolean {
  const named = read(other)
  if (isWhole(named) && drawnKey(named.meaning) === drawnKey(meaning)) return true
  const { head, guest, container, count } = meaning
  if (head?.kind !== 'glyph' || guest !== null || container !== null || count > 1 || head.preset.size > 0) return false
  return lexicon.phrasesOf(head.glyph).includes(wordsOf(other).join(' '))
}

/** Whether a part has two things, and says itself how they stand to each other: one alone is no picture that somebody explains, nor is the need that is drawn as two. */
function describes(part: string, { items, meaning }: Read, lexicon: Lexicon): boolean {
  if (meaning.head?.kind !== 'glyph' || items.filter(isNamed).length < 2) return false
  if (isBareSign(meaning.guest?.subject, lexicon) || SHOWING.test(part)) return true
  const isJoined = wordsOf(part).some((word) => lexicon.grammar.relations.has(word) && !/^(?:for|as)$/.test(word))
  return items.some((item) =>
    item.kind === 'relation'
      ? isJoined && item.relation !== 'out' && item.relation !== 'from'
      : item.kind === 'unknown' && item.action,
  )
}

const SHOWING = /\b(?:show|display)(?:s|ing)\b/i

/** "Pin on a house" is a picture, where "add to library" is none. */
const PLACED = /\b(?:with|on|in|inside|under|over|above|behind|beside|next to)\s+(?:an?|two|three)\s/i

/** The plus of "user plus": no thing beside another, but a sign on it. */
function isBareSign(guest: Subject | undefined, { glyphs }: Lexicon): boolean {
  return (
    guest?.kind === 'glyph' &&
    glyphs.get(guest.glyph)?.keyline === 'sign' &&
    guest.text.replaceAll(' ', '-') === guest.glyph
  )
}

/** Whether words say what is done, what has become of a thing, or in full what the picture names: "add friend", "delivered", "electric car". */
function isExplanation(text: string, picture: string, { lexicon, read, isNeed }: Explaining): boolean {
  const { grammar } = lexicon
  const words = wordsOf(text)
  const [first = ''] = words
  if (words.length === 0 || words.length > MOST_WORDS || words.some((word) => grammar.relations.get(word) === 'with'))
    return false
  if (/^\s*(?:an?|the|one|two|three)\s/i.test(text) || grammar.relations.has(first)) return false
  const phrase = words.join(' ')
  const { head } = read(text).meaning
  const glyph = head?.kind === 'glyph' ? head.glyph : ''
  const isOwnName = glyph === phrase.replaceAll(' ', '-')
  // A sign is one more thing, whatever it stands for: "user with a gear, plus".
  if (isOwnName && lexicon.glyphs.get(glyph)?.keyline === 'sign') return false
  const { doings } = lexicon.frames()
  if (grammar.signWords.has(first) || doings.has(phrase) || (words.length > 1 && doings.has(first))) return true
  if (
    words.length > 1 &&
    wordsOf(picture).some((word) => [phrase, ...singularPhrases(phrase)].some((one) => one.endsWith(` ${word}`)))
  )
    return true
  return isDoneByAGlyph(glyph, phrase, lexicon) || (isNeed(phrase) && !isOwnName)
}

/** "Log in", "zoom out": names of what is done that have a picture of their own. */
function isDoneByAGlyph(glyph: string, phrase: string, { glyphs, grammar }: Lexicon): boolean {
  const category = glyphs.get(glyph)?.category ?? ''
  return category === 'interface' && !grammar.glyphs.signs.has(glyph) && phrase.includes(' ')
}
