import type { Silhouette } from '../../lexicon/silhouettes.ts'
import { DEEP, SILHOUETTE_SIDE } from '../../lexicon/silhouettes.ts'

const SIDE = SILHOUETTE_SIDE

/** Cells on a side of a spot. */
const SPOT = 3

/**
 * The mean of the squared differences, of 1, above which a spot shows two different things: 4 where deep ink stands in place of deep paper,
 * .25 along an edge that lies a cell beside its place.
 */
const UNLIKE = 0.65

const LIMIT = UNLIKE * DEEP * DEEP * SPOT * SPOT

/**
 * Whether two silhouettes differ in one spot more than what befalls a picture explains, however the second is moved by up to a cell each
 * way: one has a mark that the other has not, or has elsewhere. The mean along all edges hardly sees that where the rest is the same.
 * `at` is where the second begins in `others`.
 */
export function isUnlikeInASpot(one: Silhouette, others: Int8Array, at = 0): boolean {
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++)
      if (!hasUnlikeSpot(squaresOf(one, others, { at, right, down }))) return false
  return true
}

interface Move {
  readonly at: number
  readonly right: number
  readonly down: number
}

/** The squared difference in each cell; what lies outside is deep in paper. */
function squaresOf(one: Silhouette, others: Int8Array, { at, right, down }: Move): Int32Array {
  const squares = new Int32Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [row, column] = [y + down, x + right]
      const isInside = row >= 0 && row < SIDE && column >= 0 && column < SIDE
      const apart = one[y * SIDE + x]! - (isInside ? others[at + row * SIDE + column]! : -DEEP)
      squares[y * SIDE + x] = apart * apart
    }
  return squares
}

function hasUnlikeSpot(squares: Int32Array): boolean {
  for (let y = 0; y + SPOT <= SIDE; y++)
    for (let x = 0; x + SPOT <= SIDE; x++) {
      let sum = 0
      for (let row = y; row < y + SPOT; row++)
        for (let cell = row * SIDE + x; cell < row * SIDE + x + SPOT; cell++) sum += squares[cell]!
      if (sum > LIMIT) return true
    }
  return false
}
