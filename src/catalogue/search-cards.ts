import { nearest } from '../drawing/language/nearest.ts'
import type { GlyphCard } from './glyph-card.ts'
import { sharingWords } from './sharing-words.ts'

/** How well a word of the search fits a word of a card: the same, its beginning, within it. */
const FIT = { same: 8, start: 3, within: 1 } as const
/** What a find is worth by where it is made: in the name, or in a phrase that means the glyph. */
const PLACE = { name: 4, phrase: 1.5 } as const
/** What is asked for says all that the name or a phrase says. */
const WHOLE = { name: 100, phrase: 60 } as const

/** A card as it is searched: worked out once. */
interface Indexed {
  readonly card: GlyphCard
  readonly name: readonly string[]
  readonly phrases: readonly (readonly string[])[]
}

export type SearchCards = (text: string) => readonly GlyphCard[]

/** What joins words and says nothing by itself. */
const JOINING = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'icon', 'symbol'])

/**
 * A search through cards: every word that is asked for is found in the name or in a phrase of a card, and the best come first; equals
 * keep their order. Where nothing is found, words that no card has are taken for typing errors, and then those are found that have some of
 * the words: the later a word, the more it says what the thing is. No words, or none but spaces and signs:
 * all cards, as they are.
 */
export function createSearch(cards: readonly GlyphCard[]): SearchCards {
  const indexed = cards.map((card): Indexed => ({
    card,
    name: wordsOf(card.name),
    phrases: [...card.words, ...valuePhrases(card), card.category].map(wordsOf),
  }))
  const known = new Set(indexed.flatMap(({ name, phrases }) => [...name, ...phrases.flat()]))
  return (text) => {
    const all = [...new Set(wordsOf(text))]
    if (all.length === 0) return cards
    const telling = all.filter((word) => !JOINING.has(word))
    // A phrase may have them: "on the way".
    const asked =
      telling.length === 0 || indexed.some(({ phrases }) => phrases.some((one) => isSame(all, one))) ? all : telling
    const found = ranked(asked, indexed)
    if (found.length > 0) return withSeveral(text, withNear(found, cards), cards)
    const meant = asked.map((word) => meantBy(word, known))
    const corrected = ranked(meant, indexed)
    return withNear(corrected.length > 0 ? corrected : partly(asked, indexed), cards)
  }
}

/** Who finds fewer is shown what is near the best. */
const FEW = 3

/** Finds, and behind few of them those that share words with the best: who asks for a charger may mean a plug. */
export function withNear(found: readonly GlyphCard[], cards: readonly GlyphCard[]): readonly GlyphCard[] {
  const [best] = found
  if (best === undefined || found.length >= FEW) return found
  return [...new Set([...found, ...sharingWords(best, cards)])].slice(0, FEW)
}

/** "customers" are rather `users` than a `user`: a glyph that shows several comes right behind that of one. */
function withSeveral(text: string, found: readonly GlyphCard[], cards: readonly GlyphCard[]): readonly GlyphCard[] {
  const [best, ...others] = found
  if (best === undefined || !/[^s]s\s*$/i.test(text)) return found
  const several = cards.find(({ name }) => name === `${best.name}s`)
  return several === undefined ? found : [...new Set([best, several, ...others])]
}

/** Whether a text is the name of a glyph, or one of the phrases that mean it. */
export function isCalled({ name, words }: GlyphCard, text: string): boolean {
  const asked = wordsOf(text)
  return [name, ...words].some((phrase) => isSame(asked, wordsOf(phrase)))
}

/** The cards that have some of the words, as they are, by the last word of theirs. */
function partly(asked: readonly string[], indexed: readonly Indexed[]): GlyphCard[] {
  // A letter alone is in the words of many.
  const lastFirst = asked.filter(({ length }) => length > 1).toReversed()
  const best = lastFirst.map((word) => ranked([word], indexed).filter((card) => wordsIn(card).has(word)))
  // In turn the best of each word, so that none hides the others.
  const most = Math.max(0, ...best.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, at) => best.flatMap((cards) => cards[at] ?? [])).flat()
  return [...new Set(inTurn)]
}

function wordsIn({ name, words }: GlyphCard): ReadonlySet<string> {
  return new Set([name, ...words].flatMap(wordsOf))
}

/** "arrow left" for an arrow that may point so. */
function valuePhrases({ name, parameters }: GlyphCard): string[] {
  return parameters.flatMap(({ values }) => values.map((value) => `${name} ${value}`))
}

function meantBy(word: string, known: ReadonlySet<string>): string {
  return known.has(word) ? word : (nearest(word, known)[0] ?? word)
}

function ranked(asked: readonly string[], indexed: readonly Indexed[]): GlyphCard[] {
  return indexed
    .map((one) => ({ card: one.card, worth: worthOf(asked, one) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
}

/** How well a card answers; 0 when a word that is asked for is nowhere. */
function worthOf(asked: readonly string[], { name, phrases }: Indexed): number {
  let worth = 0
  for (const word of asked) {
    const inName = PLACE.name * fitOf(word, name)
    const inPhrases = PLACE.phrase * Math.max(0, ...phrases.map((phrase) => fitOf(word, phrase) / phrase.length))
    const best = Math.max(inName, inPhrases)
    if (best === 0) return 0
    worth += best
  }
  if (isSame(asked, name)) worth += WHOLE.name
  else if (phrases.some((phrase) => isSame(asked, phrase))) worth += WHOLE.phrase
  // Of two that fit alike the shorter name says less besides.
  return worth - name.length / 100
}

function fitOf(asked: string, words: readonly string[]): number {
  let fit = 0
  for (const word of words) {
    if (word === asked) return FIT.same
    if (word.startsWith(asked)) fit = Math.max(fit, FIT.start)
    else if (asked.length > 2 && word.includes(asked)) fit = Math.max(fit, FIT.within)
  }
  return fit
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index])
}

/** Lower case, parted at everything that is neither letter nor digit; a plural is as its singular. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(singularOf)
}

function singularOf(word: string): string {
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}
