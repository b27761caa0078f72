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
  let least = movedBy(one, others, at, 0, 0)
  // No step of a cell makes these alike.
  if (least > HOPELESS) return least
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) least = Math.min(least, movedBy(one, others, at, right, down))
  return least
}

function movedBy(one: Silhouette, others: Int8Array, at: number, right: number, down: number): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < SIDE; y++) {
    const row = y + down
    const isInside = row >= 0 && row < SIDE
    for (let x = 0; x < SIDE; x++) {
      const column = x + right
      const a = one[y * SIDE + x]!
      const b = isInside && column >= 0 && column < SIDE ? others[at + row * SIDE + column]! : -DEEP
      if (a === b && (a === DEEP || a === -DEEP)) continue
      sum += (a - b) * (a - b)
      count++
    }
  }
  return count === 0 ? 0 : sum / count / (DEEP * DEEP)
}
