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
  /** The straight piece between this rounding and another that bends on with it to a half turn, such as the other half of a bow; Infinity without one. */
  readonly rest: number
}

/** Weaker turns are a bend of a slanting line, stronger arcs are the end of a pill or a bow. */
const LEAST_TURN = (20 * Math.PI) / 180
const MOST_TURN = (170 * Math.PI) / 180
const TANGENT = (1.5 * Math.PI) / 180
/** Two roundings that turn at least this far together are one bow. */
const HALF_TURN = (150 * Math.PI) / 180

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
  /** How far it is from arc `index` straight on, that way, to an arc that bends on with it. */
  const restTo = (index: number, step: 1 | -1): number => {
    const arc = at(index)
    let length = 0
    let before = arc
    for (let away = step; Math.abs(away) < count; away += step) {
      const next = at(index + away)
      if (arc?.kind !== 'arc' || before === undefined || next === undefined) return Infinity
      const bend = step > 0 ? headingChange(before, next) : headingChange(next, before)
      if (Math.abs(bend) > TANGENT) return Infinity
      if (next.kind === 'arc') return Math.abs(arc.sweep + next.sweep) >= HALF_TURN ? length : Infinity
      length += lengthOf(next)
      before = next
    }
    return Infinity
  }
  return segments.flatMap((s, index): Corner[] => {
    if (s.kind === 'line') {
      const next = at(index + 1)
      if (next === undefined || next.kind === 'arc' || next === s) return []
      const turn = headingChange(s, next)
      if (Math.abs(turn) < LEAST_TURN) return []
      const side = Math.min(lengthOf(s) + tail(index, -1), lengthOf(next) + tail(index + 1, 1))
      const convex = turn * outward > 0
      const place = { x: s.x1, y: s.y1, cx: s.x1, cy: s.y1 }
      return [{ ...place, radius: 0, turn: Math.abs(turn), convex, side, rest: Infinity }]
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
        rest: Math.min(restTo(index, 1), restTo(index, -1)),
      },
    ]
  })
}
