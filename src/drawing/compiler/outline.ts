import { outsideOf } from '../geometry/clip.ts'
import { combine } from '../geometry/combine.ts'
import { line } from '../geometry/construct.ts'
import { lengthOf } from '../geometry/measure.ts'
import type { Loop, Path, Segment } from '../geometry/segment.ts'
import type { Mark } from '../model/drawing.ts'
import { type End, withSquareEnds } from './ink.ts'
import { clearOfStrokes } from './moat.ts'
import { withoutFirstNub, withoutNub } from './nubs.ts'
import type { Shaped } from './shaped.ts'
import type { Element, Group } from './skeleton.ts'
import type { Style } from './style.ts'

/** A stub shorter than this many stroke widths that a moat has left over is dropped; a loose one, this many. */
const SHORTEST_STUB = 0.9
const SHORTEST_LOOSE = 1.25

/** A mark in the making. `whole` tells whether no moat has cut it. */
interface Draft {
  readonly path: Path
  readonly element: Element
  readonly dot: Shaped['dot']
  readonly ends: { readonly start: End; readonly end: End }
}

/** The marks of an outlined drawing: one stroke per element, cut back where something lies over it. */
export function outline(shaped: readonly Shaped[], groups: readonly Group[], style: Style): Mark[] {
  let drafts: Draft[] = []
  const begun = new Set<number>()
  for (const one of shaped) {
    const { element } = one
    const group = groups[element.group]
    if (group !== undefined && group.over !== 'none' && !begun.has(element.group)) {
      const members = shaped.filter((other) => other.element.group === element.group)
      drafts = clearDrafts(drafts, clearOfStrokes(members, group.over, style), style)
    }
    begun.add(element.group)
    if (element.over !== 'none') {
      drafts = clearDrafts(drafts, clearOfStrokes([one], element.over, style), style)
    }
    drafts.push(draftOf(one))
  }
  return withoutNubs(drafts, style).map((draft) => markOf(draft, style))
}

/** What was drawn last gives way first: it is a detail of what was drawn before. */
function withoutNubs(drafts: readonly Draft[], { stroke, clearance }: Style): Draft[] {
  const left = [...drafts]
  for (let index = left.length - 1; index >= 0; index--) {
    const draft = left[index]!
    if (draft.dot !== null || (draft.ends.start !== 'trimmed' && draft.ends.end !== 'trimmed')) continue
    const others = left.flatMap((other) => (other === draft || other.dot !== null ? [] : other.path.segments))
    let { segments } = draft.path
    if (draft.ends.end === 'trimmed') segments = withoutNub(segments, others, stroke, stroke + clearance)
    if (draft.ends.start === 'trimmed') segments = withoutFirstNub(segments, others, stroke, stroke + clearance)
    left[index] = { ...draft, path: { ...draft.path, segments } }
  }
  return left
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

function clearDrafts(drafts: readonly Draft[], region: readonly Loop[], style: Style): Draft[] {
  if (region.length === 0) return [...drafts]
  return drafts.flatMap((draft) => clearDraft(draft, region, style))
}

function clearDraft(draft: Draft, region: readonly Loop[], style: Style): Draft[] {
  if (isSolid(draft)) return clearSolid(draft, region)
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
    const shortest = (loose ? SHORTEST_LOOSE : SHORTEST_STUB) * style.stroke
    return total(path) < shortest ? [] : [{ ...draft, path, ends }]
  })
}

/** A closed shape that is drawn as a solid where it is drawn outlined, and only there: the full half of a star. */
function isSolid({ element, path }: Draft): boolean {
  return path.closed && element.role === 'solid' && element.presence.at(-1)?.finish === 'outlined'
}

/** What is left of a solid is one: each piece with an edge of its own along the moat. */
function clearSolid(draft: Draft, region: readonly Loop[]): Draft[] {
  const left = combine([[draft.path.segments], region], (winding) => winding[0] !== 0 && winding[1] === 0)
  return left.map((segments) => ({ ...draft, path: { segments, closed: true } }))
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

function markOf(draft: Draft, style: Style): Mark {
  const { path, element, dot, ends } = draft
  const square = style.cap === 'butt' && dot === null && !path.closed
  return {
    path: square ? withSquareEnds(path, ends, style) : path,
    span: element.span,
    part: element.part,
    dot,
    ...(isSolid(draft) ? { solid: true } : {}),
  }
}
