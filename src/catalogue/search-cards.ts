import { nearest, typingErrors } from '../drawing/language/nearest.ts'
import { callsOf, isCalled, joined, tellingWords, wordsOf } from './card-words.ts'
import type { GlyphCard } from './glyph-card.ts'
import type { Relatives } from './relatives-of.ts'

/** What a search comes to. */
export interface Found {
  /** What plainly answers, the best first. */
  readonly hits: readonly GlyphCard[]
  /** Others that are near in meaning: they are shown apart, and are not counted. */
  readonly perhaps: readonly GlyphCard[]
}

/** `isSpelt` says that the words are English as they are: none of them is taken for a typing error. */
export type SearchCards = (text: string, isSpelt?: boolean) => Found

/** A card as it is searched: worked out once. */
interface Indexed {
  readonly card: GlyphCard
  readonly name: readonly string[]
  /** All that it is called beside its name, without what parts words. */
  readonly calls: ReadonlySet<string>
  /** Words that are plain answers, each by itself. */
  readonly telling: ReadonlySet<string>
  /** Words of its phrases too. */
  readonly all: ReadonlySet<string>
}

/** What joins words and says nothing by itself. */
const JOINING = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'icon', 'symbol'])

/** Who finds fewer is shown what is near the best. */
const FEW = 3
/** More that may be meant helps nobody. */
export const MOST_PERHAPS = 12

/**
 * A search through cards. A card answers when it is called so, with or without hyphens and spaces, or when each word is one of its name or a
 * synonym of one word. Where none does, the last word is taken for unfinished, and then words that no card has for typing errors. No words,
 * or none but spaces and signs: all cards, as they are.
 */
export function createSearch(cards: readonly GlyphCard[], relatives: Relatives): SearchCards {
  const indexed = cards.map(indexedOf)
  const known = new Set(indexed.flatMap(({ telling }) => [...telling]))
  return (text, isSpelt = false) => {
    const all = [...new Set(wordsOf(text))]
    if (all.length === 0) return { hits: cards, perhaps: [] }
    const telling = all.filter((word) => !JOINING.has(word))
    const whole = joined(wordsOf(text))
    // What something is called may have them: "log in".
    const asked = telling.length === 0 || indexed.some((one) => isWhole(whole, one)) ? all : telling
    const answers = (words: readonly string[]): GlyphCard[] => answering(whole, words, indexed)
    const corrected = (): GlyphCard[] => {
      const meant = asked.map((word) => meantBy(word, known))
      return meant.every((word, at) => word === asked[at]) ? [] : answering(joined(meant), meant, indexed)
    }
    const hits = firstOf([
      () => withSeveral(text, answers(asked), cards),
      () => beginningSo(asked, indexed),
      () => (isSpelt ? [] : corrected()),
    ])
    const loosely = hits.length > 0 ? [] : [...partly(asked, indexed), ...ofCategory(whole, cards)]
    return foundOf(hits, [...spokenOf(asked, indexed), ...loosely], relatives)
  }
}

/** Hits, and apart from them what may be meant; few hits bring the relatives of the best with them. */
function foundOf(hits: readonly GlyphCard[], others: readonly GlyphCard[], relatives: Relatives): Found {
  const [best] = hits
  const near = best === undefined || hits.length >= FEW ? [] : relatives(best).slice(0, FEW)
  const perhaps = new Set([...others, ...near]).difference(new Set(hits))
  return { hits, perhaps: [...perhaps].slice(0, MOST_PERHAPS) }
}

function indexedOf(card: GlyphCard): Indexed {
  const calls = callsOf(card).map(wordsOf)
  const name = wordsOf(card.name)
  return {
    card,
    name,
    calls: new Set(calls.map(joined)),
    telling: tellingWords(card),
    all: new Set([...name, ...calls.flat()]),
  }
}

function isWhole(whole: string, { name, calls }: Indexed): boolean {
  return calls.has(whole) || joined(name) === whole
}

