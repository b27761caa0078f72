import { randomFrom, shuffled } from '../../src/tools/sheet/shuffled.ts'
import type { Pair } from './paint-pairs.ts'

/** A pair, and which of its drawings is ours. */
export interface Shown extends Pair {
  readonly idea: string
  readonly ours: 'A' | 'B'
}

/** So many random ideas that both sets draw under one name, ours on a random side. */
export function choosePairs(
  ours: ReadonlyMap<string, string>,
  theirs: ReadonlyMap<string, string>,
  count: number,
  seed: number,
): Shown[] {
  const both = [...ours.keys()].filter((idea) => theirs.has(idea)).sort((a, b) => (a < b ? -1 : 1))
  const random = randomFrom(seed + 1)
  return shuffled(both, seed)
    .slice(0, count)
    .map((idea, index) => {
      const [own, other] = [ours.get(idea) ?? '', theirs.get(idea) ?? '']
      const first = random() < 0.5
      return {
        idea,
        title: `${index + 1} ${idea}`,
        svgs: first ? [own, other] : [other, own],
        ours: first ? 'A' : 'B',
      }
    })
}
