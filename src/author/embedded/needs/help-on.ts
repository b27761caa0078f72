import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { nounPhrase } from '../compose/words.ts'
import type { Item } from '../item.ts'
import type { Meaning } from '../meaning.ts'
import { generalised, plainGlyph } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import type { Guess } from './guess-need.ts'
import { drawnKey } from './drawn-key.ts'
import { failing, isWhole } from './read-need.ts'
import { nameInRequest, requestFor } from './request-for.ts'
import { NOT_IN_BOOK } from './share-in-book.ts'

/** More nearest pictures than this are no help: some of them may have no room at a cut. */
const MOST_NEAREST = 5
/** Of what the whole may mean only the likeliest are near. */
const MOST_GUESSES = 2
/** A word that is drawn so in fewer of its needs is not near that. */
const LEAST_SHARE = 0.12
/** Of so many pictures of a word some are drawn. */
const MOST_PICTURES = 4

/** What help is found by. */
interface Helping {
  readonly read: (text: string) => Read
  /** The likeliest pictures of the whole. */
  readonly guess: () => readonly Guess[]
  /** Known words within a slip of another. */
  readonly near: (word: string) => readonly string[]
  readonly lexicon: Lexicon
}

/**
 * What was read, with a way to get on where something of it is lost: the general picture of what a word is a kind of, in place of its
 * first letter, and the nearest requests that can be drawn.
 */
export function helpOn(plain: Read, helping: Helping): Read {
  if (!failing(plain.meaning)) return plain
  const general = plain.meaning.head === null ? inGeneral(plain, helping.lexicon) : plain.meaning
  const meaning = general.head === null ? asInNeeds(plain, helping) : general
  const near = new Set([...(meaning.near ?? []), ...nearestTo(plain.items, meaning, helping)])
  return { ...plain, meaning: { ...meaning, near: [...near] } }
}

/** Words that became nothing, the last first: the noun stands behind what is said of it. */
function lostWords(items: readonly Item[]): string[] {
  return items
    .filter(({ kind }) => kind === 'unknown' || kind === 'quality')
    .map(({ text }) => text.toLowerCase())
    .reverse()
}

/** A paw for a wombat: the picture of its class. */
function inGeneral({ items, meaning }: Read, lexicon: Lexicon): Meaning {
  if (items.some(({ kind }) => kind === 'slash')) return meaning
  for (const word of lostWords(items)) {
    const found = lexicon.familiarity(word) === 'brand' ? null : lexicon.classOf(word)
    if (found === null || !lexicon.glyphs.has(found.glyph)) continue
    const head = plainGlyph(found.glyph, { text: word, state: `, for ${found.name} in general` })
    const said = generalised(
      `"${word}" is drawn as ${nounPhrase(found.glyph, lexicon.grammar)}, the general picture of ${found.name}.`,
    )
    return { ...meaning, head, findings: [...meaning.findings, said] }
  }
  return meaning
}

/** A word that is drawn so in fewer of its needs is not drawn so where nothing else is known; of one that is in no need itself words used alike tell less. */
const LEAST_TO_DRAW = { itself: 0.12, alike: 0.3 }

/** The likeliest picture of a need, or what needs with one of its lost words are drawn as most: columns for "compare before after". More than a letter, and a draft. */
function asInNeeds({ items, meaning }: Read, { guess, lexicon, read }: Helping): Meaning {
  if (items.some(({ kind }) => kind === 'slash')) return meaning
  const likeliest = guess().find(({ picture }) => isWhole(read(picture)))
  if (likeliest !== undefined) return { ...read(likeliest.picture).meaning, findings: meaning.findings }
  const [most] = lostWords(items)
    .filter((text) => lexicon.familiarity(text) !== 'brand' && !isOneToBeSeen(text, lexicon))
    .flatMap((text) => wordsOf(text))
    .flatMap((word) => {
      const { weight = 0, heads = [] } = lexicon.picturesOf(stemOf(word)) ?? {}
      const least = weight < NOT_IN_BOOK ? LEAST_TO_DRAW.itself : LEAST_TO_DRAW.alike
      return [...heads].flatMap(([glyph, share]) => (share < least ? [] : [{ word, glyph, share }]))
    })
    .filter(({ glyph }) => lexicon.glyphs.has(glyph))
    .sort((a, b) => b.share - a.share)
  if (most === undefined) return meaning
  const name = most.glyph.replaceAll('-', ' ')
  const { head } = read(name).meaning
  if (head?.kind !== 'glyph') return meaning
  const said = generalised(
    `"${most.word}" is drawn as ${nounPhrase(most.glyph, lexicon.grammar)}, as in other requests with the word. Say what is to be seen.`,
  )
  return { ...meaning, head: { ...head, text: most.word }, findings: [...meaning.findings, said] }
}

