import type { Column, Grid } from './column.ts'
import { COST, type Frame } from './frame.ts'
import { relationCost, type Relations } from './relations.ts'

export interface Placement {
  readonly positions: readonly number[]
  /** How far the middle of the grid was moved, in px: 0 or a part of a pixel either way. */
  readonly shift: number
  readonly cost: number
}

/** Steps to a column, the cheapest first. Lists of numbers, and no list of steps: V8 keeps each number of an object apart. */
interface Steps {
  /** Which partial placement each goes on from. */
  readonly from: number[]
  readonly position: number[]
  readonly cost: number[]
}

/** How many partial placements are followed. */
const BEAM = 24
/** What sums that are made in another order may differ by, and more. */
const DUST = 1e-6

const WHOLE_SHIFTS = [0, 0.5, -0.5]
const QUARTER_SHIFTS = [0, 0.25, -0.25, 0.5, -0.5]

/** A place that a column may take, and what it costs by itself. */
interface Candidate {
  readonly position: number
  readonly cost: number
}

/** How many pixels from its nearest a column may go; heavy strokes need to make room for each other. */
const STEPS = [-1, 0, 1]
const HEAVY_STEPS = [-2, -1, 0, 1, 2]
const FARTHEST = 2.2

/**
 * Finds positions for all columns: edges on whole pixels, little displacement, gaps, even spacing and symmetry kept. Null when whatever it finds
 * costs `most` or more.
 */
export function placeColumns(
  grid: Grid,
  relations: readonly Relations[],
  frame: Frame,
  most: number = Infinity,
): Placement | null {
  const shifts = grid.mirrored.length === 0 ? [0] : Number.isInteger(frame.stroke) ? WHOLE_SHIFTS : QUARTER_SHIFTS
  let best: Placement | null = null
  let known = most
  for (const shift of shifts) {
    best = searchWithShift(grid, frame, relations, shift, known) ?? best
    known = best?.cost ?? most
  }
  return best
}

/** The best placement about one middle; null as soon as nothing can be cheaper than `known`. */
function searchWithShift(
  grid: Grid,
  frame: Frame,
  relations: readonly Relations[],
  shift: number,
  known: number,
): Placement | null {
  const limit = known - 1e-9
  const candidates = grid.columns.map((_, index) => candidatesFor(index, grid, frame, shift))
  const own = candidates.map((places, index) => leastCost(places, relations[index]!))
  const task: Task = { grid, frame, relations, shift, candidates, own }
  // Going on from the cheapest alone bounds the search: what is dearer need not be followed. In the rare case that the beam misses it, all is.
  const first = limit === Infinity ? followed(task, 1, limit) : null
  return (first === null ? null : followed(task, BEAM, first.cost + DUST)) ?? followed(task, BEAM, limit)
}

/** A search about one middle. */
interface Task {
  readonly grid: Grid
  readonly frame: Frame
  readonly relations: readonly Relations[]
  readonly shift: number
  /** The places for each column. */
  readonly candidates: readonly (readonly Candidate[])[]
  /** What each column costs by itself, at least. */
  readonly own: readonly number[]
}

function leastCost(places: readonly Candidate[], { widths }: Relations): number {
  // Where a width says more places, one of them may cost nothing.
  return widths.length > 0 ? 0 : Math.min(...places.map(({ cost }) => cost))
}

/** The best placement that so many partial ones come to; null when it costs `limit` or more. */
function followed(
  { grid, frame, relations, shift, candidates, own }: Task,
  beam: number,
  limit: number,
): Placement | null {
  const total = grid.columns.reduce((sum, column) => sum + column.weight, 0)
  const mirror = frame.size + 2 * shift
  // Costs only grow, and by what the columns above cost at least: what is too dear with that already stays so.
  let bound = limit - own.reduce((sum, cost) => sum + cost, 0)
  // Partial placements, the cheapest first, and what each costs.
  let placed: readonly (readonly number[])[] = [[]]
  let costs: readonly number[] = [Math.abs(shift) * (1 + total * COST.shifted)]
  for (let index = 0; index < grid.columns.length; index++) {
    const related = relations[index]!
    const kept: Steps = { from: [], position: [], cost: [] }
    bound += own[index]!
    let most = bound
    for (let from = 0; from < placed.length; from++) {
      const before = costs[from]!
      if (before + own[index]! >= most) break
      const positions = placed[from]!
      for (const { position, cost } of withPairWidths(candidates[index]!, related, index, positions, grid, frame)) {
        const alone = before + cost
        if (alone >= most) continue
        const sum = alone + relationCost(related, position, positions, mirror, most - alone)
        if (sum >= most) continue
        keep(kept, beam, from, position, sum)
        if (kept.cost.length === beam) most = Math.min(bound, kept.cost[beam - 1]!)
      }
    }
    const before = placed
    placed = kept.from.map((from, step) => [...before[from]!, kept.position[step]!])
    costs = kept.cost
    if (placed.length === 0) return null
  }
  return { positions: placed[0]!, cost: costs[0]!, shift }
}

/** Puts a step behind all that are no dearer, and lets go of the dearest beyond the beam. */
function keep(
  { from, position, cost }: Steps,
  beam: number,
  ownFrom: number,
  ownPosition: number,
  ownCost: number,
): void {
  let at = Math.min(cost.length, beam - 1)
  for (; at > 0 && cost[at - 1]! > ownCost; at--) {
    from[at] = from[at - 1]!
    position[at] = position[at - 1]!
    cost[at] = cost[at - 1]!
  }
  from[at] = ownFrom
  position[at] = ownPosition
  cost[at] = ownCost
}

