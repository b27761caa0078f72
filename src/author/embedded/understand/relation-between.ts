import type { Relation } from '../../../lexicon/grammar.ts'
import type { Item } from '../item.ts'

/** The relation that stands between two items, by their places; null when none does. */
export function relationBetween(items: readonly Item[], from: number, to: number): Relation | null {
  const between = items.slice(from + 1, to).filter((item) => item.kind === 'relation')
  // "in a circle with": the strongest word wins; "with" says least.
  return between.find((item) => item.relation !== 'with')?.relation ?? between[0]?.relation ?? null
}
