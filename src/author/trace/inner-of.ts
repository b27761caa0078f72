import { boundsOf } from '../../drawing/geometry/bounds.ts'
import { distanceTo } from '../../drawing/geometry/distance.ts'
import { pointAt } from '../../drawing/geometry/measure.ts'
import type { Point, Segment } from '../../drawing/geometry/segment.ts'
import type { Area } from '../../drawing/language/program.ts'
import type { Figure } from './shape/figure.ts'
import { segmentsOf } from './shape/attach-ends.ts'

/** From the middle of a line to what stands beside it, in units of the 24 grid: half a pen, and free space. */
const AWAY = 4

/** Places are looked at so far apart. */
const STEP = 0.5

/** So many points are taken of each line and arc to tell what lies within. */
const POINTS = 6

/** The square within the largest closed shape where most room is left for something else, in the 24 grid; null where there is none. */
export function innerOf(figures: readonly Figure[]): Area | null {
  const loops = figures.filter(isOutline).map(({ form }) => segmentsOf(form))
  const outer = loops.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
  if (outer === undefined) return null
  const lines = figures.flatMap(({ form }) => (form.kind === 'dot' ? [] : segmentsOf(form)))
  const dots = figures.flatMap(({ form }) => (form.kind === 'dot' ? [form] : []))
  const corners = outer.flatMap((one) => Array.from({ length: POINTS }, (_, at) => pointAt(one, at / POINTS)))
  const { x0, y0, x1, y1 } = boundsOf(outer)
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
  let best: (Point & { readonly half: number }) | null = null
  for (let y = Math.ceil(y0); y < y1; y += STEP)
    for (let x = Math.ceil(x0); x < x1; x += STEP) {
      if (!isWithin(corners, { x, y })) continue
      const away = Math.min(
        ...lines.map((one) => distanceTo(one, x, y)),
        ...dots.map((dot) => Math.hypot(dot.x - x, dot.y - y)),
      )
      const half = Math.floor(2 * (away - AWAY)) / 2
      const isNearer =
        best !== null &&
        half === best.half &&
        Math.hypot(x - middle.x, y - middle.y) < Math.hypot(best.x - middle.x, best.y - middle.y)
      if (half > 0 && (best === null || half > best.half || isNearer)) best = { x, y, half }
    }
  return best === null
    ? null
    : { x: best.x - best.half, y: best.y - best.half, width: 2 * best.half, height: 2 * best.half }
}

function isOutline({ form, role }: Figure): boolean {
  const isClosed = form.kind === 'circle' || form.kind === 'oval' || (form.kind === 'chain' && form.closed)
  return isClosed && (role === 'pen' || role === 'solid')
}

function sizeOf(loop: readonly Segment[]): number {
  const { x0, y0, x1, y1 } = boundsOf(loop)
  return (x1 - x0) * (y1 - y0)
}

/** Whether a point lies in a polygon: a ray from it crosses the edges an odd number of times. */
export function isWithin(corners: readonly Point[], { x, y }: Point): boolean {
  let isOdd = false
  corners.forEach((to, at) => {
    const from = corners.at(at - 1) ?? to
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isOdd = !isOdd
  })
  return isOdd
}
