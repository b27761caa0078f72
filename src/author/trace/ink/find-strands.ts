import type { Grid } from './grid.ts'
import { mendCorners, soundRail, type SoundRail } from './mend-corners.ts'
import { railAlong, type Rail } from './rail.ts'
import { settleEnds } from './settle-ends.ts'
import { settleJunctions } from './settle-junctions.ts'
import { degreesOf, simplifyBranches } from './simplify-branches.ts'
import type { Branch } from './skeleton-branches.ts'

/** The skeleton of one part as the way of a pen. */
export interface Strands {
  readonly rails: readonly SoundRail[]
  /** Median width of the ink across the skeleton, in px. */
  readonly pen: number
  /** Which share of the skeleton has ink of that width across it. */
  readonly evenness: number
  /** Length of the skeleton, in px. */
  readonly length: number
}

/** A skeleton of more branches than that is no pen's way. */
const MOST_BRANCHES = 400

/** Makes the way of a pen of the branches of one part; null where there are too many for one. Edges may be `blur` px off. */
export function findStrands(
  branches: readonly Branch[],
  grid: Grid,
  distances: Float32Array,
  blur: number,
): Strands | null {
  if (branches.length > MOST_BRANCHES) return null
  const rough = 2 * median(branches.flatMap(({ pixels }) => pixels.map((pixel) => distances[pixel]!))) - 1
  const simple = simplifyBranches(branches, { width: grid.width, distances, pen: rough })
  const degrees = degreesOf(simple)
  const rails = simple.map((branch) => railAlong(branch, grid, rough)).map((rail) => withoutFreeEnds(rail, degrees))
  const pen = median(rails.flatMap(({ widths }) => widths.filter((width) => width !== null))) || rough
  const sound = rails.map((rail) => soundRail(rail, pen, blur))
  const mended = settleJunctions(sound, pen).map((rail) => mendCorners(rail, grid, pen))
  const settled = mended.map((rail) =>
    rail.closed || rail.points.length < 2 ? rail : settleEnds(rail, rail.from === null, rail.to === null, grid, pen),
  )
  const even = rails.flatMap(({ widths }) =>
    widths.map((width) => width !== null && Math.abs(width - pen) < 0.2 * pen + 0.5),
  )
  return {
    rails: settled,
    pen,
    evenness: even.filter(Boolean).length / Math.max(1, even.length),
    length: settled.reduce((sum, rail) => sum + railLength(rail), 0),
  }
}

function withoutFreeEnds(rail: Rail, degrees: ReadonlyMap<number, number>): Rail {
  const junctionAt = (node: number | null): number | null =>
    node !== null && (degrees.get(node) ?? 0) > 1 ? node : null
  return { ...rail, from: junctionAt(rail.from), to: junctionAt(rail.to) }
}

function railLength({ points, closed }: SoundRail): number {
  return points.reduce((sum, point, index) => {
    const before = index > 0 ? points[index - 1]! : closed ? points.at(-1)! : point
    return sum + Math.hypot(point.x - before.x, point.y - before.y)
  }, 0)
}

function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0
}
