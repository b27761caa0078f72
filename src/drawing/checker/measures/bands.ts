import type { Mark } from '../../model/drawing.ts'
import type { Feature, LineWall } from './boundary.ts'

/** A level or upright stripe of ink or of white, by its two edges in px. */
export interface Band {
  /** The axis across the stripe: 'x' for an upright one. */
  readonly axis: 'x' | 'y'
  readonly low: number
  readonly high: number
  /** The middle of the stripe along its length. */
  readonly along: number
  readonly ink: boolean
}

/** An edge leaning by less than this (px) over its length is level or upright. */
const LEANING_PX = 0.02

/** The straight level and upright strokes of marks, at least `shortest` px long. */
export function bandsOfStrokes(marks: readonly Mark[], width: number, shortest: number): Band[] {
  return marks.flatMap((mark) =>
    mark.dot !== null
      ? []
      : mark.path.segments.flatMap((s): Band[] => {
          if (s.kind === 'arc' || Math.hypot(s.x1 - s.x0, s.y1 - s.y0) < shortest) return []
          const x = (s.x0 + s.x1) / 2
          const y = (s.y0 + s.y1) / 2
          if (Math.abs(s.x1 - s.x0) < LEANING_PX)
            return [{ axis: 'x', low: x - width / 2, high: x + width / 2, along: y, ink: true }]
          if (Math.abs(s.y1 - s.y0) < LEANING_PX)
            return [{ axis: 'y', low: y - width / 2, high: y + width / 2, along: x, ink: true }]
          return []
        }),
  )
}

interface Edge {
  readonly axis: 'x' | 'y'
  readonly place: number
  /** +1 when the white lies on the side of larger coordinates. */
  readonly white: number
  readonly from: number
  readonly to: number
}

/**
 * The stripes between two parallel level or upright edges of an outline that run side by side for at least `shortest`
 * px: of ink up to `widestInk`, of white up to `widestWhite` px.
 */
export function bandsOfInk(
  boundary: readonly Feature[],
  shortest: number,
  widestInk: number,
  widestWhite: number,
): Band[] {
  const edges = boundary.filter((f): f is LineWall => f.kind === 'line' && f.length >= shortest).flatMap(edgeOf)
  return edges.flatMap((edge): Band[] => {
    let nearest: Edge | null = null
    for (const other of edges) {
      if (other.axis !== edge.axis || other.white === edge.white || other.place <= edge.place) continue
      if (Math.min(edge.to, other.to) - Math.max(edge.from, other.from) < shortest) continue
      if (nearest === null || other.place < nearest.place) nearest = other
    }
    if (nearest === null) return []
    const ink = edge.white < 0
    if (nearest.place - edge.place > (ink ? widestInk : widestWhite) + 1e-6) return []
    const along = (Math.max(edge.from, nearest.from) + Math.min(edge.to, nearest.to)) / 2
    return [{ axis: edge.axis, low: edge.place, high: nearest.place, along, ink }]
  })
}

function edgeOf(wall: LineWall): Edge[] {
  if (Math.abs(wall.x1 - wall.x0) < LEANING_PX) {
    return [{ axis: 'x', place: (wall.x0 + wall.x1) / 2, white: Math.sign(wall.nx), from: wall.top, to: wall.bottom }]
  }
  if (Math.abs(wall.y1 - wall.y0) < LEANING_PX) {
    return [{ axis: 'y', place: (wall.y0 + wall.y1) / 2, white: Math.sign(wall.ny), from: wall.left, to: wall.right }]
  }
  return []
}
