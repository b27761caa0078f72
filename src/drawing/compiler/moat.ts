import { boundsOf, grow, unite } from '../geometry/bounds.ts'
import { boxLoop, circleLoop } from '../geometry/construct.ts'
import { strokePath } from '../geometry/stroke.ts'
import type { Box, Loop } from '../geometry/segment.ts'
import type { Over } from '../language/program.ts'
import type { Shaped } from './shaped.ts'
import type { Style } from './style.ts'

/** What the centre lines of strokes drawn earlier must leave to what lies over them. */
export function clearOfStrokes(shaped: readonly Shaped[], over: Over, style: Style): Loop[] {
  return moatRegion(shaped, over, (over === 'tight' ? style.tightMoat : style.moat) + style.stroke / 2, style)
}

/** What solids drawn earlier must leave to what lies over them or is notched out of them. */
export function clearOfInk(shaped: readonly Shaped[], over: Over, style: Style): Loop[] {
  return moatRegion(shaped, over === 'none' ? 'ink' : over, style.moat, style)
}

/**
 * The area that things drawn earlier must leave: everything nearer than `beyond` px to the ink of `shaped`, and the
 * inside of closed shapes. `box` and `round` take the whole box or circle instead of the outline; a box in the outer
 * quarter of the canvas takes all that lies beyond it too, so that no crumbs are left outside a badge.
 */
function moatRegion(shaped: readonly Shaped[], over: Over, beyond: number, { stroke, size, cap }: Style): Loop[] {
  const drawn = shaped.filter(({ segments, dot }) => segments.length > 0 || dot !== null)
  if (drawn.length === 0) return []
  if (over === 'box')
    return [boxLoop(toTheEdge(grow(unite(drawn.map((one) => boxOf(one, stroke))), stroke / 2 + beyond), size))]
  if (over === 'round') return [roundRegion(drawn, stroke / 2 + beyond, stroke)]
  return drawn.flatMap((one) => outlineRegion(one, beyond, stroke, cap))
}

const ROUND_STRIP = { cap: 'round', join: 'round', miterLimit: 4 } as const
const SQUARE_STRIP = { cap: 'square', join: 'miter', miterLimit: 4 } as const

/** The strip has the pen's own corners: round ones would be crossed by mitred tips and square ends. */
function outlineRegion({ segments, closed, dot }: Shaped, beyond: number, stroke: number, cap: Style['cap']): Loop[] {
  if (dot !== null) return [circleLoop(dot.x, dot.y, dot.diameter / 2 + beyond)]
  const path = { segments, closed }
  const style = cap === 'round' ? ROUND_STRIP : SQUARE_STRIP
  const strip = strokePath(path, stroke + 2 * beyond, style)
  return closed ? [...strip, [...segments]] : strip
}

/** The smallest circle round the box's middle that holds every corner of the outline. */
function roundRegion(drawn: readonly Shaped[], distance: number, stroke: number): Loop {
  const box = unite(drawn.map((one) => boxOf(one, stroke)))
  const x = (box.x0 + box.x1) / 2
  const y = (box.y0 + box.y1) / 2
  let r = 0
  for (const { segments, dot } of drawn) {
    if (dot !== null) r = Math.max(r, Math.hypot(dot.x - x, dot.y - y))
    for (const segment of segments) {
      const bounds = boundsOf([segment])
      const reach = segment.kind === 'arc' ? Math.hypot(segment.cx - x, segment.cy - y) + segment.r : 0
      const corners = Math.max(Math.hypot(segment.x0 - x, segment.y0 - y), Math.hypot(segment.x1 - x, segment.y1 - y))
      const farthest = Math.hypot(Math.max(x - bounds.x0, bounds.x1 - x), Math.max(y - bounds.y0, bounds.y1 - y))
      r = Math.max(r, segment.kind === 'arc' ? Math.min(reach, farthest) : corners)
    }
  }
  return circleLoop(x, y, r + distance)
}

/** The box of the centre lines; a dot counts with what it is wider than a stroke. */
function boxOf({ segments, dot }: Shaped, stroke: number): Box {
  if (dot === null) return boundsOf(segments)
  const reach = Math.max(0, (dot.diameter - stroke) / 2)
  return { x0: dot.x - reach, y0: dot.y - reach, x1: dot.x + reach, y1: dot.y + reach }
}

const FAR_OUTSIDE = 100

/**
 * A box that reaches into the outer quarter of a canvas of `size` takes all that lies beyond it there too: what lies over
 * something as a whole must leave no crumbs outside it.
 */
export function toTheEdge(box: Box, size: number): Box {
  const quarter = size / 4
  return {
    x0: box.x0 < quarter ? -FAR_OUTSIDE : box.x0,
    y0: box.y0 < quarter ? -FAR_OUTSIDE : box.y0,
    x1: box.x1 > size - quarter ? FAR_OUTSIDE : box.x1,
    y1: box.y1 > size - quarter ? FAR_OUTSIDE : box.y1,
  }
}
