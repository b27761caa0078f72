import { areaOf } from '../geometry/area.ts'
import { boxLoop, circleLoop, line } from '../geometry/construct.ts'
import { distanceTo } from '../geometry/distance.ts'
import { lengthOf, pointAt, reverseLoop, tangentAt } from '../geometry/measure.ts'
import { strokePath } from '../geometry/stroke.ts'
import type { Loop, Path, Segment } from '../geometry/segment.ts'
import { windingAt } from '../geometry/winding.ts'
import type { Mark } from '../model/drawing.ts'
import type { Shaped } from './shaped.ts'
import type { Style } from './style.ts'

/** An end lies on another stroke, is free, or was made by a moat. */
export type End = 'attached' | 'free' | 'trimmed'

/** At radius 0 a trimmed end is lengthened less than a free one: its corner must not reach into a slanted moat. */
const TRIMMED_REACH = 0.15

/** Butt caps with free ends lengthened look like square caps, while ends on other strokes do not poke through them. */
export function withSquareEnds(path: Path, ends: { readonly start: End; readonly end: End }, { stroke }: Style): Path {
  const half = stroke / 2
  const segments = [...path.segments]
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (first === undefined || last === undefined) return path
  if (ends.end !== 'attached') {
    const tangent = tangentAt(last, 1)
    const by = ends.end === 'trimmed' ? half * TRIMMED_REACH : squareReach(tangent, half)
    const x = last.x1 + tangent.x * by
    const y = last.y1 + tangent.y * by
    if (last.kind === 'line') segments[segments.length - 1] = line(last.x0, last.y0, x, y)
    else segments.push(line(last.x1, last.y1, x, y))
  }
  if (ends.start !== 'attached') {
    const head = segments[0]!
    const tangent = tangentAt(head, 0)
    const by = ends.start === 'trimmed' ? half * TRIMMED_REACH : squareReach(tangent, half)
    const x = head.x0 - tangent.x * by
    const y = head.y0 - tangent.y * by
    if (head.kind === 'line') segments[0] = line(x, y, head.x1, head.y1)
    else segments.unshift(line(x, y, head.x0, head.y0))
  }
  return { segments, closed: false }
}

/**
 * How far a free end is lengthened at radius 0. On the axes that is half a stroke, a square cap; on a slant less, so that
 * the cap reaches as far as the round cap of the other radii and the ink box stays.
 */
function squareReach(tangent: { readonly x: number; readonly y: number }, half: number): number {
  const along = Math.max(Math.abs(tangent.x), Math.abs(tangent.y))
  const across = Math.min(Math.abs(tangent.x), Math.abs(tangent.y))
  return (half * (1 - across)) / along
}

/** The loops that a mark paints; their nonzero union is its ink. */
export function paint(mark: Mark, { stroke, cap, join }: Style): Loop[] {
  if (mark.dot !== null) return [dotLoop(mark.dot, cap)]
  const strip = strokePath(mark.path, stroke, { cap, join, miterLimit: 4 })
  return mark.solid === true ? [...strip, clockwise(mark.path.segments)] : strip
}

function clockwise(loop: Loop): Loop {
  return areaOf(loop) < 0 ? reverseLoop(loop) : loop
}

/** A dot is round when corners are, else square. */
function dotLoop(dot: NonNullable<Shaped['dot']>, cap: 'round' | 'butt'): Loop {
  const r = dot.diameter / 2
  if (cap === 'round') return circleLoop(dot.x, dot.y, r)
  return boxLoop({ x0: dot.x - r, y0: dot.y - r, x1: dot.x + r, y1: dot.y + r })
}

/** What an element does to a filled picture: it adds regions, or takes them away. */
export interface Ink {
  readonly adds: boolean
  readonly regions: readonly Loop[][]
  /** The areas that are solid from here on. */
  readonly solids: readonly Loop[]
}

/** An open line counts as inside a solid when more than this share of it is. */
const INSIDE = 0.6

/** Enough to tell how much of any piece lies inside, however long a mistaken one is. */
const MOST_SAMPLES = 64

/** How far a knock-out that ends on an outline runs on, in stroke widths. */
const RUN_OUT = 1.6

/** What an element does where `solids` lie below it. */
export function inkOf(one: Shaped, solids: readonly Loop[], style: Style): Ink {
  switch (roleOf(one, solids)) {
    case 'solid': {
      const area = areaLoops(one)
      return { adds: true, regions: [strokeOf(one, style), area], solids: area }
    }
    case 'hole':
      return {
        adds: false,
        regions: [one.dot === null ? openingLoops(one, solids, style) : strokeOf(one, style)],
        solids: [],
      }
    case 'knock-out':
      return { adds: false, regions: [[...strokeOf(one, style), ...runOuts(one, solids, style)]], solids: [] }
    case 'ink':
      return { adds: true, regions: [strokeOf(one, style)], solids: [] }
  }
}

