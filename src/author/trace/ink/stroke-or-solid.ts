import type { InkPart } from '../ink-part.ts'
import type { Misfit } from './redraw.ts'
import type { Strands } from './find-strands.ts'

/** A pen wider than this share of the drawing's longest side is none: of 600 line drawings the widest, of two digits alone, has .18. */
const WIDEST = 0.2

/** From this share of the longest side on a pen is so wide that it has to be plain, by so much, that there is one. */
const WIDE_PEN = 0.14
const PLAIN = 0.3

/** A stroke is longer than this, in pen widths; what is shorter may be a dot. */
const SHORTEST = 0.9

/** Which share of the ink a pen may draw otherwise: in 98 of 100 parts of line drawings less than .06, in half of the solid ones more than .1. */
const MOST_MISFIT = 0.1

/**
 * Which share of a skeleton has ink of the pen's width across it, at the least; and how much more, for each share of the drawing's side that
 * the pen is wider than `WIDE`. A solid with many openings is drawn again well by a wide pen, but hardly anywhere as wide as that.
 */
const LEAST_EVENNESS = 0.3
const WIDE = 0.12
const MORE_EVENNESS = 8

/** Whether a part (its area in px², the longest side of the drawing in px) was drawn with a pen. */
export function strokeOrSolid(
  strands: Strands | null,
  misfit: Misfit | undefined,
  area: number,
  side: number,
): Pick<InkPart, 'kind' | 'certainty'> {
  if (strands === null || misfit === undefined) return { kind: 'solid', certainty: 1 }
  const { pen, length, evenness } = strands
  const leastEvenness = LEAST_EVENNESS + MORE_EVENNESS * Math.max(0, pen / side - WIDE)
  const marks = [
    1 - (misfit.missing + misfit.added) / area / MOST_MISFIT,
    (length / pen - SHORTEST) / 2,
    (WIDEST - pen / side) * 12,
    (evenness - leastEvenness) * 4,
  ]
  const worst = Math.min(...marks) - (pen / side > WIDE_PEN ? PLAIN : 0)
  return { kind: worst > 0 ? 'stroke' : 'solid', certainty: Math.min(1, Math.abs(worst)) }
}

/** How far the width of a stroke may be from the drawing's pen, as a share of it, when it is shorter than so many of its own widths. */
const OTHER_PEN = 0.4
const SHORT = 8

/** How far a dot's width may be from the pen's, as a share of it, to be a dot of that pen. */
const DOT = 0.3

/** What has less area than this, in squares of the pen, is dust. */
const SPECK = 0.22

/**
 * Parts again, after it is known how wide the drawing's pen is (in px; null for none): what is as wide as it, and short, is a dot of the
 * pen; what is short and of another width was not drawn with it.
 */
export function agreeOnPen(parts: readonly InkPart[], pen: number | null): InkPart[] {
  return parts
    .filter(({ area }) => pen === null || area > SPECK * pen * pen)
    .map((part) => {
      if (pen !== null && part.kind === 'stroke')
        return isOfOtherPen(part, pen) ? { ...part, kind: 'solid', certainty: 0.3 } : part
      if (pen === null || part.strands.length !== 1 || part.contours.length !== 1) return part
      const { points, closed } = part.strands[0]!
      const [first, last] = [points[0]!, points.at(-1)!]
      const length = closed ? Infinity : Math.hypot(last.x - first.x, last.y - first.y)
      const width = length < 0.1 * pen ? Math.sqrt(part.area / 0.7854) : part.width
      if (length > 1.6 * pen || Math.abs(width - pen) > DOT * pen) return part
      return { ...part, kind: 'stroke', certainty: 1 - Math.abs(width - pen) / (DOT * pen), width }
    })
}

function isOfOtherPen({ width, strands }: InkPart, pen: number): boolean {
  if (Math.abs(width - pen) < OTHER_PEN * pen) return false
  const count = strands.reduce(
    (sum, { points }) => sum + Math.hypot(points[0]!.x - points.at(-1)!.x, points[0]!.y - points.at(-1)!.y),
    0,
  )
  return count < SHORT * width && strands.every(({ closed }) => !closed)
}
