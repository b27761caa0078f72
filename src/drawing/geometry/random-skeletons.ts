import { arc, circleLoop, line } from './construct.ts'
import { filletCorners } from './fillet.ts'
import { pointAt, tangentAt } from './measure.ts'
import type { Path, Point, Segment } from './segment.ts'

/** Seeded chance: the same seed gives the same numbers on every machine. */
export type Chance = () => number

/** Numbers in 0..1 from a seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * A few paths in the 24 grid that are as awkward as drawings get: coincident and tangent edges, T contacts,
 * repeated paths, folds, arcs tighter than the stroke and circles that are nearly full. For tests.
 */
export function randomSkeleton(chance: Chance): Path[] {
  const paths: Path[] = []
  const count = 1 + Math.floor(chance() * 6)
  for (let i = 0; i < count; i++) paths.push(randomPath(chance, paths))
  return paths
}

function randomPath(chance: Chance, earlier: readonly Path[]): Path {
  const kind = Math.floor(chance() * 9)
  const known = earlier[Math.floor(chance() * earlier.length)]
  const x = coordinate(chance)
  const y = coordinate(chance)
  const r = radius(chance)
  if (kind === 0) return { segments: circleLoop(x, y, r), closed: true }
  if (kind === 1) return { segments: [arc(x, y, r, quarter(chance), sweep(chance))], closed: false }
  if (kind === 2) return box(chance, x, y)
  if (kind === 3 && known) return contact(chance, known)
  if (kind === 4 && known) return tangent(chance, known, r)
  if (kind === 5 && known) return known
  if (kind === 6) return { segments: [arc(x, y, r, quarter(chance), 2 * Math.PI)], closed: true }
  return polyline(chance, x, y, chance() < 0.4)
}

function coordinate(chance: Chance): number {
  const free = 2 + chance() * 20
  const grid = chance()
  return grid < 0.5 ? Math.round(free) : grid < 0.8 ? Math.round(free * 2) / 2 : free
}

function radius(chance: Chance): number {
  const free = 0.2 + chance() * 8
  return chance() < 0.7 ? Math.max(0.5, Math.round(free * 2) / 2) : free
}

function quarter(chance: Chance): number {
  return chance() < 0.6 ? (Math.floor(chance() * 8) * Math.PI) / 4 : chance() * 2 * Math.PI
}

function sweep(chance: Chance): number {
  const sign = chance() < 0.5 ? -1 : 1
  const kind = chance()
  if (kind < 0.4) return (sign * (1 + Math.floor(chance() * 7)) * Math.PI) / 4
  if (kind < 0.6) return sign * (2 * Math.PI - 10 ** (-1 - 5 * chance()))
  return sign * (0.05 + chance() * 6)
}

function polyline(chance: Chance, x0: number, y0: number, closed: boolean): Path {
  const points: Point[] = [{ x: x0, y: y0 }]
  const count = 1 + Math.floor(chance() * 5) + (closed ? 1 : 0)
  for (let i = 0; i < count; i++) {
    const last = points[points.length - 1]!
    const direction = chance()
    if (direction < 0.3) points.push({ x: coordinate(chance), y: last.y })
    else if (direction < 0.6) points.push({ x: last.x, y: coordinate(chance) })
    else points.push({ x: coordinate(chance), y: coordinate(chance) })
  }
  return rounded(chance, chain(points, closed), closed)
}

function box(chance: Chance, x: number, y: number): Path {
  const right = x + 1 + Math.round(chance() * 10)
  const bottom = y + 1 + Math.round(chance() * 10)
  const points = [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ]
  return rounded(chance, chain(points, true), true)
}

function chain(points: readonly Point[], closed: boolean): Segment[] {
  const segments: Segment[] = []
  const spans = closed ? points.length : points.length - 1
  for (let i = 0; i < spans; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    if (a.x !== b.x || a.y !== b.y) segments.push(line(a.x, a.y, b.x, b.y))
  }
  return segments
}

function rounded(chance: Chance, segments: Segment[], closed: boolean): Path {
  if (chance() < 0.5) return { segments, closed }
  const r = chance() < 0.7 ? 1 + Math.floor(chance() * 3) : chance() * 4
  return {
    segments: filletCorners(
      segments,
      closed,
      segments.map(() => r),
    ),
    closed,
  }
}

/** A line that begins on another path: a T contact, or a stretch in common when it follows the same direction. */
function contact(chance: Chance, known: Path): Path {
  const s = known.segments[Math.floor(chance() * known.segments.length)]
  if (!s) return polyline(chance, 12, 12, false)
  const from = pointAt(s, [0, 0.25, 0.5, 1, chance()][Math.floor(chance() * 5)]!)
  if (s.kind === 'line' && chance() < 0.3) {
    const k = 0.5 + chance()
    return { segments: [line(from.x, from.y, from.x + (s.x1 - s.x0) * k, from.y + (s.y1 - s.y0) * k)], closed: false }
  }
  return { segments: chain([from, { x: coordinate(chance), y: coordinate(chance) }], false), closed: false }
}

/** A line or circle that touches another path without crossing it. */
function tangent(chance: Chance, known: Path, r: number): Path {
  const s = known.segments[Math.floor(chance() * known.segments.length)]
  if (!s) return polyline(chance, 12, 12, false)
  const t = [0, 0.5, 1, chance()][Math.floor(chance() * 4)]!
  const at = pointAt(s, t)
  const along = tangentAt(s, t)
  if (chance() < 0.5) {
    const reach = 1 + chance() * 6
    return { segments: [line(at.x, at.y, at.x + along.x * reach, at.y + along.y * reach)], closed: false }
  }
  const side = chance() < 0.5 ? -1 : 1
  return { segments: circleLoop(at.x - along.y * r * side, at.y + along.x * r * side, r), closed: true }
}
