import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Correction, Generalised, Item, Reading } from '../item.ts'
import type { SpellingIndex } from './spelling.ts'

/** A word of a request. */
export interface Word {
  readonly lower: string
  readonly raw: string
  /** The caller's own words, where the tables put others in their place. */
  readonly said?: string
  /** A comma or the like stands behind it, or an article. */
  readonly ends?: true
  /** An article stood in front of it: "a book" is a thing, and nothing that is done. */
  readonly isNoun?: true
}

/** A place in a request: what was read before it, and the words from it on. */
export interface Place extends Reading {
  readonly lexicon: Lexicon
  readonly spelling: SpellingIndex
  readonly words: readonly Word[]
  readonly at: number
  /** What the request is for; null where it does not say. */
  readonly field: Field | null
  /** Whether a word may be a typing error: in a text of another language it is one of its words. */
  readonly mayCorrect: boolean
  /** How many more times words may be put in the place of others; bounds the work whatever the tables say. */
  readonly replacements: number
}

/** What is made of the next words: an item (null where they say nothing), or other words in their place, which are read next. */
export type Step =
  | { readonly taken: number; readonly item: Item | null }
  | {
      readonly taken: number
      readonly by: readonly Word[]
      readonly correction?: Correction
      readonly general?: Generalised
    }

/** The word so many places on, in lower case; '' beyond the end. */
export function wordAt({ words, at }: Place, on = 0): string {
  return words[at + on]?.lower ?? ''
}

/** Words as the tables write them. */
export function plainWords(text: string): Word[] {
  return text.split(' ').map((word) => ({ raw: word, lower: word }))
}
