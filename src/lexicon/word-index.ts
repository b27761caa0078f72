/** What is known of a phrase, by its key. */
export interface PhraseRow {
  /** The glyph that it means; null where it means none. */
  readonly glyph: string | null
  /** Every glyph that declares it, the one that it means among them. */
  readonly claims: readonly string[]
  /** Whether its glyph is that of a neighbouring idea. */
  readonly isStretched: boolean
  /** Whether it means something that nobody has drawn. */
  readonly isUndrawn: boolean
  /** The request that draws it where no glyph does; null for none. */
  readonly request: string | null
}

/** What phrases mean, by phrase keys. */
export interface WordIndex {
  readonly phrases: () => readonly string[]
  /** Null for a phrase of which nothing is known. */
  readonly rowOf: (phrase: string) => PhraseRow | null
  /** The English phrases that mean a glyph without being its name, in the order in which they were learnt. */
  readonly phrasesOf: (glyph: string) => readonly string[]
  /** Every known English word, those that name something drawable first. */
  readonly words: () => readonly string[]
  readonly isWord: (word: string) => boolean
  /** How many words the longest phrase has. */
  readonly longest: number
}