/** True for what lies in a solid, by most of its line. */
export function isInside(one: Shaped, solids: readonly Loop[]): boolean {
  return shareInside(one, solids) > INSIDE
}

/** What an element is in a filled picture. An unmarked line is knocked out of the solid that it lies in, unless it is set off from it. */
function roleOf(one: Shaped, solids: readonly Loop[]): 'solid' | 'hole' | 'knock-out' | 'ink' {
  const { role, over, notch } = one.element
  if (role === 'solid' || role === 'hole' || role === 'knock-out' || role === 'ink') return role
  if (role === 'auto' && one.dot === null && one.closed) return 'solid'
  if (role === 'auto' && one.dot !== null && !isInside(one, solids)) return 'ink'
  return over === 'none' && !notch && isInside(one, solids) ? 'knock-out' : 'ink'
}

function shareInside({ segments, dot }: Shaped, solids: readonly Loop[]): number {
  if (solids.length === 0) return 0
  if (dot !== null) return windingAt(solids, dot.x, dot.y) !== 0 ? 1 : 0
  let inside = 0
  let all = 0
  for (const segment of segments) {
    const steps = Math.min(MOST_SAMPLES, Math.max(2, Math.ceil(lengthOf(segment) * 2)))
    for (let step = 0; step < steps; step++) {
      const { x, y } = pointAt(segment, (step + 0.5) / steps)
      all++
      if (windingAt(solids, x, y) !== 0) inside++
    }
  }
  return all === 0 ? 0 : inside / all
}

/** A knock-out that ends on the solid's outline runs through it, or a sliver of ink would close its mouth. */
function runOuts({ segments, closed }: Shaped, solids: readonly Loop[], style: Style): Loop[] {
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (closed || first === undefined || last === undefined) return []
  return [
    ...(onOutline(solids, first.x0, first.y0) ? beyond(first, 0, style.stroke * RUN_OUT, style) : []),
    ...(onOutline(solids, last.x1, last.y1) ? beyond(last, 1, style.stroke * RUN_OUT, style) : []),
  ]
}

function onOutline(solids: readonly Loop[], x: number, y: number): boolean {
  return solids.some((loop) => loop.some((segment) => distanceTo(segment, x, y) < 0.15))
}

/** An opening whose open side lies on the solid's outline (a door) runs out through it. */
function openingLoops(one: Shaped, solids: readonly Loop[], style: Style): Loop[] {
  const first = one.segments[0]
  const last = one.segments[one.segments.length - 1]
  if (one.closed || first === undefined || last === undefined) return areaLoops(one)
  const reach = style.stroke * RUN_OUT
  const segments = [...one.segments]
  if (onOutline(solids, last.x1, last.y1)) segments.push(straightOn(last, 1, reach))
  if (onOutline(solids, first.x0, first.y0)) segments.unshift(straightOn(first, 0, reach))
  return areaLoops({ ...one, segments })
}

function areaLoops({ segments, closed }: Shaped): Loop[] {
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (first === undefined || last === undefined) return []
  const loop = closed ? [...segments] : [...segments, line(last.x1, last.y1, first.x0, first.y0)]
  return [areaOf(loop) < 0 ? reverseLoop(loop) : loop]
}

/** The loops that an element paints beside solids; their nonzero union is its ink. */
function strokeOf(one: Shaped, style: Style): Loop[] {
  const { stroke, cap, join } = style
  if (one.dot !== null) return [dotLoop(one.dot, cap)]
  const loops = strokePath({ segments: one.segments, closed: one.closed }, stroke, { cap, join, miterLimit: 4 })
  return cap === 'round' || one.closed ? loops : [...loops, ...squareEnds(one, style)]
}

/** With butt caps, free ends are lengthened by half a stroke, as in the outlined drawing. */
function squareEnds({ segments, attached }: Shaped, style: Style): Loop[] {
  const ends: Loop[] = []
  const first = segments[0]
  const last = segments[segments.length - 1]
  if (first !== undefined && !attached.start)
    ends.push(...beyond(first, 0, squareReach(tangentAt(first, 0), style.stroke / 2), style))
  if (last !== undefined && !attached.end)
    ends.push(...beyond(last, 1, squareReach(tangentAt(last, 1), style.stroke / 2), style))
  return ends
}

/** A straight continuation of a run past one of its ends. */
function beyond(segment: Segment, end: 0 | 1, by: number, style: Style): Loop[] {
  return strokePath({ segments: [straightOn(segment, end, by)], closed: false }, style.stroke, {
    cap: 'butt',
    join: 'miter',
    miterLimit: 4,
  })
}

/** A straight piece that continues a run past one of its ends, in the run's direction. */
function straightOn(segment: Segment, end: 0 | 1, by: number): Segment {
  const tangent = tangentAt(segment, end)
  if (end === 1) return line(segment.x1, segment.y1, segment.x1 + tangent.x * by, segment.y1 + tangent.y * by)
  return line(segment.x0 - tangent.x * by, segment.y0 - tangent.y * by, segment.x0, segment.y0)
}
