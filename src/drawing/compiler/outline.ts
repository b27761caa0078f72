import { boxLoop, circleLoop, line } from '../geometry/construct.ts'
import { outsideOf } from '../geometry/clip.ts'
import { lengthOf, tangentAt } from '../geometry/measure.ts'
import { strokePath } from '../geometry/stroke.ts'
import type { Loop, Path, Segment } from '../geometry/segment.ts'
import type { Mark } from '../model/drawing.ts'
import { moatOf, moatRegion } from './moat.ts'
import type { Pen } from './pen.ts'
import type { Shaped } from './shaped.ts'
import type { Element, Group } from './skeleton.ts'

/** A stub shorter than this many stroke widths that a moat has left over is dropped; a loose one, this many. */
const SHORTEST_STUB = 0.6
const SHORTEST_LOOSE = 1.1

/** A mark in the making. `whole` tells whether no moat has cut it. */
interface Draft {
  readonly path: Path
  readonly element: Element
  readonly dot: Shaped['dot']
  readonly ends: { readonly start: End; readonly end: End }
}

/** An end lies on another stroke, is free, or was made by a moat. */
type End = 'attached' | 'free' | 'trimmed'

/** At radius 0 a trimmed end is lengthened less than a free one: its corner must not reach into a slanted moat. */
const TRIMMED_REACH = 0.15

/** The marks of an outlined drawing: one stroke per element, cut back where something lies over it. */
export function outline(shaped: readonly Shaped[], groups: readonly Group[], pen: Pen): Mark[] {
  let drafts: Draft[] = []
  const begun = new Set<number>()
  for (const one of shaped) {
    const { element } = one
    const group = groups[element.group]
    if (group !== undefined && group.over !== 'none' && !begun.has(element.group)) {
      const members = shaped.filter((other) => other.element.group === element.group)
      drafts = clearDrafts(drafts, moatRegion(members, group.over, moatOf(group.over, pen) + pen.width / 2, pen), pen)
    }
    begun.add(element.group)
    if (element.over !== 'none') {
      drafts = clearDrafts(drafts, moatRegion([one], element.over, moatOf(element.over, pen) + pen.width / 2, pen), pen)
    }
    drafts.push(draftOf(one))
  }
  return drafts.map((draft) => markOf(draft, pen))
}

function draftOf({ element, segments, closed, dot, attached }: Shaped): Draft {
  const path: Path =
    dot === null ? { segments, closed } : { segments: [line(dot.x, dot.y, dot.x + 0.01, dot.y)], closed: false }
  return {
    path,
    element,
    dot,
    ends: { start: attached.start ? 'attached' : 'free', end: attached.end ? 'attached' : 'free' },
  }
}

function clearDrafts(drafts: readonly Draft[], region: readonly Loop[], pen: Pen): Draft[] {
  if (region.length === 0) return [...drafts]
  return drafts.flatMap((draft) => clearDraft(draft, region, pen))
}

function clearDraft(draft: Draft, region: readonly Loop[], pen: Pen): Draft[] {
  const pieces = outsideOf(draft.path, region)
  const only = pieces[0]
  if (pieces.length === 1 && only !== undefined && Math.abs(total(only) - total(draft.path)) < 1e-6) return [draft]
  return pieces.flatMap((path): Draft[] => {
    const start = !draft.path.closed && touches(path.segments[0], draft.path.segments[0], 0)
    const end =
      !draft.path.closed &&
      touches(path.segments[path.segments.length - 1], draft.path.segments[draft.path.segments.length - 1], 1)
    const ends = { start: start ? draft.ends.start : 'trimmed', end: end ? draft.ends.end : 'trimmed' } as const
    const loose = ends.start !== 'attached' && ends.end !== 'attached'
    const shortest = (loose ? SHORTEST_LOOSE : SHORTEST_STUB) * pen.width
    return total(path) < shortest ? [] : [{ ...draft, path, ends }]
  })
}

function touches(piece: Segment | undefined, whole: Segment | undefined, end: 0 | 1): boolean {
  if (piece === undefined || whole === undefined) return false
  const [x, y, wholeX, wholeY] =
    end === 0 ? [piece.x0, piece.y0, whole.x0, whole.y0] : [piece.x1, piece.y1, whole.x1, whole.y1]
  return Math.hypot(x - wholeX, y - wholeY) < 1e-6
}

function total(path: Path): number {
  return path.segments.reduce((sum, segment) => sum + lengthOf(segment), 0)
}

function markOf({ path, element, dot, ends }: Draft, pen: Pen): Mark {
  const square = pen.cap === 'butt' && dot === null && !path.closed
  return {
    path: square ? withSquareEnds(path, ends, pen.width / 2) : path,
    span: element.span,
    part: element.part,
    dot,
  }
}

/** Butt caps with free ends lengthened look like square caps, while ends on other strokes do not poke through them. */
function withSquareEnds(path: Path, ends: Draft['ends'], half: number): Path {
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
export function squareReach(tangent: { readonly x: number; readonly y: number }, half: number): number {
  const along = Math.max(Math.abs(tangent.x), Math.abs(tangent.y))
  const across = Math.min(Math.abs(tangent.x), Math.abs(tangent.y))
  return (half * (1 - across)) / along
}

/** The loops that a mark paints; their nonzero union is its ink. */
export function paint(mark: Mark, pen: Pen): Loop[] {
  if (mark.dot === null) return strokePath(mark.path, pen.width, { cap: pen.cap, join: pen.join, miterLimit: 4 })
  return [dotLoop(mark.dot, pen.cap)]
}

/** A dot is round when corners are, else square. */
export function dotLoop(dot: NonNullable<Shaped['dot']>, cap: 'round' | 'butt'): Loop {
  const r = dot.diameter / 2
  if (cap === 'round') return circleLoop(dot.x, dot.y, r)
  return boxLoop({ x0: dot.x - r, y0: dot.y - r, x1: dot.x + r, y1: dot.y + r })
}
