import { type ArcWall, type Corner, type Feature, type LineWall, isWithin } from './boundary.ts'
import { isCrossed } from './crossed.ts'
import { wedgesIn } from './wedges.ts'

/** A place where two walls of the ink's outline face each other and come closest. Coordinates in px. */
export interface Facing {
  readonly distance: number
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  /** Loops of the ink (index) that the two ends lie on. */
  readonly loopA: number
  readonly loopB: number
  /** How far the walls run side by side at this distance; 0 where they meet at one place only. */
  readonly run: number
}

/** `gaps` are narrow places of white, `bridges` narrow places of ink; both from the narrowest on. */
export interface Facings {
  readonly gaps: readonly Facing[]
  readonly bridges: readonly Facing[]
}

/** Walls that open by more than this are a joint; the white between them is no gap. */
export const JOINT_DEGREES = 12
const COS_JOINT = Math.cos((JOINT_DEGREES * Math.PI) / 180)
/** Walls count as parallel below this sine of the angle between them. */
const PARALLEL = 0.01
const DUST = 1e-6
/** Loops nearer than this touch. Walls of one loop that touch are neighbours. */
const TOUCHING = 1e-4

interface Found {
  side: number
  facing: Facing
}

/**
 * Finds every gap and bridge narrower than `reach` px: the local minima of the distance between any two walls or
 * corners that face each other, of different loops or of one. Exact for lines and arcs.
 */
export function facingsOf(boundary: readonly Feature[], reach: number): Facings {
  const sorted = [...boundary].sort((a, b) => a.left - b.left)
  const found: Found[] = []
  for (let i = 0; i < sorted.length; i++) {
    const a = sorted[i] as Feature
    const limit = a.right + reach
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j] as Feature
      if (b.left > limit) break
      if (b.top > a.bottom + reach || a.top > b.bottom + reach) continue
      meet(a, b, reach, found)
    }
  }
  const clear = found.filter(({ facing }) => facing.distance < TOUCHING || !isCrossed(facing, boundary))
  const bySide = (side: number): Facing[] => clear.filter((one) => one.side === side).map((one) => one.facing)
  const gaps = [...bySide(1), ...wedgesIn(boundary, COS_JOINT)]
  return { gaps: gaps.sort(narrower), bridges: bySide(-1).sort(narrower) }
}

/** Equally narrow places are told from the longest on. */
function narrower(a: Facing, b: Facing): number {
  return (
    Math.round(a.distance * 1e6) - Math.round(b.distance * 1e6) ||
    b.run - a.run ||
    a.ax - b.ax ||
    a.ay - b.ay ||
    a.bx - b.bx ||
    a.by - b.by
  )
}

function meet(a: Feature, b: Feature, reach: number, found: Found[]): void {
  const before = found.length
  if (a.kind === 'corner') {
    if (b.kind === 'corner') cornerToCorner(a, b, found)
    else cornerToWall(a, b, found)
  } else if (b.kind === 'corner') cornerToWall(b, a, found)
  else if (a.kind === 'line') {
    if (b.kind === 'line') lineToLine(a, b, found)
    else lineToArc(a, b, found)
  } else if (b.kind === 'line') lineToArc(b, a, found)
  else arcToArc(a, b, found)
  const last = found[found.length - 1]
  if (found.length === before || last === undefined) return
  if (last.facing.distance > reach || (last.facing.distance < TOUCHING && a.loop === b.loop)) found.pop()
}

function add(
  found: Found[],
  side: number,
  a: Feature,
  b: Feature,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  run: number,
): void {
  const distance = Math.hypot(bx - ax, by - ay)
  found.push({ side, facing: { distance, ax, ay, bx, by, loopA: a.loop, loopB: b.loop, run } })
}

/** Only parallel lines have a narrowest place inside both; all others are narrowest at a corner. */
function lineToLine(a: LineWall, b: LineWall, found: Found[]): void {
  if (a.nx * b.nx + a.ny * b.ny > -COS_JOINT || Math.abs(a.ux * b.uy - a.uy * b.ux) > PARALLEL) return
  const b0 = (b.x0 - a.x0) * a.ux + (b.y0 - a.y0) * a.uy
  const b1 = (b.x1 - a.x0) * a.ux + (b.y1 - a.y0) * a.uy
  const from = Math.max(0, Math.min(b0, b1))
  const to = Math.min(a.length, Math.max(b0, b1))
  if (to - from < DUST) return
  const rise = (t: number): number => {
    const share = (t - b0) / (b1 - b0)
    return (b.x0 + (b.x1 - b.x0) * share - a.x0) * a.nx + (b.y0 + (b.y1 - b.y0) * share - a.y0) * a.ny
  }
  const change = Math.abs(rise(to)) - Math.abs(rise(from))
  const t = Math.abs(change) < 0.02 ? (from + to) / 2 : change > 0 ? from : to
  const h = rise(t)
  const x = a.x0 + a.ux * t
  const y = a.y0 + a.uy * t
  add(found, h > 0 ? 1 : -1, a, b, x, y, x + a.nx * h, y + a.ny * h, to - from)
}

function lineToArc(a: LineWall, b: ArcWall, found: Found[]): void {
  const t = (b.cx - a.x0) * a.ux + (b.cy - a.y0) * a.uy
  if (t < -DUST || t > a.length + DUST) return
  const x = a.x0 + a.ux * t
  const y = a.y0 + a.uy * t
  const far = Math.hypot(x - b.cx, y - b.cy)
  if (far < b.r - TOUCHING) return
  const ex = (x - b.cx) / far
  const ey = (y - b.cy) / far
  if (ex * b.mx + ey * b.my < b.cosHalf - DUST) return
  const facing = a.nx * ex + a.ny * ey < 0
  if (facing !== b.convex) return
  add(found, facing ? 1 : -1, a, b, x, y, b.cx + b.r * ex, b.cy + b.r * ey, 0)
}

