import type { Grid } from './grid.ts'
import { leadOf, straightWay } from './lead.ts'
import type { SoundRail } from './mend-corners.ts'
import { edgeFrom } from './rail.ts'

/** How far beyond its last sound point, in pen widths, a stroke's tip is looked for. */
const LONGEST = 3

/** How far before its end, in pen widths, a stroke's last sound point is looked for. */
const MOST_BACK = 1.2

/** Has the free ends of a rail (`atStart`, `atEnd`) lie half a pen before the tip of the ink, where the pen's were that ended round or square. */
export function settleEnds(rail: SoundRail, atStart: boolean, atEnd: boolean, grid: Grid, pen: number): SoundRail {
  const settled = atEnd ? settleEnd(rail, grid, pen) : rail
  return atStart ? turned(settleEnd(turned(settled), grid, pen)) : settled
}

function settleEnd(rail: SoundRail, grid: Grid, pen: number): SoundRail {
  const { points } = rail
  let last = points.length - 1
  let back = 0
  while (last > 0 && rail.sound[last] === false && back <= MOST_BACK * pen) {
    back += Math.hypot(points[last]!.x - points[last - 1]!.x, points[last]!.y - points[last - 1]!.y)
    last--
  }
  if (back > MOST_BACK * pen) last = points.length - 1
  const sound = rail.sound[last] === true ? rail.sound : points.map(() => true)
  const lead = leadOf(points, sound, last, -1, pen)
  if (lead === null) return rail
  const tip = edgeFrom(grid, lead, lead.dx, lead.dy, LONGEST * pen)
  if (tip === null) return rail
  let further = tip - pen / 2
  while (further < 0 && last > 1) {
    further += Math.hypot(points[last]!.x - points[last - 1]!.x, points[last]!.y - points[last - 1]!.y)
    last--
  }
  const start = points[last]!
  const end = { x: start.x + further * lead.dx, y: start.y + further * lead.dy }
  const added = further < 0.2 ? [] : [...straightWay(start, end), end]
  return {
    ...rail,
    points: [...points.slice(0, last + 1), ...added],
    sound: [...sound.slice(0, last + 1), ...added.map(() => true)],
  }
}

function turned(rail: SoundRail): SoundRail {
  return { ...rail, points: rail.points.toReversed(), sound: rail.sound.toReversed() }
}
