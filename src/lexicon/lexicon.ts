import type { Program } from '../drawing/language/program.ts'
import type { General } from './read-general.ts'

/** A glyph that a phrase means, with the parameter values that the phrase asks for. */
export interface Found {
  readonly glyph: string
  readonly preset: ReadonlyMap<string, string | number>
}

/** What the author knows: glyphs, and the words that mean them. Immutable once loaded. */
export interface Lexicon {
  readonly glyphs: ReadonlyMap<string, Program>
  /** The glyph that a phrase means as a whole ("speech bubble", "arrow up"); null when none does. */
  readonly find: (phrase: string) => Found | null
  /** Other glyphs that declare the phrase among their words: another metaphor for the same idea. */
  readonly others: (phrase: string) => readonly string[]
  /** What stands for a phrase that has no glyph of its own but a composition: "notifications off" is "bell off". */
  readonly rewrite: (phrase: string) => string | null
  /** Whether a word occurs in any known phrase, drawable or not: such a word is never taken for a typing error. */
  readonly knowsWord: (word: string) => boolean
  /** Whether a phrase of two words and more means something that nobody has drawn: it must not be drawn word by word. */
  readonly knowsPhrase: (phrase: string) => boolean
  /** Whether a word is the name of a thing that nobody has drawn: "butterfly" says what, not how. */
  readonly isThing: (word: string) => boolean
  /** Whether a word is known or is an English word that looks like a known one: no typing error. */
  readonly isWord: (word: string) => boolean
  /** The more general glyph that may stand for a word which nothing else knows; null when there is none. */
  readonly general: (word: string) => General | null
  /** Whether a phrase is drawn by the glyph of a neighbouring idea, which is to be said. */
  readonly isStretched: (phrase: string) => boolean
  /** Every known English word, those that name something drawable first: what a typing error may have been. */
  readonly words: () => readonly string[]
  /** The English phrases that mean a glyph without being its name, in the order in which they were learnt. */
  readonly phrasesOf: (glyph: string) => readonly string[]
  /** How many words the longest phrase has. */
  readonly longestPhrase: () => number
  /** Names of all glyphs, sorted. */
  readonly names: () => readonly string[]
}
