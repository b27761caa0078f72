import { areaOf } from '../../geometry/area.ts'
import { headingChange, lengthOf } from '../../geometry/measure.ts'
import type { Path } from '../../geometry/segment.ts'

/** A corner between two straight sides of a path: sharp, or rounded by one arc that touches both. */
export interface Corner {
  readonly x: number
  readonly y: number
  /** Radius of the rounding; 0 for a sharp corner. */
  readonly radius: number
  /** Centre of the rounding; the corner itself when sharp. */
  readonly cx: number
  readonly cy: number
  /** The turn of the path, in radians; never negative. */
  readonly turn: number
  /** Whether a closed path turns outward here. Always false on an open path. */
  readonly convex: boolean
  /** The shorter of the two sides, measured from where its sharp corners would be. */
  readonly side: number
}

/** Weaker turns are a bend of a slanting line, stronger arcs are the end of a pill or a bow. */
const LEAST_TURN = (20 * Math.PI) / 180
const MOST_TURN = (170 * Math.PI) / 180
const TANGENT = (1.5 * Math.PI) / 180

/** The sharp and the rounded corners of a path, in its order. Bows between curves are neither. */
export function cornersOf(path: Path): Corner[] {
  const { segments, closed } = path
  const count = segments.length
  const outward = closed ? Math.sign(areaOf(segments)) : 0
  const at = (index: number): Path['segments'][number] | undefined =>
    closed ? segments[(index + count) % count] : segments[index]
  /** The share of side `index` that its rounding at the far end took. */
  const tail = (index: number, step: number): number => {
    const beyond = at(index + step)
    return beyond !== undefined && beyond.kind === 'arc' && Math.abs(beyond.sweep) < MOST_TURN
      ? beyond.r * Math.tan(Math.abs(beyond.sweep) / 2)
      : 0
  }
  return segments.flatMap((s, index): Corner[] => {
    if (s.kind === 'line') {
      const next = at(index + 1)
      if (next === undefined || next.kind === 'arc' || next === s) return []
      const turn = headingChange(s, next)
      if (Math.abs(turn) < LEAST_TURN) return []
      const side = Math.min(lengthOf(s) + tail(index, -1), lengthOf(next) + tail(index + 1, 1))
      return [
        { x: s.x1, y: s.y1, radius: 0, cx: s.x1, cy: s.y1, turn: Math.abs(turn), convex: turn * outward > 0, side },
      ]
    }
    const before = at(index - 1)
    const after = at(index + 1)
    const turn = Math.abs(s.sweep)
    if (before?.kind !== 'line' || after?.kind !== 'line' || turn < LEAST_TURN || turn > MOST_TURN) return []
    if (Math.abs(headingChange(before, s)) > TANGENT || Math.abs(headingChange(s, after)) > TANGENT) return []
    const own = s.r * Math.tan(turn / 2)
    const side = Math.min(lengthOf(before) + tail(index - 1, -1), lengthOf(after) + tail(index + 1, 1)) + own
    const middle = s.start + s.sweep / 2
    return [
      {
        x: s.cx + s.r * Math.cos(middle),
        y: s.cy + s.r * Math.sin(middle),
        radius: s.r,
        cx: s.cx,
        cy: s.cy,
        turn,
        convex: s.sweep * outward > 0,
        side,
      },
    ]
  })
}
