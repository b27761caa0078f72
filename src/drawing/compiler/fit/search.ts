import { type Candidate, candidateAt, candidatesFor, highest, settle } from './candidates.ts'
import type { Grid } from './column.ts'
import { COST } from './cost.ts'
import type { Frame } from './frame.ts'
import { relationCost, type Relations, relationsOf } from './relations.ts'

export interface Placement {
  readonly positions: readonly number[]
  /** How far the middle of the grid was moved, in px: 0 or a part of a pixel either way. */
  readonly shift: number
  readonly cost: number
}

interface Partial {
  readonly positions: readonly number[]
  readonly cost: number
}

interface Step {
  readonly from: Partial
  readonly position: number
  readonly cost: number
}

/** How many partial placements are followed. */
const BEAM = 24

const WHOLE_SHIFTS = [0, 0.5, -0.5]
const QUARTER_SHIFTS = [0, 0.25, -0.25, 0.5, -0.5]

/** Finds positions for all columns: edges on whole pixels, little displacement, gaps, even spacing and symmetry kept. */
export function placeColumns(grid: Grid, frame: Frame): Placement {
  const shifts = grid.mirrored.length === 0 ? [0] : Number.isInteger(frame.stroke) ? WHOLE_SHIFTS : QUARTER_SHIFTS
  const relations = relationsOf(grid, frame)
  let best: Placement | null = null
  for (const shift of shifts) best = searchWithShift(grid, frame, relations, shift, best) ?? best
  return best!
}

/** The best placement about one middle; null as soon as nothing can be cheaper than what another middle gave. */
function searchWithShift(
  grid: Grid,
  frame: Frame,
  relations: readonly Relations[],
  shift: number,
  best: Placement | null,
): Placement | null {
  const limit = best === null ? Infinity : best.cost - 1e-9
  const total = grid.columns.reduce((sum, column) => sum + column.weight, 0)
  const mirror = frame.size + 2 * shift
  let beam: Partial[] = [{ positions: [], cost: Math.abs(shift) * (1 + total * COST.shifted) }]
  for (let index = 0; index < grid.columns.length; index++) {
    const candidates = candidatesFor(index, grid, frame, shift)
    const related = relations[index]!
    const steps: Step[] = []
    for (const from of beam) {
      for (const { position, cost } of withPairWidths(candidates, related, index, from, grid, frame)) {
        const sum = from.cost + cost + relationCost(related, position, from.positions, mirror)
        // Costs only grow, so what is too dear already stays so.
        if (sum < limit) steps.push({ from, position, cost: sum })
      }
    }
    steps.sort((a, b) => a.cost - b.cost)
    beam = steps.slice(0, BEAM).map(({ from, position, cost }) => ({ positions: [...from.positions, position], cost }))
    if (beam.length === 0) return null
  }
  return { ...beam[0]!, shift }
}

/** A circle's second side may also lie exactly one diameter from its first. */
function withPairWidths(
  candidates: readonly Candidate[],
  { widths }: Relations,
  index: number,
  from: Partial,
  grid: Grid,
  frame: Frame,
): readonly Candidate[] {
  if (widths.length === 0) return candidates
  const extra = widths
    .map(({ low, width }) => settle(from.positions[low]! + width))
    .filter(
      (position) =>
        position <= highest(index, grid, frame) + 1e-6 &&
        !candidates.some((candidate) => Math.abs(candidate.position - position) < 1e-4),
    )
  return extra.length === 0
    ? candidates
    : [...candidates, ...extra.map((position) => candidateAt(position, index, grid, frame))]
}
