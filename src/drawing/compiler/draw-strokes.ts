import { boundsOf, grow, unite } from '../geometry/bounds.ts'
import { union } from '../geometry/combine.ts'
import type { Box, Loop } from '../geometry/segment.ts'
import type { Over } from '../language/program.ts'
import type { Drawing, Mark, Traits } from '../model/drawing.ts'
import { once } from '../model/once.ts'
import { type Bounds, type Fit, fit, type Room } from './fit/fit.ts'
import { paint } from './ink.ts'
import { outline } from './outline.ts'
import { type Shaped, shape } from './shaped.ts'
import type { Element, Skeleton } from './skeleton.ts'
import type { Style } from './style.ts'

/** How often the room is corrected for points that the grid does not know: mitred tips, the bulge of a curve. */
const CORRECTIONS = 5

const CLOSE_ENOUGH = 0.02

/** How often the whole picture may be squeezed when something still lies outside. */
const SQUEEZES = 3

/** Where strokes go: the box that their ink may fill, and whether it must reach the box on all sides. */
export interface Target {
  readonly box: Box
  readonly exact: boolean
}

/** What comes of it: the drawing, the loops whose union is its ink, and where the grid put things. */
export interface Drawn {
  readonly drawing: Drawing
  readonly painted: readonly Loop[]
  readonly fit: Fit
}

/** Draws a skeleton, of which only what the style shows is left, in strokes. `fitted` are the elements that the pixel grid sees: those of both finishes. */
export function drawStrokes(
  skeleton: Skeleton,
  fitted: readonly Element[],
  style: Style,
  { box, exact }: Target,
): Drawn {
  const { groups, spaced } = skeleton
  let room: Room = { style, groups, spaced, exact, x: bounds(box.x0, box.x1), y: bounds(box.y0, box.y1) }
  let placement = fit(fitted, room)
  for (let pass = 0; ; pass++) {
    const shaped = shape(skeleton.elements, skeleton.groups, placement, style)
    const marks = outline(shaped, skeleton.groups, style)
    const painted = marks.flatMap((mark) => paint(mark, style))
    const reached = boxOfLoops(painted)
    const next = pass < CORRECTIONS ? corrected(room, reached, placement, box, exact) : null
    const squeezed =
      next === null && !exact && pass < CORRECTIONS + SQUEEZES ? squeeze(placement, reached, box, style.stroke) : null
    if (next === null && squeezed === null) {
      const drawing = drawingOf(style, marks, painted, traitsOf(skeleton, shaped, style.stroke))
      return { drawing, painted, fit: placement }
    }
    room = next ?? room
    placement = squeezed ?? fit(fitted, room, placement.choices)
  }
}

/** The ink is united when it is first asked for: whoever measures lines alone needs none. */
function drawingOf({ cut, stroke, cap, join }: Style, marks: Mark[], painted: Loop[], traits: Traits): Drawing {
  const ink = once(() => union(painted))
  return {
    cut,
    strokeWidth: stroke,
    cap,
    join,
    marks,
    get ink() {
      return ink()
    },
    traits,
    twin: null,
  }
}

/**
 * A room that allows for how far the ink reaches past its outermost points: mitred tips reach further than half a
 * stroke, rounded ones less. Null when the room allowed for it already.
 */
function corrected(room: Room, ink: Box | null, { ends }: Fit, box: Box, exactly: boolean): Room | null {
  if (ink === null) return null
  const beyond = (excess: number): number => (exactly ? excess : Math.max(0, excess))
  const next = {
    ...room,
    x: { ...room.x, softLow: box.x0 + beyond(ends.x.low - ink.x0), softHigh: box.x1 - beyond(ink.x1 - ends.x.high) },
    y: { ...room.y, softLow: box.y0 + beyond(ends.y.low - ink.y0), softHigh: box.y1 - beyond(ink.y1 - ends.y.high) },
  }
  const missed = Math.max(box.x0 - ink.x0, ink.x1 - box.x1, box.y0 - ink.y0, ink.y1 - box.y1)
  const changed = Math.max(
    Math.abs(next.x.softLow - room.x.softLow),
    Math.abs(next.x.softHigh - room.x.softHigh),
    Math.abs(next.y.softLow - room.y.softLow),
    Math.abs(next.y.softHigh - room.y.softHigh),
  )
  return changed < CLOSE_ENOUGH || (!exactly && missed < CLOSE_ENOUGH) ? null : next
}

/** The same placement pressed together where ink still lies outside the box; null when none does. */
function squeeze(placement: Fit, ink: Box | null, box: Box, stroke: number): Fit | null {
  if (ink === null) return null
  const x = pressure(ink.x0, ink.x1, box.x0, box.x1, stroke)
  const y = pressure(ink.y0, ink.y1, box.y0, box.y1, stroke)
  if (x === null && y === null) return null
  const mapX = x ?? ((at: number) => at)
  const mapY = y ?? ((at: number) => at)
  const press = (circle: {
    readonly x: number
    readonly y: number
    readonly r: number
  }): { x: number; y: number; r: number } => {
    const across = (mapX(circle.x + circle.r) - mapX(circle.x - circle.r)) / 2
    const down = (mapY(circle.y + circle.r) - mapY(circle.y - circle.r)) / 2
    return { x: mapX(circle.x), y: mapY(circle.y), r: Math.min(across, down) }
  }
  return {
    ...placement,
    mapX: (at) => mapX(placement.mapX(at)),
    mapY: (at) => mapY(placement.mapY(at)),
    circles: new Map([...placement.circles].map(([element, circle]) => [element, press(circle)])),
  }
}

/** A linear map that brings [inkLow, inkHigh] into [low, high] and leaves a side that is inside where it is. */
function pressure(
  inkLow: number,
  inkHigh: number,
  low: number,
  high: number,
  stroke: number,
): ((at: number) => number) | null {
  if (low - inkLow < CLOSE_ENOUGH && inkHigh - high < CLOSE_ENOUGH) return null
  const from = inkLow + stroke / 2
  const to = Math.max(inkLow, low) + stroke / 2
  const factor = Math.max(0.2, (Math.min(inkHigh, high) - stroke / 2 - to) / Math.max(0.1, inkHigh - stroke / 2 - from))
  return (at) => to + (at - from) * factor
}

function bounds(low: number, high: number): Bounds {
  return { low, high, softLow: low, softHigh: high }
}

/** What lies over something as a whole is a badge of it. */
const BADGES: ReadonlySet<Over> = new Set<Over>(['box', 'round', 'hull'])

function traitsOf(skeleton: Skeleton, shaped: readonly Shaped[], stroke: number): Traits {
  const { keyline, directional, partial, groups } = skeleton
  const badge = shaped.filter(({ element }) => BADGES.has(groups[element.group]?.over ?? 'none'))
  return {
    keyline,
    directional,
    partial,
    unfillable: false,
    badge: badge.length === 0 ? null : paintedBox(badge, stroke),
  }
}

/** The box of what strokes and dots paint, corners of mitred tips left out. */
function paintedBox(shaped: readonly Shaped[], stroke: number): Box {
  const boxes = shaped.map(({ segments, dot }) => {
    const reach = dot === null ? stroke / 2 : dot.diameter / 2
    const box = dot === null ? boundsOf(segments) : { x0: dot.x, y0: dot.y, x1: dot.x, y1: dot.y }
    return grow(box, reach)
  })
  return unite(boxes)
}

/** The box round loops; null without any. */
export function boxOfLoops(loops: readonly Loop[]): Box | null {
  const segments = loops.flat()
  return segments.length === 0 ? null : boundsOf(segments)
}
