import { boundsOf, grow, unite } from '../geometry/bounds.ts'
import { combine } from '../geometry/combine.ts'
import { momentsOf } from '../geometry/area.ts'
import type { Box, Loop } from '../geometry/segment.ts'
import { bind } from '../language/bind.ts'
import type { Problem, Program } from '../language/program.ts'
import { clearance, type Cut } from '../model/cut.ts'
import type { Drawing, Mark, Traits } from '../model/drawing.ts'
import { fill, isUnfillable } from './fill.ts'
import { type Bounds, type Fit, fit, type Room } from './fit/fit.ts'
import { isTooComplex } from './complexity.ts'
import { lower, tooComplex } from './lower.ts'
import { moatWidth } from './moat.ts'
import { outline, paint } from './outline.ts'
import type { Pen } from './pen.ts'
import { type Shaped, present, shape } from './shaped.ts'
import { sketch } from './sketch.ts'
import type { Element, Skeleton } from './skeleton.ts'

/** A drawing, and what could not be drawn. */
export interface Compiled {
  readonly drawing: Drawing
  readonly problems: readonly Problem[]
}

/** Draws a finished program at a cut. Same program, same cut: same drawing, always. */
export function compile(program: Program, cut: Cut): Compiled {
  const bound = bind(program, new Map())
  const { skeleton, problems } = lower(bound.program)
  const said = [...bound.problems, ...problems]
  const elements = drawnAt(skeleton, cut)
  if (!isTooComplex(elements.flatMap(({ shape: form }) => sketch(form))))
    return { drawing: draw(skeleton, cut), problems: said }
  return { drawing: draw({ ...skeleton, elements: [] }, cut), problems: [...said, tooComplex(elements[0]!)] }
}

/** The elements drawn at a cut in either finish: both stand on the same grid. */
function drawnAt(skeleton: Skeleton, cut: Cut): Element[] {
  const outlined = present(skeleton.elements, { ...cut, finish: 'outlined' })
  return [...new Set([...outlined, ...present(skeleton.elements, { ...cut, finish: 'filled' })])]
}

/** Draws a skeleton at a cut. */
export function draw(skeleton: Skeleton, cut: Cut): Drawing {
  const outlined = drawOutlined(skeleton, { ...cut, finish: 'outlined' })
  if (cut.finish === 'outlined') return outlined.drawing
  const { ink: twinInk } = outlined.drawing
  const twin = { inkBox: inkBox(twinInk), area: momentsOf(twinInk).area, ink: twinInk }
  const elements = present(skeleton.elements, cut).map(closedIfSolid)
  const shaped = shape(elements, outlined.fit, cut.stroke, cut.radius)
  if (skeleton.unfillable || isUnfillable(shaped)) return { ...drawHeavier(skeleton, cut, twin.inkBox), cut, twin }
  const ink = fill(shaped, skeleton.groups, penOf(cut, cut.stroke))
  const span = elements[0]?.span ?? { start: 0, end: 0, line: 1, column: 1 }
  const marks = ink.map((segments): Mark => ({ path: { segments, closed: true }, span, part: '', dot: null }))
  return { ...outlined.drawing, cut, strokeWidth: null, marks, ink, twin }
}

/** How often the room is corrected for points that the grid does not know: mitred tips, the bulge of a curve. */
const CORRECTIONS = 5

const CLOSE_ENOUGH = 0.02

/** How often the whole picture may be squeezed when something still lies outside. */
const SQUEEZES = 3

/** Live area: all ink stays this far (px) inside the canvas. */
const MARGIN = 1

function drawOutlined(skeleton: Skeleton, cut: Cut): { drawing: Drawing; fit: Fit } {
  const live: Box = { x0: MARGIN, y0: MARGIN, x1: cut.size - MARGIN, y1: cut.size - MARGIN }
  return drawStrokes(skeleton, cut, cut.stroke, live, false)
}

/** What cannot be filled is drawn half a pixel heavier, in the same ink box. */
function drawHeavier(skeleton: Skeleton, cut: Cut, box: Box): Drawing {
  const { drawing } = drawStrokes(skeleton, cut, cut.stroke + 0.5, box, true)
  return { ...drawing, traits: { ...drawing.traits, unfillable: true } }
}

/** Draws strokes of `stroke` px into a box; `exactly` asks that the ink reaches the box on all sides. */
function drawStrokes(
  skeleton: Skeleton,
  cut: Cut,
  stroke: number,
  box: Box,
  exactly: boolean,
): { drawing: Drawing; fit: Fit } {
  const elements = present(skeleton.elements, cut)
  const fitted = drawnAt(skeleton, cut)
  let room: Room = {
    size: cut.size,
    stroke,
    clearance: clearance(cut),
    groups: skeleton.groups,
    exact: exactly,
    x: bounds(box.x0, box.x1),
    y: bounds(box.y0, box.y1),
  }
  let placement = fit(fitted, room)
  for (let pass = 0; ; pass++) {
    const shaped = shape(elements, placement, stroke, cut.radius)
    const pen = penOf(cut, stroke)
    const marks = outline(shaped, skeleton.groups, pen)
    const painted = marks.map((mark) => paint(mark, pen))
    const reached = boxOfLoops(painted.flat())
    const next = pass < CORRECTIONS ? corrected(room, reached, placement, box, exactly) : null
    const squeezed =
      next === null && !exactly && pass < CORRECTIONS + SQUEEZES ? squeeze(placement, reached, box, stroke) : null
    if (next === null && squeezed === null) {
      const ink = combine([painted.flat()], (winding) => winding[0] !== 0)
      const traits = traitsOf(skeleton, shaped, stroke)
      return {
        drawing: { cut, strokeWidth: stroke, cap: pen.cap, join: pen.join, marks, ink, traits, twin: null },
        fit: placement,
      }
    }
    room = next ?? room
    placement = squeezed ?? fit(fitted, room, placement.choices)
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

function penOf(cut: Cut, width: number): Pen {
  const rounded = cut.radius > 0
  return {
    width,
    cap: rounded ? 'round' : 'butt',
    join: rounded ? 'round' : 'miter',
    moat: moatWidth(cut),
    tightMoat: Math.min(moatWidth(cut), clearance(cut)),
    size: cut.size,
  }
}

/** At finish `filled`, an open run marked solid is closed, so that its last corner is rounded too. */
function closedIfSolid(element: Element): Element {
  const { shape: form } = element
  if (element.role !== 'solid' || form.kind === 'circle' || form.kind === 'oval' || form.kind === 'dot' || form.closed)
    return element
  if (form.kind === 'curve') return { ...element, shape: { ...form, closed: true } }
  return { ...element, shape: { ...form, closed: true, pieces: [...form.pieces, { kind: 'line' }] } }
}

function traitsOf(skeleton: Skeleton, shaped: readonly Shaped[], stroke: number): Traits {
  const { keyline, directional, partial, groups } = skeleton
  const badge = shaped.filter(
    ({ element }) => groups[element.group]?.over === 'box' || groups[element.group]?.over === 'round',
  )
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

function boxOfLoops(loops: readonly Loop[]): Box | null {
  const segments = loops.flat()
  return segments.length === 0 ? null : boundsOf(segments)
}

function inkBox(ink: readonly Loop[]): Box {
  return boxOfLoops(ink) ?? { x0: 0, y0: 0, x1: 0, y1: 0 }
}