/** A circle's second side may also lie exactly one diameter from its first. */
function withPairWidths(
  candidates: readonly Candidate[],
  { widths }: Relations,
  index: number,
  placed: readonly number[],
  grid: Grid,
  frame: Frame,
): readonly Candidate[] {
  if (widths.length === 0) return candidates
  const extra = widths
    .map(({ low, width }) => settle(placed[low]! + width))
    .filter(
      (position) =>
        position <= highest(index, grid, frame) + 1e-6 &&
        !candidates.some((candidate) => Math.abs(candidate.position - position) < 1e-4),
    )
  return extra.length === 0
    ? candidates
    : [...candidates, ...extra.map((position) => candidateAt(position, index, grid, frame))]
}

/** Where a column would lie if nothing held it: strokes heavier than nominal lean inwards a little, so that the ink box stays. */
function idealOf(column: Column, index: number, grid: Grid, frame: Frame): number {
  if (frame.exact) {
    if (grid.columns.length === 1) return (frame.low + frame.high) / 2
    if (index === 0) return outerEdge(column, frame.low, frame.softLow) + column.half
    if (index === grid.columns.length - 1) return outerEdge(column, frame.high, frame.softHigh) - column.half
  }
  const lean = (frame.stroke / 2 - frame.scale) * 0.3
  const side = column.at < 11.9 ? 1 : column.at > 12.1 ? -1 : 0
  return column.at * frame.scale + lean * side
}

/** Where the outer edge of an exact drawing's end lies: a straight stroke takes the whole pixel nearest its bound. */
function outerEdge(column: Column, straightBound: number, softBound: number): number {
  return column.straight ? Math.round(straightBound) : softBound
}

/** The places worth trying for a column: where an edge falls on a whole pixel, the middle of a mirrored drawing, the ideal. */
function candidatesFor(index: number, grid: Grid, frame: Frame, shift: number): Candidate[] {
  const column = grid.columns[index]!
  const ideal = idealOf(column, index, grid, frame)
  const first = index === 0
  const last = index === grid.columns.length - 1
  const low = (column.straight || !first ? frame.low : frame.softLow) + column.half
  const high = highest(index, grid, frame)
  const values = new Set<number>()
  for (const edge of [-column.half, column.half]) {
    const nearest = Math.round(ideal + edge)
    for (const step of frame.stroke > 2.4 * frame.scale ? HEAVY_STEPS : STEPS) values.add(settle(nearest + step - edge))
  }
  if (!column.straight) values.add(settle(Math.min(high, Math.max(low, ideal))))
  if (grid.mirrored.some(([a, b]) => a === index && b === index)) values.add(frame.size / 2 + shift)
  // The end of an exact drawing has one place.
  if (frame.exact && (first || last))
    return [candidateAt(first && last ? onlyPlace(ideal, column, grid) : ideal, index, grid, frame)]
  const within = [...values].filter(
    (value) => value >= low - 1e-6 && value <= high + 1e-6 && Math.abs(value - ideal) <= FARTHEST,
  )
  if (within.length === 0) within.push(Math.min(high, Math.max(low, ideal)))
  return within.map((position) => candidateAt(position, index, grid, frame))
}

/**
 * The place of a column that is all there is on its axis: where a straight stroke has a whole edge. A mirrored drawing
 * keeps its middle, unless both edges become whole.
 */
function onlyPlace(ideal: number, column: Column, grid: Grid): number {
  if (!column.straight) return ideal
  const low = Math.round(ideal - column.half) + column.half
  const high = Math.round(ideal + column.half) - column.half
  const nearest = Math.abs(low - ideal) <= Math.abs(high - ideal) ? low : high
  const bothWhole = isWhole(nearest - column.half) && isWhole(nearest + column.half)
  return grid.symmetric && !(bothWhole && Math.abs(nearest - ideal) < 0.3) ? ideal : nearest
}

/** A place with its own cost: how far it is from the ideal and which edges are blurred there. */
function candidateAt(position: number, index: number, grid: Grid, frame: Frame): Candidate {
  const column = grid.columns[index]!
  const lowEdge = isWhole(position - column.half)
  const highEdge = isWhole(position + column.half)
  const outerEdge = position < frame.size / 2 ? lowEdge : highEdge
  let cost = column.weight * COST.moved * (position - idealOf(column, index, grid, frame)) ** 2
  if (!column.straight) return { position, cost: outerEdge ? cost : cost + column.weight * COST.softEdge }
  const edges = Number(lowEdge) + Number(highEdge)
  const onAxis = grid.symmetric && grid.mirrored.some(([a, b]) => a === index && b === index)
  cost += (2 - edges) * column.weight * COST.missingEdge
  if (edges === 0 && !onAxis) cost += COST.noEdge * column.weight
  const outermost = index === 0 || index === grid.columns.length - 1
  if (edges === 1 && !outerEdge) cost += column.weight * (outermost ? COST.innerEdgeOutside : COST.innerEdge)
  return { position, cost }
}

/** The furthest position of a column; the outermost soft one is held further in when its ink reaches further than half a stroke. */
function highest(index: number, grid: Grid, frame: Frame): number {
  const column = grid.columns[index]!
  const last = index === grid.columns.length - 1
  return (column.straight || !last ? frame.high : frame.softHigh) - column.half
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-3
}

/** Rounds away the dust of arithmetic. */
function settle(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
