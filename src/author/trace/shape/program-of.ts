import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import type { Program, Role } from '../../../drawing/language/program.ts'
import { segmentsOf } from './attach-ends.ts'
import type { Figure } from './figure.ts'
import { statementOf } from './statement-of.ts'

/** The program that draws figures: solids first, what is taken out of them, then lines, and last what lies over all. */
export function programOf(figures: readonly Figure[]): Program {
  const order = { solid: 0, hole: 1, 'knock-out': 2, pen: 3 }
  const rankOf = ({ role, isOver }: Figure): number => (isOver === true ? 4 : order[role])
  const ordered = figures.toSorted((a, b) => rankOf(a) - rankOf(b))
  return {
    name: 'traced',
    category: null,
    words: [],
    keyline: 'free',
    // At heavy cuts only a part of the picture is shown, which then may sit off the middle.
    traits: figures.some(({ fromLanes = 0 }) => fromLanes > 0) ? ['partial'] : [],
    parameters: [],
    inner: null,
    badge: null,
    mini: null,
    statements: ordered.map((figure) => statementOf(figure, roleOf(figure, ordered))),
  }
}

/** A loop of the pen in another one is an opening, or the outer one would swallow it when filled. */
function roleOf(figure: Figure, all: readonly Figure[]): Role {
  if (figure.role === 'hole' || figure.role === 'knock-out') return figure.role
  if (figure.role === 'solid' || !isLoop(figure)) return 'auto'
  const depth = all.filter((other) => other !== figure && isLoop(other) && isWithin(figure, other)).length
  return depth % 2 === 1 ? 'hole' : 'auto'
}

function isLoop({ form, role }: Figure): boolean {
  return (
    role !== 'hole' &&
    role !== 'knock-out' &&
    (form.kind === 'circle' || form.kind === 'oval' || (form.kind === 'chain' && form.closed))
  )
}

function isWithin(inner: Figure, outer: Figure): boolean {
  const a = boundsOf(segmentsOf(inner.form))
  const b = boundsOf(segmentsOf(outer.form))
  return a.x0 > b.x0 && a.y0 > b.y0 && a.x1 < b.x1 && a.y1 < b.y1
}
