import { boxLoop, circleLoop, line } from '../geometry/construct.ts'
import { tangentAt } from '../geometry/measure.ts'
import { strokePath } from '../geometry/stroke.ts'
import type { Loop, Path, Segment } from '../geometry/segment.ts'
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
  if (mark.dot === null) return strokePath(mark.path, stroke, { cap, join, miterLimit: 4 })
  return [dotLoop(mark.dot, cap)]
}

/** A dot is round when corners are, else square. */
function dotLoop(dot: NonNullable<Shaped['dot']>, cap: 'round' | 'butt'): Loop {
  const r = dot.diameter / 2
  if (cap === 'round') return circleLoop(dot.x, dot.y, r)
  return boxLoop({ x0: dot.x - r, y0: dot.y - r, x1: dot.x + r, y1: dot.y + r })
}

/** The loops that an element paints beside solids; their nonzero union is its ink. */
export function inkOf(one: Shaped, style: Style): Loop[] {
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
export function beyond(segment: Segment, end: 0 | 1, by: number, style: Style): Loop[] {
  return strokePath({ segments: [straightOn(segment, end, by)], closed: false }, style.stroke, {
    cap: 'butt',
    join: 'miter',
    miterLimit: 4,
  })
}

/** A straight piece that continues a run past one of its ends, in the run's direction. */
export function straightOn(segment: Segment, end: 0 | 1, by: number): Segment {
  const tangent = tangentAt(segment, end)
  if (end === 1) return line(segment.x1, segment.y1, segment.x1 + tangent.x * by, segment.y1 + tangent.y * by)
  return line(segment.x0 - tangent.x * by, segment.y0 - tangent.y * by, segment.x0, segment.y0)
}
