import type { Contour, InkPart } from '../ink-part.ts'
import { boundsOfPoints } from './bounds-of-points.ts'
import { chainOf, evenPoints, piecesOf } from './chain-of-run.ts'
import { withCorners } from './corners.ts'
import type { Figure, Form } from './figure.ts'
import { type Frame, placed } from './frame.ts'
import { inset } from './inset.ts'
import { joinStrands } from './join-strands.ts'
import { ringWithLines, roundForm } from './round-form.ts'
import { lengthOfRun, type Run } from './run.ts'

/** How parts become figures. */
export interface Manner {
  readonly frame: Frame
  /** How far a line may be from what was seen, in units. */
  readonly tolerance: number
  /** The pen of the drawing, in units. */
  readonly pen: number
  /** All ink, in px². */
  readonly ink: number
}

/** A part is a dot up to so many pens across, when it is about as wide as high and mostly full. */
const DOT = { pens: 2.3, aspect: 1.35, full: 0.66 }
/** From so many pens across a dot is drawn half as large again, and twice as large. */
const LARGE_DOT = 1.25
const LARGER_DOT = 1.75
/** Smaller runs than this are crumbs of the skeleton, in pens. */
const CRUMB = 0.5
/** What is drawn round a solid at the cut is about this wide; its edge lies half of that outside the line. */
const ROUND_SOLID = 2

/** The figures of a part: its lines, or its edges when it is a solid. */
export function figuresOf(part: InkPart, manner: Manner): Figure[] {
  const ink = part.area / manner.ink
  const dot = dotOf(part, manner)
  if (part.isKnockOut === true) {
    const drawn = dot === null ? penFigures(part, manner, ink).map(({ form }) => form) : [dot]
    return drawn.map((form) => ({ form, role: 'knock-out', ink: ink / drawn.length }))
  }
  if (dot !== null) return [{ form: dot, role: 'pen', ink }]
  return part.kind === 'stroke' ? penFigures(part, manner, ink) : solidFigures(part, manner, ink)
}

function penFigures(part: InkPart, manner: Manner, ink: number): Figure[] {
  const runs = joinStrands(part).map((run) => inGrid(run, manner.frame))
  const lengths = runs.map(lengthOfRun)
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1
  return runs.flatMap((run, i): Figure[] => {
    if (run.points.length < 2 || (lengths[i]! < CRUMB * manner.pen && runs.length > 1)) return []
    return [{ form: penForm(run, manner), role: 'pen', ink: (ink * lengths[i]!) / all }]
  })
}

function penForm(run: Run, { tolerance, frame }: Manner): Form {
  const even = evenPoints(run, frame.scale)
  const round = run.closed ? (roundForm(even, frame.scale) ?? ringWithLines(even, frame.scale)) : null
  if (round !== null) return round
  return { kind: 'chain', ...withCorners(chainOf(piecesOf(even, run.closed, tolerance), run)) }
}

function solidFigures(part: InkPart, manner: Manner, ink: number): Figure[] {
  return part.contours.flatMap((contour) => {
    const form = edgeForm(contour, manner)
    return form === null
      ? []
      : [{ form, role: contour.isHole ? ('hole' as const) : ('solid' as const), ink: contour.isHole ? ink / 4 : ink }]
  })
}

/** An edge as a loop. The edge of a solid is drawn in by half a stroke, a hole is as large as it was seen. */
function edgeForm(contour: Contour, { frame, tolerance }: Manner): Form | null {
  const run = inGrid({ points: contour.points, closed: true, joinsAtStart: false, joinsAtEnd: false }, frame)
  if (run.points.length < 6) return null
  const even = evenPoints(run, frame.scale)
  const by = contour.isHole ? 0 : ROUND_SOLID / 2
  // Where a line that leads to a disc was cut off, its edge has a notch or a stump.
  const round = roundForm(even, frame.scale) ?? (contour.isHole ? null : ringWithLines(even, frame.scale))
  if (round?.kind === 'circle')
    return round.r - by > 0.3 ? { ...round, r: round.r - by } : { kind: 'dot', x: round.x, y: round.y, scale: 1 }
  if (round?.kind === 'oval' && Math.min(round.rx, round.ry) - by > 0.3)
    return { ...round, rx: round.rx - by, ry: round.ry - by }
  const pieces = piecesOf(even, true, tolerance)
  const moved = by === 0 ? pieces : inset(pieces, by)
  if (moved === null || moved.length < 2) return null
  return { kind: 'chain', ...withCorners(chainOf(moved, run)) }
}

function dotOf(part: InkPart, { frame, pen }: Manner): Form | null {
  if (part.contours.some(({ isHole }) => isHole)) return null
  const outline = part.contours.find(({ isHole }) => !isHole)
  const points = outline?.points ?? part.strands.flatMap((strand) => strand.points)
  const { x0, y0, x1, y1 } = boundsOfPoints(points)
  const grown = outline === undefined ? part.width : 0
  const [width, height] = [x1 - x0 + grown, y1 - y0 + grown]
  const across = Math.max(width, height) * frame.scale
  const isDot =
    across <= DOT.pens * pen &&
    across <= DOT.aspect * Math.min(width, height) * frame.scale &&
    part.area >= DOT.full * width * height
  if (!isDot) return null
  const middle = placed({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, frame)
  return { kind: 'dot', ...middle, scale: across > LARGER_DOT * pen ? 2 : across > LARGE_DOT * pen ? 1.5 : 1 }
}

function inGrid(run: Run, frame: Frame): Run {
  return { ...run, points: run.points.map((point) => placed(point, frame)) }
}
