import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Program, Role } from '../../../drawing/language/program.ts'
import type { Figure } from './figure.ts'
import { linesOf } from './gaps.ts'
import { statementOf } from './statement-of.ts'

/** A picture whose ink is made of areas by more than this share shows a filled drawing: its lines are lines there. */
const FILLED = 0.3

/** The program that draws figures: solids first, what is taken out of them, then lines, and last what lies over all. `isSpaced`: at the distances that they have. */
export function programOf(figures: readonly Figure[], isSpaced = false): Program {
  const order = { solid: 0, hole: 0, 'knock-out': 1, pen: 2 }
  const rankOf = (figure: Figure): number =>
    figure.endsOnOver === true
      ? 4
      : figure.isOver === true
        ? 3
        : order[figure.role] + (order[figure.role] === 0 ? depthOf(figure, figures) / 100 : 0)
  const isFilled = shareOfSolids(figures) > FILLED
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
    mini: null,
    miniSize: MINI_SIZE,
    statements: ordered.map((figure) => statementOf(figure, roleOf(figure, ordered, isFilled))),
  }
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

/** A loop of the pen in another one is an opening, or the outer one would swallow it when filled; in a picture of areas it stays a line. */
function roleOf(figure: Figure, all: readonly Figure[], isFilled: boolean): Role {
  if (figure.role === 'hole' || figure.role === 'knock-out') return figure.role
  if (isFilled && figure.role === 'pen' && (isLoop(figure) || isBesideSolid(figure, all))) return 'ink'
  if (figure.role === 'solid' || !isLoop(figure)) return 'auto'
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
