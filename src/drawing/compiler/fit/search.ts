import type { Column, Grid } from './column.ts'

/** What the search is asked for, in output px. */
export interface Frame {
  readonly size: number
  /** px per unit of the 24 grid. */
  readonly scale: number
  readonly stroke: number
  /** Smallest clear space between two strokes. */
  readonly clearance: number
  /** Where ink may be: [low, high] on this axis. Soft columns at the ends may be held further in. */
  readonly low: number
  readonly high: number
  readonly softLow: number
  readonly softHigh: number
  /** The outermost columns belong on the bounds, not only within them. */
  readonly exact: boolean
}

export interface Placement {
  readonly positions: readonly number[]
  /** How far the middle of the grid was moved, in px: 0 or half a pixel either way. */
  readonly shift: number
  readonly cost: number
}

interface Candidate {
  readonly position: number
  /** How many of the two edges fall on a whole pixel. */
  readonly edges: number
  readonly outerEdge: boolean
}

interface Partial {
  readonly positions: readonly number[]
  readonly cost: number
}

const BEAM = 24

/** How many pixels from its nearest a column may go; heavy strokes need to make room for each other. */
const STEPS = [-1, 0, 1]
const HEAVY_STEPS = [-2, -1, 0, 1, 2]
const FARTHEST = 2.2

/** What a px² of each fault costs, per unit of a column's weight. Found by looking at sheets. */
const COST = {
  moved: 1,
  missingEdge: 0.35,
  noEdge: 3,
  innerEdge: 0.1,
  innerEdgeOutside: 2,
  softEdge: 0.3,
  gapChange: 0.5,
  crowded: 10,
  crowdedAtAll: 8,
  unevenSpacing: 2,
  wrongWidth: 60,
  unmirrored: 12,
  offCentre: 10,
  shifted: 0.12,
}

/** Finds positions for all columns: edges on whole pixels, little displacement, gaps, even spacing and symmetry kept. */
export function placeColumns(grid: Grid, frame: Frame): Placement {
  const shifts = grid.mirrored.length === 0 ? [0] : Number.isInteger(frame.stroke) ? [0, 0.5, -0.5] : [0, 0.25, -0.25, 0.5, -0.5]
  const placements = shifts.map((shift) => searchWithShift(grid, frame, shift))
  return placements.reduce((best, one) => (one.cost < best.cost - 1e-9 ? one : best))
}