/** "Playground slide", "seal (animal)": what has a form of its own is drawn as nothing that its words stand for elsewhere; what is done ("compare") has none. */
function isOneToBeSeen(text: string, lexicon: Lexicon): boolean {
  return text.includes('(') || (lexicon.lookUp(text).kind === 'undrawn' && !lexicon.frames().doings.has(text))
}

/** Requests that are drawn whole and have most of this one, or what its lost words are like; none is the very picture that is shown. */
function nearestTo(items: readonly Item[], meaning: Meaning, { read, guess, near, lexicon }: Helping): string[] {
  const { head } = meaning
  const words = lostWords(items).flatMap((text) => [text, ...(text.includes(' ') ? wordsOf(text) : [])])
  const pictures = words.flatMap((word) => picturesOf(word, near, lexicon))
  const drawn = requestFor(meaning)
  const base = head?.kind === 'glyph' && meaning.guest === null ? nameInRequest(head) : null
  const signs = base === null ? [] : pictures.filter((one) => one !== base).slice(0, 2)
  const likeliest = guess()
    .slice(0, MOST_GUESSES)
    .map(({ picture }) => picture)
  const together = [...(drawn === null ? [] : [drawn]), ...likeliest, ...signs.map((one) => `${base} with ${one}`)]
  const whole: string[] = []
  for (const one of new Set([...together, ...pictures])) {
    if (whole.length === MOST_NEAREST) break
    if (isWhole(read(one))) whole.push(one)
  }
  return whole
    .filter((one) => drawnKey(read(one).meaning) !== drawnKey(meaning))
    .map((one) => asSpoken(one, { read, lexicon }))
}

/** The name by which people call it, where that is drawn the same: "scissors" for `cut`. */
function asSpoken(request: string, { read, lexicon }: Pick<Helping, 'read' | 'lexicon'>): string {
  const noun = lexicon.grammar.nouns.get(request.replaceAll(' ', '-'))?.replace(/^pair of /, '')
  const isSame = noun !== undefined && drawnKey(read(noun).meaning) === drawnKey(read(request).meaning)
  return isSame && isWhole(read(noun)) ? noun : request
}

/** What a lost word may be shown by, the likeliest first. */
function picturesOf(word: string, near: Helping['near'], lexicon: Lexicon): string[] {
  const { glyphs } = lexicon
  const entry = lexicon.lookUp(word)
  const stands = entry.kind === 'general' ? [entry.glyph] : []
  const used = [...(lexicon.picturesOf(stemOf(word))?.heads ?? [])]
    .filter(([, share]) => share >= LEAST_SHARE)
    .map(([glyph]) => glyph)
  const slips =
    lexicon.familiarity(word) === 'strange' ? near(word).flatMap((one) => drawnAs(one, lexicon)?.glyph ?? []) : []
  const ofClass = lexicon.familiarity(word) === 'brand' ? null : lexicon.classOf(word)
  return [...stands, ...slips.slice(0, 2), ...used, ...(ofClass === null ? [] : [ofClass.glyph])]
    .filter((glyph) => glyphs.has(glyph))
    .slice(0, MOST_PICTURES)
    .map((glyph) => glyph.replaceAll('-', ' '))
}
