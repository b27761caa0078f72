import type { Grammar, Sense } from '../../../lexicon/grammar.ts'

/** The sense of a word that the others of a need decide for; undefined where none of them tells. */
export function senseBeside(words: readonly string[], at: number, { senses }: Grammar): Sense | undefined {
  const others = words.toSpliced(at, 1)
  return senses.get(words[at] ?? '')?.find(({ neighbours }) => others.some((word) => neighbours.has(word)))
}
