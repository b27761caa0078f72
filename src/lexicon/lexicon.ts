import type { Program } from '../drawing/language/program.ts'
import type { WordClass } from './classes.ts'
import type { Descriptions } from './descriptions.ts'
import type { Fields } from './fields.ts'
import type { Forms } from './forms.ts'
import type { Frames } from './frames.ts'
import type { Grammar } from './grammar.ts'
import type { PhraseBook } from './phrase-book.ts'
import type { WordPictures } from './word-pictures.ts'

/** A glyph that a phrase means, with the parameter values that the phrase asks for. */
export interface GlyphEntry {
  readonly kind: 'glyph'
  readonly glyph: string
  readonly preset: ReadonlyMap<string, string | number>
  /** Other glyphs that declare the phrase among their words: other metaphors for the same idea. */
  readonly others: readonly string[]
  /** Whether the glyph is that of a neighbouring idea, which is to be said. */
  readonly isStretched: boolean
}

/** What a phrase means; exactly one of these. */
export type Entry =
  | GlyphEntry
  /** A more general glyph may stand for it; `steps` is how much more general: 1 for "poodle" as a dog, 2 for a kind of it. */
  | { readonly kind: 'general'; readonly glyph: string; readonly steps: number }
  /** Something that nobody has drawn: it must not be drawn word by word. `isCompound`: all that is known of it is that its words name one thing. */
  | { readonly kind: 'undrawn'; readonly isCompound: boolean }
  /** The request that draws it: "notifications off" is "bell off". */
  | { readonly kind: 'composition'; readonly request: string }
  | { readonly kind: 'unknown' }

/** How well a word is known: `known` occurs in a phrase, drawn or not; `english` only looks like such a word, and is none misspelt; a `brand` is neither. */
export type Familiarity = 'known' | 'english' | 'brand' | 'strange'

/** What the author knows: glyphs, and the words that mean them. Immutable once loaded. */
export interface Lexicon {
  readonly glyphs: ReadonlyMap<string, Program>
  /** What a phrase means as a whole: "speech bubble", "arrow up", "car park". */
  readonly lookUp: (phrase: string) => Entry
  /** Whether a word, in lower case, may be a typing error. */
  readonly familiarity: (word: string) => Familiarity
  /** Whether a noun has so many meanings that only what stands beside it tells which is meant: "lift", "board". */
  readonly isManySensed: (word: string) => boolean
  /** Every known English word, those that name something drawable first: what a typing error may have been. */
  readonly words: () => readonly string[]
  /** The English phrases that mean a glyph without being its name, in the order in which they were learnt. */
  readonly phrasesOf: (glyph: string) => readonly string[]
  /** The glyph that another is taken for at a cut, such as `16/3/0/outlined`, where too little of it is left; null where it is itself. */
  readonly takenFor: (glyph: string, cut: string) => string | null
  /** How a glyph is drawn beside a sign in its corner, best form first; none for most, which are drawn as they are. */
  readonly companyOf: Forms
  /** How a glyph is drawn where a line crosses it out, best form first; none for most, which are drawn as they are. */
  readonly crossedOutOf: Forms
  /** How a glyph is drawn that holds another thing, best form first: inside its `inner`, or in the free space of its `badge`. None for most, which are drawn as they are. */
  readonly holdingOf: Forms
  /** How a sign is drawn inside another thing, best form first: by the `mini` of the form, in its own units. None for most, which are drawn in their small form. */
  readonly heldOf: Forms
  /** How two of a thing are drawn, one behind the other; none for what is told side by side. */
  readonly overlappedOf: Forms
  /** How three of a thing are drawn in a pile. */
  readonly stackedOf: Forms
  /** How an arrow is drawn that leads from one thing in the upper left corner to another in the lower right one. */
  readonly betweenOf: Forms
  /** What people of many fields need, and the pictures that answer it. */
  readonly needs: () => PhraseBook
  /** What the stem of a word is drawn as where people need something; null where nothing is known of it. */
  readonly picturesOf: (stem: string) => WordPictures | null
  /** The class that a word's thing is of, and its general picture; null for a word that is in none. */
  readonly classOf: (phrase: string) => WordClass | null
  /** What people see in glyphs whose names they do not know. */
  readonly descriptions: () => Descriptions
  /** What needs are put together of. */
  readonly frames: () => Frames
  /** Fields, by the kinds of products in them. */
  readonly fields: () => Fields
  /** How many words the longest phrase has, or so many where one has as many. */
  readonly longestPhrase: (most: number) => number
  /** The words and glyphs that the grammar of requests treats alike. */
  readonly grammar: Grammar
  /** Names of all glyphs, sorted. */
  readonly names: () => readonly string[]
}

/** The glyph that a phrase means; null when it means none. */
export function drawnAs(phrase: string, lexicon: Lexicon): GlyphEntry | null {
  const entry = lexicon.lookUp(phrase)
  return entry.kind === 'glyph' ? entry : null
}

/** Whether a phrase names one thing that has no glyph of its own. */
export function isUndrawn({ kind }: Entry): boolean {
  return kind === 'undrawn' || kind === 'general'
}

/** Whether a phrase names one thing, drawn or not. */
export function isKnown(phrase: string, lexicon: Lexicon): boolean {
  const entry = lexicon.lookUp(phrase)
  return entry.kind === 'glyph' || isUndrawn(entry)
}
