import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning } from '../meaning.ts'
import type { Evidence } from './evidence.ts'
import { evidenceOf } from './evidence.ts'
import type { FieldPictures } from './field-pictures.ts'
import type { Weights } from './likelihood-weights.ts'
import { WEIGHTS } from './likelihood-weights.ts'

/** How likely it is, from 0 to 1, that whoever knows a field would draw a need with the thing of a reading, and wholly so. */
export interface Likely {
  readonly thing: number
  readonly whole: number
}

/** Tells how likely a reading of a need is in a field. `isAsRead`: the rules read it so. */
export type Likelihood = (text: string, meaning: Meaning, field: Field, isAsRead: boolean) => Likely

/** Makes what weighs the evidence; the weights are fitted to the phrase book by `scripts/write-likelihood.ts`. */
export function createLikelihood(lexicon: Lexicon, pictures: FieldPictures): Likelihood {
  return (text, meaning, field, isAsRead) => {
    const evidence = evidenceOf({ text, meaning, field, isAsRead }, lexicon, pictures)
    if (evidence === null) return { thing: 0, whole: 0 }
    return { thing: weighed(evidence, WEIGHTS.thing), whole: weighed(evidence, WEIGHTS.whole) }
  }
}

function weighed(evidence: Evidence, weights: Weights): number {
  const names = Object.keys(evidence) as (keyof Evidence)[]
  const sum = names.reduce((all, name) => all + weights[name] * evidence[name], weights.always)
  return 1 / (1 + Math.exp(-sum))
}
