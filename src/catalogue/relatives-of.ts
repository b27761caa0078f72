import { tellingWords, wordsOf } from './card-words.ts'
import type { GlyphCard } from './glyph-card.ts'

/** A word that is said of more cards says nothing of their kinship. */
const MOST_SHARING = 12
/** Words of one or two letters join others. */
const LEAST_LETTERS = 3
/** Being of one kind says less than any word that is shared. */
const KIND = 0.01
/** Fewer phrases that say it may have it for another sense. */
const OFTEN = 3

/** The other cards that mean something near, the nearest first; none where nothing does. */
export type Relatives = (card: GlyphCard) => readonly GlyphCard[]

interface Words {
  readonly card: GlyphCard
  readonly name: ReadonlySet<string>
  /** Its name, its synonyms of one word, and what several phrases say of it. */
  readonly strong: ReadonlySet<string>
  /** What so many phrases say that it is one. */
  readonly often: ReadonlySet<string>
  /** "bin" of a wheelie-bin. */
  readonly head: string
}

/**
 * Relatives have the name of the other in theirs (bell and bell-ringing), share words of which one is of a name (trash and wheelie-bin), or are
 * things of one kind and category (birds).
 */
export function createRelatives(cards: readonly GlyphCard[]): Relatives {
  const all = cards.map(wordsOfCard)
  const counts = countWords(all)
  return (card) => {
    const own = all.find((one) => one.card === card)
    if (own === undefined) return []
    return all
      .filter((other) => other !== own)
      .map((other) => ({ card: other.card, near: nearness(own, other, counts) }))
      .filter(({ near }) => near > 0)
      .sort((a, b) => b.near - a.near)
      .map((one) => one.card)
  }
}

/** The rarer the words that two share, the nearer they are; of cards of different categories one word is too little, unless it is a whole name. */
function nearness(own: Words, other: Words, counts: ReadonlyMap<string, number>): number {
  const count = (word: string): number => counts.get(word) ?? 1
  const isRare = (word: string): boolean =>
    word.length >= LEAST_LETTERS && (count(word) <= MOST_SHARING || own.name.has(word))
  const shared = [...own.strong.intersection(other.strong)].filter(isRare)
  const isSameCategory = own.card.category === other.card.category
  const named = shared.filter((word) => own.name.has(word) || other.name.has(word))
  const isInName = own.name.isSubsetOf(other.name) || other.name.isSubsetOf(own.name)
  const isOne = own.often.has(other.head) || other.often.has(own.head)
  const isNear = isInName || isOne || (named.length > 0 && (isSameCategory || shared.length > 1))
  const kind = isSameCategory && own.card.kind !== null && own.card.kind === other.card.kind ? KIND : 0
  if (!isNear) return kind
  const worth = shared.reduce((sum, word) => sum + 1 / count(word), 0)
  return (isInName ? 1 : 0) + (isSameCategory ? 1.5 : 1) * worth + kind
}

function wordsOfCard(card: GlyphCard): Words {
  const phrases = card.words.map(wordsOf)
  const saidBy = (least: number): Set<string> =>
    new Set(phrases.flat().filter((word) => phrases.filter((phrase) => phrase.includes(word)).length >= least))
  const name = wordsOf(card.name)
  return {
    card,
    name: new Set(name),
    strong: tellingWords(card).union(saidBy(2)),
    often: saidBy(OFTEN),
    head: name.at(-1) ?? '',
  }
}

function countWords(all: readonly Words[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { strong } of all) for (const word of strong) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
