import { withoutDust } from './without-dust.ts'
import type { AxisStems, Stem } from './stem.ts'

/** Stems at one position, taken together. */
export interface Column {
  readonly at: number
  readonly weight: number
  readonly straight: boolean
  readonly half: number
  /** Where something lies that must keep clear of its neighbours, on the other axis. */
  readonly spans: readonly (readonly [number, number])[]
}

/** What the search needs to know about one axis: the columns from low to high, and how they are tied. */
export interface Grid {
  readonly columns: readonly Column[]
  /** Pairs of column indices; `width` in px where it is fixed. */
  readonly pairs: readonly {
    readonly low: number
    readonly high: number
    readonly middle: number
    readonly width: number | null
  }[]
  /** Pairs that mirror each other about the middle of the grid, when most of the drawing's weight does; else none. */
  readonly mirrored: readonly (readonly [number, number])[]
  /** The drawing is its own mirror image, so a single stroke on the axis may stay there though no edge is whole. */
  readonly symmetric: boolean
}

const SAME_POSITION = 0.06
const MIRROR_TOLERANCE = 0.05

/** Merges the stems of an axis into columns and finds which columns are tied to each other. */
export function gridOf(found: AxisStems, symmetric: boolean): Grid {
  const { stems, pairs } = stemsWithoutDust(found)
  const columns: { at: number; weight: number; straight: boolean; half: number; spans: [number, number][] }[] = []
  for (const stem of [...stems].sort(byPosition)) {
    const last = columns[columns.length - 1]
    if (last !== undefined && Math.abs(last.at - stem.at) < SAME_POSITION) {
      // A straight stem says where the column is and how wide; a round one or a dot only comes along.
      if (stem.straight && !last.straight) {
        last.at = stem.at
        last.half = stem.half
      } else if (stem.straight === last.straight) {
        last.half = Math.max(last.half, stem.half)
      }
      last.straight ||= stem.straight
      last.weight += stem.weight
      if (stem.keepsClear) last.spans.push([stem.from, stem.to])
    } else {
      columns.push({
        at: stem.at,
        weight: stem.weight,
        straight: stem.straight,
        half: stem.half,
        spans: stem.keepsClear ? [[stem.from, stem.to]] : [],
      })
    }
  }
  const indexOf = (at: number): number => columns.findIndex((column) => Math.abs(column.at - at) < SAME_POSITION + 0.01)
  const tied = pairs
    .map(({ low, high, width }) => ({ low: indexOf(low), high: indexOf(high), middle: (low + high) / 2, width }))
    .filter(({ low, high }) => low >= 0 && high >= low)
  return { columns, pairs: tied, mirrored: mirroredPairs(columns), symmetric }
}

function stemsWithoutDust({ stems, pairs }: AxisStems): AxisStems {
  return {
    stems: stems.map((stem) => ({
      ...stem,
      at: withoutDust(stem.at),
      weight: withoutDust(stem.weight),
      half: withoutDust(stem.half),
      from: withoutDust(stem.from),
      to: withoutDust(stem.to),
    })),
    pairs: pairs.map(({ low, high, width }) => ({
      low: withoutDust(low),
      high: withoutDust(high),
      width: width === null ? null : withoutDust(width),
    })),
  }
}

function byPosition(a: Stem, b: Stem): number {
  return a.at - b.at
}

function mirroredPairs(columns: readonly Column[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  let weight = 0
  for (let low = 0; low < columns.length; low++) {
    for (let high = low; high < columns.length; high++) {
      if (Math.abs(columns[low]!.at + columns[high]!.at - 24) > MIRROR_TOLERANCE) continue
      found.push([low, high])
      weight += low === high ? columns[low]!.weight : 2 * Math.min(columns[low]!.weight, columns[high]!.weight)
    }
  }
  const all = columns.reduce((sum, column) => sum + column.weight, 0)
  return weight > 0.6 * all ? found : []
}
