import type { Point } from '../../../drawing/geometry/segment.ts'
import { sampleAt, type Grid } from './grid.ts'
import { leadOf, meetingOf, smoothWay, straightWay } from './lead.ts'
import type { Rail } from './rail.ts'

/** A rail whose points are known to be in the middle of a pen's stroke, or not. */
export interface SoundRail extends Rail {
  readonly sound: readonly boolean[]
}

/** Widths may be off the pen's by this share in a sound place, or by so much of what an edge may be off. */
const ODD = 0.13
const ODD_EDGE = 0.9

/** So far from an unsound place, in pen widths, points have been drawn aside by it. */
const SPOILT = 0.3

/** A longer unsound run, in pen widths, is no corner. */
const LONGEST = 3

/** Marks the sound points of a rail; an edge may be `blur` px off. */
export function soundRail(rail: Rail, pen: number, blur: number): SoundRail {
  const good = rail.widths.map(
    (width) => width !== null && Math.abs(width - pen) < Math.max(ODD * pen, ODD_EDGE * blur),
  )
  const reach = Math.round(SPOILT * pen)
  const count = good.length
  const sound = good.map((_, index) => {
    for (let k = -reach; k <= reach; k++) {
      const near = rail.closed ? (index + k + count) % count : Math.min(count - 1, Math.max(0, index + k))
      if (good[near] === false) return false
    }
    return true
  })
  return { ...rail, sound }
}

/**
 * Goes through the unsound runs between sound ones: where both sides lead to one point it is a corner, which thinning has cut off; where
 * they lead into each other, a smooth way.
 */
export function mendCorners(rail: SoundRail, grid: Grid, pen: number): SoundRail {
  const { points, sound } = rail.closed ? fromSoundStart(rail) : rail
  const count = points.length
  const out: Point[] = []
  const outSound: boolean[] = []
  const push = (added: readonly Point[], isSound: boolean): void => {
    out.push(...added)
    for (let n = 0; n < added.length; n++) outSound.push(isSound)
  }
  for (let index = 0; index < count;) {
    if (sound[index] === true || index === 0) {
      push([points[index]!], sound[index]!)
      index++
      continue
    }
    let end = index
    while (end < count && sound[end] !== true) end++
    const isInside = sound[index - 1] === true && (end < count || rail.closed)
    const way = isInside && end - index < LONGEST * pen ? wayAcross(points, sound, index, end, grid, pen) : null
    push(way ?? points.slice(index, end), way !== null)
    index = end
  }
  return { ...rail, points: out, sound: outSound, widths: [] }
}

/** A closed rail that begins where a sound run does. */
function fromSoundStart(rail: SoundRail): Pick<SoundRail, 'points' | 'sound'> {
  const { points, sound } = rail
  const gap = sound.findIndex((isSound, index) => isSound && sound[(index + sound.length - 1) % sound.length] === false)
  if (gap <= 0) return rail
  return {
    points: [...points.slice(gap), ...points.slice(0, gap)],
    sound: [...sound.slice(gap), ...sound.slice(0, gap)],
  }
}

/** The way from the last sound point before `index` to the first at `end` (the first of all where that is the end of a loop). */
function wayAcross(
  points: readonly Point[],
  sound: readonly boolean[],
  index: number,
  end: number,
  grid: Grid,
  pen: number,
): Point[] | null {
  const one = leadOf(points, sound, index - 1, -1, 1.2 * pen)
  const other = leadOf(points, sound, end % points.length, 1, 1.2 * pen)
  if (one === null || other === null) return null
  const turn = one.dx * other.dx + one.dy * other.dy
  if (turn < -0.94) return smoothWay(one, other)
  const corner = meetingOf(one, other)
  if (corner === null || sampleAt(grid, corner.x, corner.y) < 0.5) return null
  const middle = points[(index + end) >> 1]!
  const isAhead = [one, other].every(
    (lead) => (corner.x - lead.x) * lead.dx + (corner.y - lead.y) * lead.dy > -0.2 * pen,
  )
  if (!isAhead || Math.hypot(corner.x - middle.x, corner.y - middle.y) > 0.9 * pen) return null
  return [...straightWay(one, corner), corner, ...straightWay(corner, other)]
}
