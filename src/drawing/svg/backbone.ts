import { boundsOf } from '../geometry/bounds.ts'
import { line } from '../geometry/construct.ts'
import { headingChange } from '../geometry/measure.ts'
import type { Path } from '../geometry/segment.ts'

/**
 * Strokes through the middle of a small closed path; none where they are not needed. Renderers draw the inner side of
 * a stroke as an offset curve; where a round path is narrower than its stroke, that curve turns inside out and leaves a
 * pinhole, in browsers as in resvg, although all of the middle lies within half a stroke of the path.
 */
export function backboneOf(path: Path, strokeWidth: number, cap: 'round' | 'butt'): Path[] {
  if (!path.closed || !path.segments.some((segment) => segment.kind === 'arc') || !isConvex(path)) return []
  const { x0, y0, x1, y1 } = boundsOf(path.segments)
  const [width, height] = [x1 - x0, y1 - y0]
  const bend = Math.min(width, height) / 2
  if (2 * bend >= strokeWidth - 0.01) return []
  // A round end reaches beyond itself. A butt end must go as far as its corners stay within the ink of the path's own end.
  const reach = cap === 'round' ? 0 : 0.98 * Math.sqrt(bend * bend + bend * strokeWidth)
  const [dx, dy] = [width / 2 - bend + reach, height / 2 - bend + reach]
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const horizontal = line(x - dx, y, x + dx, y)
  const vertical = line(x, y - dy, x, y + dy)
  const along = width >= height ? horizontal : vertical
  const strokes = cap === 'round' ? [along] : [horizontal, vertical]
  return strokes.map((segment) => ({ segments: [segment], closed: false }))
}

/** Whether a closed path turns to one side only. */
function isConvex(path: Path): boolean {
  const turns = path.segments.flatMap((segment, index) => {
    const next = path.segments[(index + 1) % path.segments.length] ?? segment
    return [segment.kind === 'arc' ? segment.sweep : 0, headingChange(segment, next)]
  })
  return turns.every((turn) => turn > -1e-6) || turns.every((turn) => turn < 1e-6)
}