function arcToArc(a: ArcWall, b: ArcWall, found: Found[]): void {
  const apart = Math.hypot(b.cx - a.cx, b.cy - a.cy)
  if (a.convex === b.convex) {
    if (apart < a.r + b.r - TOUCHING) return
    const ex = (b.cx - a.cx) / apart
    const ey = (b.cy - a.cy) / apart
    if (!isWithin(a, ex, ey) || !isWithin(b, -ex, -ey)) return
    add(found, a.convex ? 1 : -1, a, b, a.cx + a.r * ex, a.cy + a.r * ey, b.cx - b.r * ex, b.cy - b.r * ey, 0)
    return
  }
  const inner = a.r < b.r ? a : b
  const outer = inner === a ? b : a
  if (outer.r - inner.r < apart - TOUCHING || outer.r - inner.r < TOUCHING) return
  const side = inner.convex ? 1 : -1
  const concentric = apart < 0.01
  const ray = concentric
    ? sharedRay(inner, outer)
    : { x: (inner.cx - outer.cx) / apart, y: (inner.cy - outer.cy) / apart, run: 0 }
  if (ray === null || !isWithin(inner, ray.x, ray.y) || !isWithin(outer, ray.x, ray.y)) return
  add(
    found,
    side,
    inner,
    outer,
    inner.cx + inner.r * ray.x,
    inner.cy + inner.r * ray.y,
    outer.cx + outer.r * ray.x,
    outer.cy + outer.r * ray.y,
    ray.run,
  )
}

/** The middle of the rays that pass through both of two concentric arcs; null when there is none. */
function sharedRay(inner: ArcWall, outer: ArcWall): { x: number; y: number; run: number } | null {
  const turn = Math.atan2(inner.mx * outer.my - inner.my * outer.mx, inner.mx * outer.mx + inner.my * outer.my)
  const from = Math.max(-inner.half, turn - outer.half)
  const to = Math.min(inner.half, turn + outer.half)
  if (to - from < 1e-3) return null
  const angle = (from + to) / 2
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { x: inner.mx * cos - inner.my * sin, y: inner.mx * sin + inner.my * cos, run: (to - from) * inner.r }
}

function cornerToWall(a: Corner, b: LineWall | ArcWall, found: Found[]): void {
  if (a.loop === b.loop && (a.place === b.place || (a.place + 1) % a.count === b.place)) return
  const foot = b.kind === 'line' ? footOnLine(a, b) : footOnArc(a, b)
  if (foot === null) return
  const distance = Math.hypot(foot.x - a.x0, foot.y - a.y0)
  // Where the two touch, no link has a direction: then a tip meets white and a notch meets ink.
  const side = distance < TOUCHING ? Math.sign(a.turn) : foot.outside ? 1 : -1
  if (!faces(a, side, -foot.nx * side, -foot.ny * side)) return
  add(found, side, a, b, a.x0, a.y0, foot.x, foot.y, 0)
}

/** The place on a wall that is nearest to a corner, and the direction in which the wall faces there. */
interface Foot {
  x: number
  y: number
  nx: number
  ny: number
  outside: boolean
}

function footOnLine(a: Corner, b: LineWall): Foot | null {
  const t = (a.x0 - b.x0) * b.ux + (a.y0 - b.y0) * b.uy
  if (t < -DUST || t > b.length + DUST) return null
  const x = b.x0 + b.ux * t
  const y = b.y0 + b.uy * t
  return { x, y, nx: b.nx, ny: b.ny, outside: (a.x0 - x) * b.nx + (a.y0 - y) * b.ny > 0 }
}

function footOnArc(a: Corner, b: ArcWall): Foot | null {
  const far = Math.hypot(a.x0 - b.cx, a.y0 - b.cy)
  if (far < DUST) return null
  const ex = (a.x0 - b.cx) / far
  const ey = (a.y0 - b.cy) / far
  if (!isWithin(b, ex, ey)) return null
  const out = b.convex ? 1 : -1
  return { x: b.cx + b.r * ex, y: b.cy + b.r * ey, nx: ex * out, ny: ey * out, outside: far > b.r === b.convex }
}

function cornerToCorner(a: Corner, b: Corner, found: Found[]): void {
  const distance = Math.hypot(b.x0 - a.x0, b.y0 - a.y0)
  if (distance < TOUCHING) {
    if (a.turn > 0 === b.turn > 0) add(found, Math.sign(a.turn), a, b, a.x0, a.y0, b.x0, b.y0, 0)
    return
  }
  const ex = (b.x0 - a.x0) / distance
  const ey = (b.y0 - a.y0) / distance
  for (const side of [1, -1]) {
    if (faces(a, side, ex, ey) && faces(b, side, -ex, -ey)) return add(found, side, a, b, a.x0, a.y0, b.x0, b.y0, 0)
  }
}

/**
 * Whether (ex, ey) leaves the corner through the white (side 1) or the ink (side -1). A corner that sticks out on
 * that side has a whole cone of normals; one that is hollow has only those of its two walls.
 */
function faces(corner: Corner, side: number, ex: number, ey: number): boolean {
  const x = ex * side
  const y = ey * side
  if (corner.turn > 0 === side > 0) return x * corner.mx + y * corner.my >= corner.cosHalf - DUST
  return x * corner.inX + y * corner.inY >= COS_JOINT || x * corner.outX + y * corner.outY >= COS_JOINT
}
