import type { Field } from '../../../lexicon/fields.ts'
import type { Grammar } from '../../../lexicon/grammar.ts'
import type { Sense } from '../../../lexicon/grammar-rows.ts'

/** The sense that a word has in the field which a request is for; undefined where the field does not tell, and for what the other words show already. */
export function senseInField(
  word: string,
  others: readonly string[],
  field: Field | null,
  { senses }: Grammar,
): Sense | undefined {
  if (field === null) return undefined
  const own = field.senses.get(word)
  if (own !== undefined) return others.includes(own) ? undefined : { readAs: own, neighbours: field.words }
  return senses.get(word)?.find(({ neighbours }) => [...field.words].some((one) => one !== word && neighbours.has(one)))
}

/** The sense of a word that words beside it decide for, as they are written; undefined where none does. */
export function senseByNeighbours(
  word: string,
  others: readonly string[],
  { senses }: Pick<Grammar, 'senses'>,
): Sense | undefined {
  return senses.get(word)?.find(({ neighbours }) => others.some((other) => neighbours.has(other)))
}
