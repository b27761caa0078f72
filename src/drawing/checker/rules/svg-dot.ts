import { nearestOn } from '../../geometry/distance.ts'
import { lengthOf } from '../../geometry/measure.ts'
import type { Arc, Path, Segment } from '../../geometry/segment.ts'
import type { SvgElement } from '../../model/document.ts'
import type { Finding } from '../../model/finding.ts'
import { shapePaths } from '../../svg/shape-paths.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const SHORTEST = 0.005
/** A run up to this long is meant as a dot. */
const DOT_LENGTH = 0.05
/** Sizes of dots in strokes: a run of almost no length, a disc, and the head of a small person. */
const SMALL_DOT = 1
const DISCS = [1.5, 2] as const
const SAME_SIZE = 0.06
const SAME_CIRCLE = 0.02

interface Pen {
  readonly width: number
  readonly cap: string
}

/** Dots that no tool loses, in two sizes. */
export const svgDot: Rule = {
  id: 'svg-dot',
  severity: 'error, warning',
  title: 'Dots have a length, a full middle, and the size of the stroke, half as much again or twice as much',
  rationale:
    'Optimisers delete strokes of no length, butt caps leave nothing of a short one, and a bare circle with a radius below half the stroke ' +
    'keeps a pinhole, because the inner side of its stroke turns inside out. Write a dot as h.01 with round caps, a larger one as a spoke and a turn ' +
    'round it (M12 12h.5a.5.5 0 0 1-1 0a.5.5 0 0 1 1 0), a small ring with a second stroke through its middle. Dots of other sizes look like mistakes beside the strokes.',
  thresholds: [
    { name: 'shortest segment', value: SHORTEST, unit: 'px' },
    { name: 'longest run taken for a dot', value: DOT_LENGTH, unit: 'px' },
    { name: 'painted diameter', value: [SMALL_DOT, ...DISCS].join(', '), unit: 'strokes' },
    { name: 'tolerance of the diameter', value: SAME_SIZE, unit: 'px' },
    { name: 'circles are the same within', value: SAME_CIRCLE, unit: 'px' },
  ],
  check: ({ document }) => {
    const isStroked = (document.attributes.get('stroke') ?? 'none') !== 'none'
    const width = Number(document.attributes.get('stroke-width') ?? '1')
    const pen = isStroked && width > 0 ? { width, cap: document.attributes.get('stroke-linecap') ?? 'butt' } : null
    return document.elements.flatMap((element) => judgeElement(element, pen))
  },
}

function judgeElement(element: SvgElement, pen: Pen | null): Finding[] {
  const paths = shapePaths(element)
  const findings = paths.flatMap((path) => judgeLength(element, path))
  if (findings.length > 0 || pen === null) return findings
  return paths.flatMap((path) => judgeDot(element, path, pen, paths))
}

function judgeLength(element: SvgElement, path: Path): Finding[] {
  const nothing = path.segments.find((segment) => lengthOf(segment) < SHORTEST)
  if (nothing === undefined && path.segments.length > 0) return []
  const at = nothing === undefined ? null : { x: nothing.x0, y: nothing.y0 }
  const message = `A segment of a <${element.name}> has no length; optimisers delete it.`
  return [
    findingOf('svg-dot', 'error', message, {
      at,
      measured: nothing === undefined ? 0 : lengthOf(nothing),
      limit: SHORTEST,
    }),
  ]
}

function judgeDot(element: SvgElement, path: Path, pen: Pen, all: readonly Path[]): Finding[] {
  const [first, ...others] = path.segments
  if (first === undefined) return []
  const at = { x: first.x0, y: first.y0 }
  const length = path.segments.reduce((sum, segment) => sum + lengthOf(segment), 0)
  if (length <= DOT_LENGTH) {
    if (pen.cap !== 'butt' || path.closed) return []
    return [
      findingOf('svg-dot', 'error', 'A dot of almost no length shows nothing with butt caps.', {
        at,
        measured: length,
        limit: pen.width,
      }),
    ]
  }
  const bare = turnOf(path.segments)
  if (
    bare !== null &&
    bare.r < pen.width / 2 - SAME_CIRCLE &&
    !all.some((other) => other !== path && covers(other, bare))
  ) {
    const message = `A circle of radius ${bare.r.toFixed(2)} under a stroke of ${pen.width} keeps a hole in its middle.`
    return [
      findingOf('svg-dot', 'error', message, {
        at: { x: bare.cx, y: bare.cy },
        measured: bare.r,
        limit: pen.width / 2,
      }),
    ]
  }
  const disc = bare ?? spokedTurnOf(first, others)
  if (disc !== null && disc.r <= pen.width / 2 + SAME_CIRCLE)
    return judgeSize(2 * disc.r + pen.width, pen, disc.cx, disc.cy)
  if (element.name !== 'rect') return []
  const side = Math.max(...path.segments.map(lengthOf))
  return side < pen.width ? judgeSize(side + pen.width, pen, at.x + side / 2, at.y + side / 2) : []
}

function judgeSize(diameter: number, pen: Pen, x: number, y: number): Finding[] {
  const sizes = DISCS.map((size) => size * pen.width)
  if (sizes.some((size) => Math.abs(diameter - size) <= SAME_SIZE)) return []
  const limit = Math.max(...sizes)
  const message = `A dot is painted ${diameter.toFixed(2)} px wide; ${[SMALL_DOT * pen.width, ...sizes].join(', ')} are the sizes of dots under this stroke.`
  return [findingOf('svg-dot', 'warning', message, { at: { x, y }, measured: diameter, limit })]
}

/** Whether another stroke of the element runs through the middle of a turn, so that no pinhole stays. */
function covers(path: Path, turn: Arc): boolean {
  return path.segments.some((segment) => nearestOn(segment, turn.cx, turn.cy).distance <= SAME_CIRCLE)
}

/** The circle that a run of arcs goes round completely, or null. */
function turnOf(segments: readonly Segment[]): Arc | null {
  const [first] = segments
  if (first === undefined || first.kind === 'line') return null
  let sweep = 0
  for (const segment of segments) {
    if (segment.kind === 'line' || Math.hypot(segment.cx - first.cx, segment.cy - first.cy) > SAME_CIRCLE) return null
    sweep += segment.sweep
  }
  return Math.abs(sweep) > 2 * Math.PI - 0.1 ? first : null
}

/** A turn that begins with a spoke from its centre, whose stroke fills the middle. */
function spokedTurnOf(spoke: Segment, arcs: readonly Segment[]): Arc | null {
  const turn = turnOf(arcs)
  if (turn === null || spoke.kind === 'arc') return null
  return Math.hypot(spoke.x0 - turn.cx, spoke.y0 - turn.cy) <= SAME_CIRCLE ? turn : null
}
