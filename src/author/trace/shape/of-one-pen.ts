import { penWidth } from './frame.ts'
import type { InkPart } from '../ink-part.ts'
import { distance } from './run.ts'

/** A part that is this near to the pen's width, as a share of it, … */
const SAME_WIDTH = 0.2
/** … and whose skeleton, drawn with the pen, has as much ink as there is, within this share, was drawn with it. */
const EXPLAINED = 0.35

/** What is plainly an area, and longer than so many pens, is one, however narrow it is: the walls round an opening. */
const PLAIN = 0.9
const SHORT = 16

/** A wider pen than that is none: such a part is an area. In units, were the picture as wide as the grid. */
const WIDEST = 3.5

/** Parts too short to tell what they are, a little arrow or a gear, are strokes where the rest was drawn with a pen of their width. */
export function ofOnePen(found: readonly InkPart[], side: number): InkPart[] {
  const parts = found.map((part): InkPart =>
    part.kind === 'stroke' && part.isKnockOut !== true && part.width * 24 > WIDEST * side && part.contours.length > 0
      ? { ...part, kind: 'solid' }
      : part,
  )
  const pen = penWidth(parts)
  if (pen === null) return parts
  return parts.map((part) =>
    part.kind === 'solid' && part.isKnockOut !== true && isOfPen(part, pen) ? { ...part, kind: 'stroke' } : part,
  )
}

function isOfPen({ strands, width, area, certainty }: InkPart, pen: number): boolean {
  if (strands.length === 0 || Math.abs(width - pen) > SAME_WIDTH * pen) return false
  const length = strands.reduce(
    (sum, { points }) =>
      sum + points.reduce((way, point, i) => way + (i === 0 ? 0 : distance(points[i - 1]!, point)), 0),
    0,
  )
  if (certainty > PLAIN && length > SHORT * pen) return false
  return length > pen && Math.abs((length * pen) / area - 1) < EXPLAINED
}
