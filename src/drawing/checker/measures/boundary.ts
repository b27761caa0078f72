import type { Arc, Line, Loop } from '../../geometry/segment.ts'

/**
 * The ink's outline cut into walls (lines, and arcs of at most a quarter turn) and corners, each with the direction
 * in which it faces away from the ink. The ink lies to the right of travel, so away is to the left.
 */
export type Feature = LineWall | ArcWall | Corner

interface Common {
  readonly loop: number
  /** Place along the loop. A corner carries the place of the wall that ends at it. */
  readonly place: number
  /** Number of walls in the loop. */
  readonly count: number
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  /** Box. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface LineWall extends Common {
  readonly kind: 'line'
  readonly length: number
  /** Direction of travel. */
  readonly ux: number
  readonly uy: number
  /** Away from the ink. */
  readonly nx: number
  readonly ny: number
}

export interface ArcWall extends Common {
  readonly kind: 'arc'
  readonly cx: number
  readonly cy: number
  readonly r: number
  /** The ray from the centre through the middle of the arc, and the cosine of the half angle. */
  readonly mx: number
  readonly my: number
  readonly cosHalf: number
  readonly half: number
  /** True when the ink bulges out here, false when it is hollow. */
  readonly convex: boolean
}

export interface Corner extends Common {
  readonly kind: 'corner'
  /** Away from the ink on the wall before and on the wall after. */
  readonly inX: number
  readonly inY: number
  readonly outX: number
  readonly outY: number
  /** Half way between the two, and the cosine of half the turn. */
  readonly mx: number
  readonly my: number
  readonly cosHalf: number
  /** Signed turn in radians; positive at a tip of ink, negative where ink is notched. */
  readonly turn: number
}

/** Whether the ray from the arc's centre in the direction (ex, ey), a unit vector, meets the arc. */
export function isWithin(arc: ArcWall, ex: number, ey: number): boolean {
  return ex * arc.mx + ey * arc.my >= arc.cosHalf - 1e-6
}

const QUARTER = Math.PI / 2
/** Smaller turns are smooth: they come from rounding, not from a corner. */
const SMOOTH = (1 * Math.PI) / 180

/** Walls and corners of all loops, in order of travel. */
export function boundaryOf(ink: readonly Loop[]): Feature[] {
  const features: Feature[] = []
  ink.forEach((loop, index) => {
    const pieces = loop.filter((s) => (s.kind === 'line' ? s.x0 !== s.x1 || s.y0 !== s.y1 : s.sweep !== 0))
    const count = pieces.reduce((sum, s) => sum + (s.kind === 'line' ? 1 : arcPieces(s)), 0)
    let place = 0
    pieces.forEach((s, at) => {
      if (s.kind === 'line') features.push(lineWall(s, index, place++, count))
      else for (let k = 0; k < arcPieces(s); k++) features.push(arcWall(s, k, index, place++, count))
      const next = pieces[(at + 1) % pieces.length]
      const corner = next === undefined ? null : cornerBetween(s, next, index, place - 1, count)
      if (corner !== null) features.push(corner)
    })
  })
  return features
}

function arcPieces(s: Arc): number {
  return Math.max(1, Math.ceil(Math.abs(s.sweep) / QUARTER - 1e-6))
}

function lineWall(s: Line, loop: number, place: number, count: number): LineWall {
  const length = Math.hypot(s.x1 - s.x0, s.y1 - s.y0)
  const ux = (s.x1 - s.x0) / length
  const uy = (s.y1 - s.y0) / length
  return {
    kind: 'line',
    loop,
    place,
    count,
    x0: s.x0,
    y0: s.y0,
    x1: s.x1,
    y1: s.y1,
    left: Math.min(s.x0, s.x1),
    top: Math.min(s.y0, s.y1),
    right: Math.max(s.x0, s.x1),
    bottom: Math.max(s.y0, s.y1),
    length,
    ux,
    uy,
    nx: uy,
    ny: -ux,
  }
}

function arcWall(s: Arc, k: number, loop: number, place: number, count: number): ArcWall {
  const sweep = s.sweep / arcPieces(s)
  const from = s.start + sweep * k
  const middle = from + sweep / 2
  const mx = Math.cos(middle)
  const my = Math.sin(middle)
  const x0 = s.cx + s.r * Math.cos(from)
  const y0 = s.cy + s.r * Math.sin(from)
  const x1 = s.cx + s.r * Math.cos(from + sweep)
  const y1 = s.cy + s.r * Math.sin(from + sweep)
  // Up to a quarter turn, the arc lies between its chord and the chord moved out by the sagitta.
  const bulge = s.r * (1 - Math.cos(sweep / 2))
  const outX = bulge * mx
  const outY = bulge * my
  return {
    kind: 'arc',
    loop,
    place,
    count,
    x0,
    y0,
    x1,
    y1,
    left: Math.min(x0, x1) + Math.min(0, outX),
    top: Math.min(y0, y1) + Math.min(0, outY),
    right: Math.max(x0, x1) + Math.max(0, outX),
    bottom: Math.max(y0, y1) + Math.max(0, outY),
    cx: s.cx,
    cy: s.cy,
    r: s.r,
    mx,
    my,
    cosHalf: Math.cos(sweep / 2),
    half: Math.abs(sweep / 2),
    convex: s.sweep > 0,
  }
}

function cornerBetween(a: Line | Arc, b: Line | Arc, loop: number, place: number, count: number): Corner | null {
  const from = heading(a, 1)
  const to = heading(b, 0)
  const turn = Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
  if (Math.abs(turn) < SMOOTH) return null
  const cos = Math.cos(turn / 2)
  const sin = Math.sin(turn / 2)
  const inX = from.y
  const inY = -from.x
  return {
    kind: 'corner',
    loop,
    place,
    count,
    x0: a.x1,
    y0: a.y1,
    x1: a.x1,
    y1: a.y1,
    left: a.x1,
    top: a.y1,
    right: a.x1,
    bottom: a.y1,
    inX,
    inY,
    outX: to.y,
    outY: -to.x,
    mx: inX * cos - inY * sin,
    my: inX * sin + inY * cos,
    cosHalf: cos,
    turn,
  }
}

function heading(s: Line | Arc, t: number): { x: number; y: number } {
  if (s.kind === 'line') {
    const length = Math.hypot(s.x1 - s.x0, s.y1 - s.y0)
    return { x: (s.x1 - s.x0) / length, y: (s.y1 - s.y0) / length }
  }
  const angle = s.start + s.sweep * t
  const way = Math.sign(s.sweep)
  return { x: -Math.sin(angle) * way, y: Math.cos(angle) * way }
}
