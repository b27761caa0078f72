import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Program, Role } from '../../../drawing/language/program.ts'
import type { Figure } from './figure.ts'
import { linesOf } from './gaps.ts'
import { statementOf } from './statement-of.ts'

/** A picture whose ink is made of areas by more than this share shows a filled drawing: its lines are lines there. */
const FILLED = 0.3
const BEFORE_LINES = 1.9

/** The program that draws figures: solids first, what is taken out of them, then lines, and last what lies over all. `isSpaced`: at the distances that they have. */
export function programOf(figures: readonly Figure[], isSpaced = false): Program {
  const order = { solid: 0, hole: 0, 'knock-out': 1, pen: 2 }
  const isFilled = shareOfSolids(figures) > FILLED
  const rankOf = (figure: Figure): number => {
    if (figure.endsOnOver === true) return 4
    if (figure.isOver === true) return 3
    if (!isFilled && isInLoop(figure, figures)) return order.pen
    // Filled, a loop would cover what it goes round, were it drawn later.
    if (figure.role === 'pen') return figures.some((other) => isRound(figure, other)) ? BEFORE_LINES : order.pen
    return order[figure.role] + (order[figure.role] === 0 ? depthOf(figure, figures) / 100 : 0)
  }
  const ordered = figures.toSorted((a, b) => rankOf(a) - rankOf(b))
  return {
    name: 'traced',
    category: null,
    words: [],
    keyline: 'free',
    // At heavy cuts only a part of the picture is shown, which then may sit off the middle.
    traits: [
      ...(figures.some(({ fromLanes = 0 }) => fromLanes > 0) ? ['partial' as const] : []),
      ...(isSpaced ? ['spaced' as const] : []),
    ],
    parameters: [],
    inner: null,
    badge: null,
    detail: [],
    strokes: [],
    mini: null,
    miniSize: MINI_SIZE,
    statements: ordered.map((figure) => statementOf(figure, roleOf(figure, ordered, isFilled))),
  }
}

/** Whether a figure is an area, with nothing taken out of it, that a loop of the pen goes round. */
function isInLoop(figure: Figure, all: readonly Figure[]): boolean {
  return (
    figure.role === 'solid' &&
    all.some((other) => isRound(other, figure)) &&
    !all.some((other) => other.role !== 'pen' && other !== figure && isWithin(other, figure))
  )
}

/** Whether one is a loop of the pen that goes round the other. */
function isRound(one: Figure, other: Figure): boolean {
  return one !== other && one.role === 'pen' && isLoop(one) && isWithin(other, one)
}

/** How many areas and holes go round one of them: what lies in a hole is painted after it. */
function depthOf(figure: Figure, all: readonly Figure[]): number {
  return all.filter((other) => (other.role === 'solid' || other.role === 'hole') && isWithin(figure, other)).length
}

/** Which share of a picture's ink areas have. */
function shareOfSolids(figures: readonly Figure[]): number {
  const inkOf = (role: Figure['role']): number =>
    figures.reduce((sum, one) => sum + (one.role === role ? one.ink : 0), 0)
  return inkOf('solid') / (inkOf('solid') + inkOf('pen') || 1)
}

/** A loop of the pen or an area in a loop of the pen is an opening, or the outer one would swallow it when filled; in a picture of areas it stays a line. */
function roleOf(figure: Figure, all: readonly Figure[], isFilled: boolean): Role {
  if (figure.role === 'hole' || figure.role === 'knock-out') return figure.role
  if (isFilled && figure.role === 'pen' && (isLoop(figure) || isBesideSolid(figure, all))) return 'ink'
  if (!isLoop(figure) || (figure.role === 'solid' && (isFilled || !isInLoop(figure, all)))) return 'auto'
  const depth = all.filter((other) => other !== figure && isLoop(other) && isWithin(figure, other)).length
  return depth % 2 === 1 ? 'hole' : 'auto'
}

/** Whether a line comes so near to an area that it would be taken out of it. */
function isBesideSolid({ form }: Figure, all: readonly Figure[]): boolean {
  const box = boundsOf(linesOf(form))
  return all.some((other) => {
    if (other.role !== 'solid') return false
    const { x0, y0, x1, y1 } = boundsOf(linesOf(other.form))
    return box.x0 < x1 && box.x1 > x0 && box.y0 < y1 && box.y1 > y0
  })
}

function isLoop({ form, role }: Figure): boolean {
  return (
    role !== 'hole' &&
    role !== 'knock-out' &&
    (form.kind === 'circle' || form.kind === 'oval' || (form.kind === 'chain' && form.closed))
  )
}

function isWithin(inner: Figure, outer: Figure): boolean {
  const a = boundsOf(linesOf(inner.form))
  const b = boundsOf(linesOf(outer.form))
  return a.x0 > b.x0 && a.y0 > b.y0 && a.x1 < b.x1 && a.y1 < b.y1
}
