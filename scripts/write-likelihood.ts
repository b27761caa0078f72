/**
 * Writes `src/author/embedded/needs/likelihood-weights.ts`: what tells how likely a reading of a need is (`likelihood-of.ts`).
 *
 *   node scripts/run.mjs scripts/write-likelihood.ts
 *
 * Run it after changing the phrase book much, or how needs are read: half a minute.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadLexicon } from '../src/lexicon/load.ts'
import { likelihoodOf } from './likelihood-of.ts'

const { thing, whole, count } = likelihoodOf(loadLexicon())
const lines = (weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights)
    .map(([name, weight]) => `    ${name}: ${Number(weight.toFixed(2))},`)
    .join('\n')
writeFileSync(
  join(import.meta.dirname, '../src/author/embedded/needs/likelihood-weights.ts'),
  `import type { Evidence } from './evidence.ts'

/** What each evidence of a reading weighs. */
export type Weights = Readonly<Record<keyof Evidence | 'always', number>>

/** Written by \`scripts/write-likelihood.ts\`: for whether the thing that is shown is the right one, and whether the whole picture is. */
export const WEIGHTS: { readonly thing: Weights; readonly whole: Weights } = {
  thing: {
${lines(thing.weights)}
  },
  whole: {
${lines(whole.weights)}
  },
}
`,
)
const area = ({ told }: typeof thing): string => told.toFixed(3)
console.log(
  `${count} readings, told apart with ${area(thing)} (thing) and ${area(whole)} (whole) of the area under the curve`,
)
