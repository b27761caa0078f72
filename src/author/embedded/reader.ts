import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Correction, Generalised, Item } from './item.ts'
import type { SpellingIndex } from './spelling.ts'

/** A word of a request. */
export interface Word {
  readonly lower: string
  readonly raw: string
  /** The caller's own words, where the tables put others in their place. */
  readonly said?: string
}

/** What is read so far, and what is left to read. */
export interface Reader {
  readonly lexicon: Lexicon
  readonly spelling: SpellingIndex
  readonly words: Word[]
  readonly items: Item[]
  readonly corrections: Correction[]
  /** Whether a word may be a typing error: in a text of another language it is one of its words. */
  readonly mayCorrect: boolean
  readonly generals: Generalised[]
  /** How many more times words may be put in the place of others; bounds the work whatever the tables say. */
  replacements: number
}
