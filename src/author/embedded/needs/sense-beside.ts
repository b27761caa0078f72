import type { Field } from '../../../lexicon/fields.ts'
import type { Grammar } from '../../../lexicon/grammar.ts'
import type { Sense } from '../../../lexicon/grammar-rows.ts'
import { senseByNeighbours, senseInField } from '../read/sense-in-field.ts'

/** The sense of a word that the others of a need decide for, else the field that it is for; undefined where none of them tells. */
export function senseBeside(
  words: readonly string[],
  at: number,
  grammar: Grammar,
  field: Field | null,
): Sense | undefined {
  const [word = '', others] = [words[at], words.toSpliced(at, 1)]
  return senseByNeighbours(word, others, grammar) ?? senseInField(word, others, field, grammar)
}
