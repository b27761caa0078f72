import { headingChange } from '../geometry/measure.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Chain, Corner, Node, Piece } from './skeleton.ts'

const ROUNDED: Corner = { kind: 'relative', factor: 1 }
const SMOOTH: Corner = { kind: 'smooth' }

/** Joints that turn by less than this many radians count as smooth. */
const SMOOTH_TURN = 0.03

/** Segments read back as a chain; joints that are tangent become smooth, the others follow the cut's radius. */
export function chainOf(segments: readonly Segment[], closed: boolean): Chain {
  const nodes: Node[] = segments.map((segment, index) => {
    const before = segments[index - 1] ?? (closed ? segments[segments.length - 1] : undefined)
    const smooth = before !== undefined && Math.abs(headingChange(before, segment)) < SMOOTH_TURN
    return { x: segment.x0, y: segment.y0, corner: smooth ? SMOOTH : ROUNDED }
  })
  const last = segments[segments.length - 1]
  if (!closed && last !== undefined) nodes.push({ x: last.x1, y: last.y1, corner: ROUNDED })
  const pieces = segments.map((segment): Piece =>
    segment.kind === 'line' ? { kind: 'line' } : { kind: 'arc', sweep: segment.sweep },
  )
  return { kind: 'chain', nodes, pieces, closed }
}
