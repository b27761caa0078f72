import type { Relation } from '../../lexicon/grammar.ts'

/** A word or phrase of a request, read. The order of items is the order of the words. `ends`: what follows makes no phrase with it, for a comma or an article parts them, or other words stand there for the caller's. */
export type Item = Said & { readonly ends?: true }

type Said =
  | ThingItem
  /** A letter or number to be written: "letter B", "31". */
  | { readonly kind: 'character'; readonly characters: string; readonly text: string }
  | { readonly kind: 'relation'; readonly relation: Relation; readonly text: string }
  | { readonly kind: 'slash'; readonly text: string }
  /** `isOfThem`: counts the thing before it, as in "stars, three of them". */
  | { readonly kind: 'number'; readonly value: number; readonly text: string; readonly isOfThem?: boolean }
  /** A level, a direction, open or closed: sets a parameter of a thing beside it. `glyph`: what the word shows when it stands alone. */
  | { readonly kind: 'state'; readonly phrase: string; readonly text: string; readonly glyph: string | null }
  /** A quality or a style: not shown, unless it stands alone and means a glyph. */
  | { readonly kind: 'quality'; readonly text: string; readonly glyph: string | null; readonly style: boolean }
  | { readonly kind: 'unknown'; readonly text: string; readonly action: boolean }

/** Something that a glyph shows. */
export interface ThingItem {
  readonly kind: 'thing'
  readonly glyph: string
  readonly preset: ReadonlyMap<string, string | number>
  readonly text: string
  readonly plural: boolean
  /** Asked for by a word that only makes sense as a sign on something else: "new", "verified". */
  readonly sign: boolean
  /** Drawn by the glyph of a neighbouring idea, which is to be said. */
  readonly isStretched: boolean
}

/** Whether an item names something to be seen: a thing that is drawn, or a character. */
export function isNamed({ kind }: Item): boolean {
  return kind === 'thing' || kind === 'character'
}

/** A word that was not known as it was written, and what it was taken for. */
export interface Correction {
  readonly written: string
  readonly read: string
}

/** A word that a more general glyph stands for. */
export interface Generalised {
  readonly written: string
  readonly glyph: string
  /** How much more general: 1 for "poodle" as a dog, 2 for a kind of it. */
  readonly steps: number
}

export interface Reading {
  readonly items: readonly Item[]
  readonly corrections: readonly Correction[]
  readonly generals: readonly Generalised[]
  /** Emoji for which there are no words. */
  readonly unknownSigns: readonly string[]
}
