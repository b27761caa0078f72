import { boundsOf, grow, unite } from '../geometry/bounds.ts'
import { boxLoop, circleLoop, line } from '../geometry/construct.ts'
import { convexHull } from '../geometry/convex-hull.ts'
import { strokePath } from '../geometry/stroke.ts'
import type { Box, Loop, Point } from '../geometry/segment.ts'
import { clearance, isHeavy, lanes } from '../model/cut.ts'
import type { Over } from '../language/program.ts'
import type { Shaped } from './shaped.ts'
import type { Style } from './style.ts'

/** What the centre lines of strokes drawn earlier must leave to what lies over them. */
export function clearOfStrokes(shaped: readonly Shaped[], over: Over, style: Style): Loop[] {
  const isNarrow = over === 'tight' || over === 'side'
  const beyond = (isNarrow ? style.tightMoat : moatOf(shaped, over, style)) + style.stroke / 2
  return over === 'side'
    ? shaped.flatMap((one) => aboveLine(one, beyond, style))
    : moatRegion(shaped, over, beyond, style)
}

/** With fewer lanes a solid that runs into a line takes it for its edge: it keeps clear of it on both sides. */
const FEW_LANES = 4.5

/** What solids drawn earlier must leave to what lies over them or is notched out of them. */
export function clearOfInk(shaped: readonly Shaped[], over: Over, style: Style): Loop[] {
  if (over === 'side' && lanes(style.cut) >= FEW_LANES)
    return shaped.flatMap((one) => aboveLine(one, style.moat + style.stroke / 2, style))
  return moatRegion(shaped, over === 'none' ? 'ink' : over, moatOf(shaped, over, style), style)
}

/** At this size half a pixel is much, whatever the lanes. */
const SMALL = 16

/** A badge with few lanes, or at 16 px, has the least space round it: half a pixel more would take whole pixels of what tells its host. A bare dot takes little anyhow. */
function moatOf(shaped: readonly Shaped[], over: Over, { cut, moat }: Style): number {
  const hasNoRoom = lanes(cut) < FEW_LANES || (cut.size === SMALL && isHeavy(cut))
  const isClose = over === 'hull' && cut.finish === 'outlined' && hasNoRoom
  return isClose && shaped.some(({ dot }) => dot === null) ? Math.min(moat, clearance(cut)) : moat
}

/**
 * The area that things drawn earlier must leave: everything nearer than `beyond` px to the ink of `shaped`, and the
 * inside of closed shapes. `box`, `round` and `hull` take the whole box, circle or hull instead of the outline; a box or
 * hull in the outer quarter of the canvas takes all that lies beyond it too, so that no crumbs are left outside a badge.
 */
function moatRegion(shaped: readonly Shaped[], over: Over, beyond: number, style: Style): Loop[] {
  const { stroke, size, cap } = style
  const drawn = shaped.filter(({ segments, dot }) => segments.length > 0 || dot !== null)
  if (drawn.length === 0) return []
  if (over === 'box')
    return [boxLoop(toTheEdge(grow(unite(drawn.map((one) => boxOf(one, stroke))), stroke / 2 + beyond), size, over))]
  if (over === 'hull') return outlineRegion(hullOf(drawn, style), beyond, stroke, 'round')
  if (over === 'round') return [roundRegion(drawn, stroke / 2 + beyond, stroke)]
  return drawn.flatMap((one) => outlineRegion(one, beyond, stroke, cap))
}

/** The strip above the middle of a straight line, carried on past both its ends: what lies below runs into the line. */
function aboveLine({ segments }: Shaped, beyond: number, { stroke }: Style): Loop[] {
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (first === undefined || last === undefined) return []
  const [dx, dy] = [last.x1 - first.x0, last.y1 - first.y0]
  const length = Math.hypot(dx, dy)
  if (length < 1e-6) return []
  const upwards = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1
  const along = { x: (dx / length) * upwards, y: (dy / length) * upwards }
  const [left, right] =
    upwards > 0
      ? [
          { x: first.x0, y: first.y0 },
          { x: last.x1, y: last.y1 },
        ]
      : [
          { x: last.x1, y: last.y1 },
          { x: first.x0, y: first.y0 },
        ]
  const far = stroke / 2 + beyond
  const corners = [
    { x: left.x - along.x * far, y: left.y - along.y * far },
    { x: left.x - along.x * far + along.y * far, y: left.y - along.y * far - along.x * far },
    { x: right.x + along.x * far + along.y * far, y: right.y + along.y * far - along.x * far },
    { x: right.x + along.x * far, y: right.y + along.y * far },
  ]
  return [corners.map(({ x, y }, index) => line(x, y, corners[(index + 1) % 4]!.x, corners[(index + 1) % 4]!.y))]
}

