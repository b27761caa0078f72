import type { ArcWall, Corner, Feature, LineWall } from './boundary.ts'
import type { Facing } from './facing.ts'

/** A wedge whose narrow part never opens this far (px) is too fine to be seen. */
const VISIBLE = 0.25
const STEP = 0.5

/**
 * White wedges between two walls that meet: a notch whose walls open so little that it clogs. Walls that are no
 * longer nearly parallel where the wedge becomes visible (a curve that leaves a line) are a joint.
 */
export function wedgesIn(boundary: readonly Feature[], cosJoint: number): Facing[] {
  const notches = boundary.filter(
    (f): f is Corner => f.kind === 'corner' && f.turn < 0 && -Math.cos(f.turn) >= cosJoint,
  )
  return notches.flatMap((notch) => {
    const walls = boundary.filter((f): f is LineWall | ArcWall => f.kind !== 'corner' && f.loop === notch.loop)
    const before = walls.find((wall) => wall.place === notch.place)
    const after = walls.find((wall) => wall.place === (notch.place + 1) % notch.count)
    if (before === undefined || after === undefined || opening(before, after, cosJoint) < VISIBLE) return []
    return [
      {
        distance: 0,
        ax: notch.x0,
        ay: notch.y0,
        bx: notch.x0,
        by: notch.y0,
        loopA: notch.loop,
        loopB: notch.loop,
        run: 0,
      },
    ]
  })
}

/** How far apart the walls are where they stop being nearly parallel or one of them ends. */
function opening(before: LineWall | ArcWall, after: LineWall | ArcWall, cosJoint: number): number {
  const reach = Math.min(lengthOf(before), lengthOf(after))
  let widest = 0
  for (let far = Math.min(STEP, reach); ; far = Math.min(far + STEP, reach)) {
    const a = at(before, lengthOf(before) - far)
    const b = at(after, far)
    if (a.nx * b.nx + a.ny * b.ny > -cosJoint) return widest
    widest = Math.hypot(a.x - b.x, a.y - b.y)
    if (far === reach) return widest
  }
}

function lengthOf(wall: LineWall | ArcWall): number {
  return wall.kind === 'line' ? wall.length : 2 * wall.half * wall.r
}

function at(wall: LineWall | ArcWall, far: number): { x: number; y: number; nx: number; ny: number } {
  if (wall.kind === 'line') return { x: wall.x0 + wall.ux * far, y: wall.y0 + wall.uy * far, nx: wall.nx, ny: wall.ny }
  const turn = (far / wall.r - wall.half) * (wall.convex ? 1 : -1)
  const ex = wall.mx * Math.cos(turn) - wall.my * Math.sin(turn)
  const ey = wall.mx * Math.sin(turn) + wall.my * Math.cos(turn)
  const sign = wall.convex ? 1 : -1
  return { x: wall.cx + wall.r * ex, y: wall.cy + wall.r * ey, nx: ex * sign, ny: ey * sign }
}