function searchWithShift(grid: Grid, frame: Frame, shift: number): Placement {
  const total = grid.columns.reduce((sum, column) => sum + column.weight, 0)
  let beam: Partial[] = [{ positions: [], cost: Math.abs(shift) * (1 + total * COST.shifted) }]
  grid.columns.forEach((column, index) => {
    const candidates = candidatesFor(column, index, grid, frame, shift)
    const next: Partial[] = []
    for (const partial of beam) {
      for (const candidate of withPairWidths(candidates, grid, index, partial, frame, column)) {
        const cost = partial.cost + ownCost(column, index, candidate, grid, frame) + relationCost(grid, index, candidate.position, partial.positions, frame, shift)
        next.push({ positions: [...partial.positions, candidate.position], cost })
      }
    }
    next.sort((a, b) => a.cost - b.cost)
    beam = next.slice(0, BEAM)
  })
  return { ...beam[0]!, shift }
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

/** The furthest position of a column; the outermost soft one is held further in when its ink reaches further than half a stroke. */
function highest(column: Column, index: number, grid: Grid, frame: Frame): number {
  const last = index === grid.columns.length - 1
  return (column.straight || !last ? frame.high : frame.softHigh) - column.half
}

function candidatesFor(column: Column, index: number, grid: Grid, frame: Frame, shift: number): Candidate[] {
  const ideal = idealOf(column, index, grid, frame)
  const first = index === 0
  const last = index === grid.columns.length - 1
  const low = (column.straight || !first ? frame.low : frame.softLow) + column.half
  const high = highest(column, index, grid, frame)
  const values = new Set<number>()
  for (const edge of [-column.half, column.half]) {
    const nearest = Math.round(ideal + edge)
    for (const step of frame.stroke > 2.4 * frame.scale ? HEAVY_STEPS : STEPS) values.add(settle(nearest + step - edge))
  }
  if (!column.straight) values.add(settle(Math.min(high, Math.max(low, ideal))))
  if (grid.mirrored.some(([a, b]) => a === index && b === index)) values.add(frame.size / 2 + shift)
  // The end of an exact drawing has one place.
  if (frame.exact && (first || last)) return [candidateAt(first && last ? onlyPlace(ideal, column, grid) : ideal, column, frame)]
  const within = [...values].filter((value) => value >= low - 1e-6 && value <= high + 1e-6 && Math.abs(value - ideal) <= FARTHEST)
  if (within.length === 0) within.push(Math.min(high, Math.max(low, ideal)))
  return within.map((position) => candidateAt(position, column, frame))
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

function candidateAt(position: number, column: Column, frame: Frame): Candidate {
  const lowEdge = isWhole(position - column.half)
  const highEdge = isWhole(position + column.half)
  const outerEdge = position < frame.size / 2 ? lowEdge : highEdge
  return { position, edges: Number(lowEdge) + Number(highEdge), outerEdge }
}

/** A circle's second side may also lie exactly one diameter from its first. */
function withPairWidths(
  candidates: readonly Candidate[],
  grid: Grid,
  index: number,
  partial: Partial,
  frame: Frame,
  column: Column,
): readonly Candidate[] {
  const extra = grid.pairs
    .filter((pair) => pair.high === index && pair.width !== null)
    .map((pair) => settle(partial.positions[pair.low]! + pair.width!))
    .filter((position) => position <= highest(column, index, grid, frame) + 1e-6 && !candidates.some((candidate) => Math.abs(candidate.position - position) < 1e-4))
  return extra.length === 0 ? candidates : [...candidates, ...extra.map((position) => candidateAt(position, column, frame))]
}

function ownCost(column: Column, index: number, candidate: Candidate, grid: Grid, frame: Frame): number {
  const onAxis = grid.symmetric && grid.mirrored.some(([a, b]) => a === index && b === index)
  let cost = column.weight * COST.moved * (candidate.position - idealOf(column, index, grid, frame)) ** 2
  if (column.straight) {
    cost += (2 - candidate.edges) * column.weight * COST.missingEdge
    if (candidate.edges === 0 && !onAxis) cost += COST.noEdge * column.weight
    const outermost = index === 0 || index === grid.columns.length - 1
    if (candidate.edges === 1 && !candidate.outerEdge) cost += column.weight * (outermost ? COST.innerEdgeOutside : COST.innerEdge)
  } else if (!candidate.outerEdge) {
    cost += column.weight * COST.softEdge
  }
  return cost
}

function relationCost(grid: Grid, index: number, position: number, placed: readonly number[], frame: Frame, shift: number): number {
  return (
    gapCost(grid, index, position, placed, frame) +
    spacingCost(grid, index, position, placed) +
    tieCost(grid, index, position, placed, frame, shift)
  )
}

function gapCost(grid: Grid, index: number, position: number, placed: readonly number[], frame: Frame): number {
  const column = grid.columns[index]!
  let cost = 0
  for (let other = index - 1; other >= 0; other--) {
    const neighbour = grid.columns[other]!
    const gap = position - placed[other]!
    const wanted = (column.at - neighbour.at) * frame.scale
    const weight = Math.min(column.weight, neighbour.weight)
    if (gap < 1e-6) cost += 50
    const beside = overlap(column, neighbour, frame)
    if (beside) {
      const needed = column.half + neighbour.half + frame.clearance
      if (gap < needed - 1e-6 && wanted > 0.45 * frame.stroke && column.at - neighbour.at > 1.3) {
        const heavier = Math.max(1, column.weight, neighbour.weight)
        cost += heavier * COST.crowded * Math.min(1, needed - gap) ** 2 + Math.max(1, heavier / 2) * COST.crowdedAtAll
      }
    }
    const adjacent = other === index - 1
    if ((adjacent || beside) && !hasFixedWidth(grid, other, index)) cost += weight * COST.gapChange * (gap - wanted) ** 2 * (adjacent ? 1 : 0.4)
  }
  return cost
}

/** The two sides of a circle: their distance has been decided already. */
function hasFixedWidth(grid: Grid, low: number, high: number): boolean {
  return grid.pairs.some((pair) => pair.low === low && pair.high === high && pair.width !== null)
}

/** Long strokes mind uneven spacing more than short ones, up to this weight. */
const MOST_SPACING_WEIGHT = 8

/** Three columns that were evenly spaced stay so. */
function spacingCost(grid: Grid, index: number, position: number, placed: readonly number[]): number {
  const { columns } = grid
  let cost = 0
  for (let middle = index - 1; middle >= 1; middle--) {
    const after = columns[index]!.at - columns[middle]!.at
    if (after < 1) continue
    for (let first = middle - 1; first >= 0; first--) {
      const before = columns[middle]!.at - columns[first]!.at
      if (before > after + 0.05) break
      if (Math.abs(before - after) >= 0.05) continue
      const weight = Math.min(MOST_SPACING_WEIGHT, columns[index]!.weight, columns[middle]!.weight, columns[first]!.weight)
      cost += COST.unevenSpacing * weight * (position - 2 * placed[middle]! + placed[first]!) ** 2
    }
  }
  return cost
}

function tieCost(grid: Grid, index: number, position: number, placed: readonly number[], frame: Frame, shift: number): number {
  const at = (column: number): number => (column === index ? position : placed[column]!)
  let cost = 0
  for (const pair of grid.pairs) {
    if (pair.high !== index) continue
    if (pair.width !== null) cost += COST.wrongWidth * (position - placed[pair.low]! - pair.width) ** 2
    const middle = (position + placed[pair.low]!) / 2
    for (const other of grid.pairs) {
      if (other === pair || other.high > index || Math.abs(other.middle - pair.middle) > 0.03) continue
      cost += COST.offCentre * (middle - (at(other.low) + at(other.high)) / 2) ** 2
    }
  }
  for (const [low, high] of grid.mirrored) {
    if (high !== index) continue
    const weight = grid.symmetric && low !== high ? 2 * Math.max(1, Math.min(grid.columns[low]!.weight, grid.columns[high]!.weight)) : 1
    cost += weight * COST.unmirrored * (at(low) + position - frame.size - 2 * shift) ** 2
  }
  return cost
}

function overlap(a: Column, b: Column, frame: Frame): boolean {
  const reach = -frame.stroke / 2 / frame.scale
  return a.spans.some((p) => b.spans.some((q) => Math.min(p[1], q[1]) - Math.max(p[0], q[0]) > reach))
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-3
}

function settle(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
