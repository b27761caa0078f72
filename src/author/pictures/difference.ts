import type { Silhouette } from '../../lexicon/silhouettes.ts'
import { DEEP, SILHOUETTE_SIDE } from '../../lexicon/silhouettes.ts'

const SIDE = SILHOUETTE_SIDE

/** Two that differ more where they lie do not become alike by a step. */
const HOPELESS = 0.4

/**
 * How much two silhouettes differ along their edges, 0 for the same: the mean of the squared differences, of 1, in all cells but those that
 * are deep in ink or in paper in both. The second is moved by up to a cell each way, to where it differs least. `at` is where it
 * begins in `others`.
 */
export function difference(one: Silhouette, others: Int8Array, at = 0): number {
  let least = movedBy(one, others, { at, right: 0, down: 0 }, Infinity)
  // No step of a cell makes these alike.
  if (least > HOPELESS) return least
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++)
      if (down !== 0 || right !== 0) least = Math.min(least, movedBy(one, others, { at, right, down }, least))
  return least
}

interface Move {
  readonly at: number
  readonly right: number
  readonly down: number
}

/** The difference of one from another that is moved; Infinity where it is plain that it is not less than `limit`. */
function movedBy(one: Silhouette, others: Int8Array, { at, right, down }: Move, limit: number): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < SIDE; y++) {
    if (sum >= limit * DEEP * DEEP * (count + (SIDE - y) * SIDE)) return Infinity
    const row = y + down
    const isInside = row >= 0 && row < SIDE
    const [from, to] = [isInside ? Math.max(0, -right) : SIDE, SIDE - Math.max(0, right)]
    const moved = at + row * SIDE + right
    for (let x = 0; x < SIDE; x++) {
      const a = one[y * SIDE + x]!
      const b = x >= from && x < to ? others[moved + x]! : -DEEP
      if (a === b && (a === DEEP || a === -DEEP)) continue
      sum += (a - b) * (a - b)
      count++
    }
  }
  return count === 0 ? 0 : sum / count / (DEEP * DEEP)
}