/** The first list that has anything. */
function firstOf(lists: readonly (() => GlyphCard[])[]): GlyphCard[] {
  for (const list of lists) {
    const some = list()
    if (some.length > 0) return some
  }
  return []
}

/** The cards that answer plainly: those that are called so, then those that have each word. */
function answering(whole: string, asked: readonly string[], indexed: readonly Indexed[]): GlyphCard[] {
  return ranked(indexed, ({ name, calls, telling }) => {
    const isName = joined(name) === whole
    const isCall = calls.has(whole) || calls.has(joined(asked))
    const inName = asked.filter((word) => name.includes(word)).length
    if (!isName && !isCall && !asked.every((word) => telling.has(word))) return 0
    // Of two that fit alike the shorter name says less besides.
    return (isName ? 100 : 0) + (isCall ? 60 : 0) + 1 + inName - name.length / 100
  })
}

/** The last word is not yet written to its end: first those whose names go on so, else those with a synonym that does. */
function beginningSo(asked: readonly string[], indexed: readonly Indexed[]): GlyphCard[] {
  const last = asked.at(-1) ?? ''
  const whole = asked.slice(0, -1)
  const goesOn = (words: Iterable<string>): boolean => [...words].some((word) => word.startsWith(last))
  const list = (wordsIn: (one: Indexed) => Iterable<string>) => (): GlyphCard[] =>
    ranked(indexed, (one) => {
      if (!whole.every((word) => one.telling.has(word)) || !goesOn(wordsIn(one))) return 0
      return (one.name[0]?.startsWith(asked[0] ?? '') === true ? 2 : 1) - one.name.length / 100
    })
  return last.length < 2 ? [] : firstOf([list(({ name }) => name), list(({ telling }) => telling)])
}

/** The cards that have each word somewhere in their phrases. */
function spokenOf(asked: readonly string[], indexed: readonly Indexed[]): GlyphCard[] {
  return ranked(indexed, ({ name, all }) => (asked.every((word) => all.has(word)) ? 1 - name.length / 100 : 0))
}

/** The cards that answer some of the words, in turn the best of each word, so that none hides the others: the later a word, the more it says. */
function partly(asked: readonly string[], indexed: readonly Indexed[]): GlyphCard[] {
  if (asked.length < 2) return []
  // A letter alone is in the words of many.
  const lastFirst = asked.filter(({ length }) => length > 1).toReversed()
  const best = lastFirst.map((word) => answering(word, [word], indexed))
  const most = Math.max(0, ...best.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => best.flatMap((cards) => cards[at] ?? [])).flat()
}

function ofCategory(whole: string, cards: readonly GlyphCard[]): GlyphCard[] {
  return cards.filter(({ category }) => joined(wordsOf(category)) === whole)
}

/** "customers" are rather `users` than a `user`: a glyph that shows several comes right behind that of one. */
function withSeveral(text: string, found: GlyphCard[], cards: readonly GlyphCard[]): GlyphCard[] {
  const [best, ...others] = found
  if (best === undefined || !/[^s]s\s*$/i.test(text)) return found
  const several = cards.find(({ name }) => name === `${best.name}s`)
  return several === undefined || !isCalled(best, text) ? found : [...new Set([best, several, ...others])]
}

/** A word as it was plainly meant: one slip in short words, two in long ones, and never the first letter. */
function meantBy(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || word.length < 4) return word
  const alike = [...known].filter((other) => other.length > 3 && other[0] === word[0])
  const [best] = nearest(word, alike)
  return best !== undefined && typingErrors(word, best) <= (word.length < 8 ? 1 : 2) ? best : word
}

function ranked(indexed: readonly Indexed[], worthOf: (one: Indexed) => number): GlyphCard[] {
  return indexed
    .map((one) => ({ card: one.card, worth: worthOf(one) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
}
