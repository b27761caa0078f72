import type { Brief, Draft } from '../author.ts'

/** A program of the family, to show how it is done. */
export interface Exemplar {
  /** What it is asked for by: its name and other words. */
  readonly words: readonly string[]
  readonly program: string
}

/** What the family knows of a request. */
export interface Knowledge {
  /** Glyphs that the words of the request mean, or come near to. */
  readonly exemplars: readonly Exemplar[]
  /** What comes near to the words of the request, nearest first: a thing a line, with other words for it; some 80 at most. */
  readonly vocabulary: readonly string[]
  /** What the embedded author draws of it, best first; with pictures, what was traced of them. */
  readonly drafts: readonly Draft[]
}

/** What a language model is helped with by those who know the family: the lexicon, its grammar, the language. */
export interface KnowledgeSource {
  /** The part of the prompt that is the same for every request. */
  readonly rules: () => Promise<string>
  readonly knowledge: (brief: Brief, index: 0 | 1) => Promise<Knowledge>
}

/** Whether an author promises that all words of the request are shown. */
export function isWhole({ program, findings }: Draft): boolean {
  return program !== '' && findings.every(({ severity }) => severity !== 'error')
}