type Outline = Pick<Shaped, 'segments' | 'closed' | 'dot'>

const ROUND_STRIP = { cap: 'round', join: 'round', miterLimit: 4 } as const
const SQUARE_STRIP = { cap: 'square', join: 'miter', miterLimit: 4 } as const

/** The strip has the pen's own corners: round ones would be crossed by mitred tips and square ends. */
function outlineRegion({ segments, closed, dot }: Outline, beyond: number, stroke: number, cap: Style['cap']): Loop[] {
  if (dot !== null) return [circleLoop(dot.x, dot.y, dot.diameter / 2 + beyond)]
  const path = { segments, closed }
  const style = cap === 'round' ? ROUND_STRIP : SQUARE_STRIP
  const strip = strokePath(path, stroke + 2 * beyond, style)
  return closed ? [...strip, [...segments]] : strip
}

/** Angles between the tangents that stand for an arc in the hull: it holds the arc, and is less than a hundredth of its radius wider. */
const HULL_STEP = Math.PI / 12

/** The tightest convex outline round the centre lines, carried on beyond the edge of the canvas that it lies near. */
function hullOf(drawn: readonly Shaped[], { stroke, size }: Style): Outline {
  const points = drawn.flatMap((one) => pointsOf(one, stroke))
  const box = unite(points.map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y })))
  const far = toTheEdge(grow(box, stroke / 2), size, 'hull')
  const across = [far.x0, far.x1].filter((to) => Math.abs(to) === FAR_OUTSIDE)
  const down = [far.y0, far.y1].filter((to) => Math.abs(to) === FAR_OUTSIDE)
  const corners = convexHull(
    points.flatMap(({ x, y }) =>
      [0, ...across].flatMap((shiftX) => [0, ...down].map((shiftY) => ({ x: x + shiftX, y: y + shiftY }))),
    ),
  )
  const segments = corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % corners.length]!
    return line(x, y, next.x, next.y)
  })
  return { segments, closed: corners.length > 2, dot: null }
}

/** Points whose hull is the shape's; a dot counts with what it is wider than a stroke. */
function pointsOf({ segments, dot }: Shaped, stroke: number): Point[] {
  const round = dot === null ? [] : circleLoop(dot.x, dot.y, Math.max(0.01, (dot.diameter - stroke) / 2))
  return [...segments, ...round].flatMap((segment) => {
    if (segment.kind === 'line')
      return [
        { x: segment.x0, y: segment.y0 },
        { x: segment.x1, y: segment.y1 },
      ]
    const { x0, y0, x1, y1, cx, cy, r, start, sweep } = segment
    const steps = Math.max(1, Math.ceil(Math.abs(sweep) / HULL_STEP))
    const out = r / Math.cos(sweep / steps / 2)
    const met = Array.from({ length: steps }, (_, step) => {
      const angle = start + (sweep * (step + 0.5)) / steps
      return { x: cx + out * Math.cos(angle), y: cy + out * Math.sin(angle) }
    })
    return [{ x: x0, y: y0 }, ...met, { x: x1, y: y1 }]
  })
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

/** Shares of the canvas: what reaches so far out takes all that lies beyond it. A flat badge, such as a minus, ends earlier than a square one. */
const OUTER: Readonly<Record<'box' | 'hull', number>> = { box: 1 / 4, hull: 1 / 3 }

/**
 * A box that reaches into the outer part of a canvas of `size` takes all that lies beyond it there too: what lies over
 * something as a whole must leave no crumbs outside it. Only towards the nearer edge: a large badge must not clear what is left of its subject.
 */
export function toTheEdge(box: Box, size: number, over: keyof typeof OUTER): Box {
  const isNear = (here: number, there: number): boolean => here < size * OUTER[over] && here <= there
  const [left, above, right, below] = [box.x0, box.y0, size - box.x1, size - box.y1]
  return {
    x0: isNear(left, right) ? -FAR_OUTSIDE : box.x0,
    y0: isNear(above, below) ? -FAR_OUTSIDE : box.y0,
    x1: isNear(right, left) ? FAR_OUTSIDE : box.x1,
    y1: isNear(below, above) ? FAR_OUTSIDE : box.y1,
  }
}
