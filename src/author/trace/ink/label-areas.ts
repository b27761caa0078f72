/** Connected areas of a mask. */
export interface Areas {
  /** The number of each pixel's area, from 1, in the order of their first pixels; 0 outside the mask. */
  readonly labels: Int32Array
  /** Pixels of each area, by its number; that of number 0 is not counted. */
  readonly sizes: readonly number[]
}

/** Runs of pixels of a mask along its rows: each from its first pixel to the one behind its last, by their indices. */
interface Runs {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** For each run an earlier one of the same area, or itself. */
  readonly parents: number[]
}

/** Finds the connected areas of pixels whose `mask` is `value`; ink holds together at corners too (`diagonal`), ground does not. */
export function labelAreas(mask: Uint8Array, width: number, value: 0 | 1, diagonal: boolean): Areas {
  const runs = joinedRuns(mask, width, value, diagonal ? 1 : 0)
  const { starts, ends, parents } = runs
  const labels = new Int32Array(mask.length)
  const numbers = new Int32Array(starts.length)
  const sizes = [0]
  for (let run = 0; run < starts.length; run++) {
    const root = rootOf(parents, run)
    if (root === run) {
      numbers[run] = sizes.length
      sizes.push(0)
    }
    const number = numbers[root]!
    labels.fill(number, starts[run], ends[run])
    sizes[number]! += ends[run]! - starts[run]!
  }
  return { labels, sizes }
}

/** The runs of a mask, joined with those of the row above that they touch, also `beyond` their ends. */
function joinedRuns(mask: Uint8Array, width: number, value: 0 | 1, beyond: number): Runs {
  const runs = { starts: [] as number[], ends: [] as number[], parents: [] as number[] }
  const { starts, ends, parents } = runs
  /** The first run of the row above that may touch the next one. */
  let above = 0
  for (let row = 0; row < mask.length; row += width) {
    const first = starts.length
    for (let at = row; at < row + width; at++) {
      if (mask[at] !== value) continue
      const start = at
      while (at < row + width && mask[at] === value) at++
      const run = starts.length
      starts.push(start)
      ends.push(at)
      parents.push(run)
      while (above < first && ends[above]! + width + beyond <= start) above++
      for (let other = above; other < first && starts[other]! + width < at + beyond; other++) join(parents, other, run)
    }
    above = first
  }
  return runs
}

function rootOf(parents: number[], run: number): number {
  let root = run
  while (parents[root] !== root) root = parents[root]!
  parents[run] = root
  return root
}

function join(parents: number[], one: number, other: number): void {
  const [first, second] = [rootOf(parents, one), rootOf(parents, other)]
  if (first < second) parents[second] = first
  else parents[first] = second
}
