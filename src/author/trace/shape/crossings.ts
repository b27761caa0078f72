import type { Point } from '../../../drawing/geometry/segment.ts'
import { distance } from './run.ts'
import type { FittedCircle, FittedLine } from './sums.ts'

/** Lines that turn by less than this (sine) do not cross. */
const NEARLY_PARALLEL = 0.12

/** Where what carries two pieces crosses: no, one or two places. */
export function crossingsOf(a: FittedLine | FittedCircle, b: FittedLine | FittedCircle): Point[] {
  if (a.kind === 'line') return b.kind === 'line' ? ofLines(a, b) : ofLineAndCircle(a, b)
  return b.kind === 'line' ? ofLineAndCircle(b, a) : ofCircles(a, b)
}

function ofLines(a: FittedLine, b: FittedLine): Point[] {
  const place = crossingOfLines(a, b)
  return place === null ? [] : [place]
}

/** Where two lines cross; null where they are nearly parallel. */
export function crossingOfLines(
  a: Pick<FittedLine, 'x' | 'y' | 'dx' | 'dy'>,
  b: Pick<FittedLine, 'x' | 'y' | 'dx' | 'dy'>,
): Point | null {
  const sine = a.dx * b.dy - a.dy * b.dx
  if (Math.abs(sine) < NEARLY_PARALLEL) return null
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / sine
  return { x: a.x + along * a.dx, y: a.y + along * a.dy }
}

function ofLineAndCircle(line: FittedLine, circle: FittedCircle): Point[] {
  const along = (circle.x - line.x) * line.dx + (circle.y - line.y) * line.dy
  const foot = { x: line.x + along * line.dx, y: line.y + along * line.dy }
  const away = distance(foot, circle)
  if (away > circle.r) return []
  const half = Math.sqrt(circle.r * circle.r - away * away)
  return [1, -1].map((sign) => ({ x: foot.x + sign * half * line.dx, y: foot.y + sign * half * line.dy }))
}

function ofCircles(a: FittedCircle, b: FittedCircle): Point[] {
  const apart = distance(a, b)
  if (apart < 1e-6) return []
  const along = (a.r * a.r - b.r * b.r + apart * apart) / (2 * apart)
  const square = a.r * a.r - along * along
  if (square < 0) return []
  const ux = (b.x - a.x) / apart
  const uy = (b.y - a.y) / apart
  const half = Math.sqrt(square)
  return [1, -1].map((sign) => ({
    x: a.x + along * ux - sign * half * uy,
    y: a.y + along * uy + sign * half * ux,
  }))
}
