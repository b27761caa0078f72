import { type ArcWall, type Feature, type LineWall, isWithin } from './boundary.ts'
import type { Facing } from './facing.ts'

const DUST = 1e-6

/** Whether another wall crosses the link between the two ends; then it is no gap but two. */
export function isCrossed(link: Facing, boundary: readonly Feature[]): boolean {
  const dx = link.bx - link.ax
  const dy = link.by - link.ay
  const left = Math.min(link.ax, link.bx)
  const right = Math.max(link.ax, link.bx)
  const top = Math.min(link.ay, link.by)
  const bottom = Math.max(link.ay, link.by)
  const margin = Math.min(0.02, link.distance / 10) / link.distance
  for (const wall of boundary) {
    if (wall.kind === 'corner' || wall.left > right || wall.right < left || wall.top > bottom || wall.bottom < top)
      continue
    if (wall.kind === 'line' ? lineCrosses(wall, link, dx, dy, margin) : arcCrosses(wall, link, dx, dy, margin))
      return true
  }
  return false
}

function lineCrosses(wall: LineWall, link: Facing, dx: number, dy: number, margin: number): boolean {
  const slope = dx * wall.nx + dy * wall.ny
  if (Math.abs(slope) < 1e-12) return false
  const t = ((wall.x0 - link.ax) * wall.nx + (wall.y0 - link.ay) * wall.ny) / slope
  if (t <= margin || t >= 1 - margin) return false
  const along = (link.ax + dx * t - wall.x0) * wall.ux + (link.ay + dy * t - wall.y0) * wall.uy
  return along > -DUST && along < wall.length + DUST
}

function arcCrosses(wall: ArcWall, link: Facing, dx: number, dy: number, margin: number): boolean {
  const fx = link.ax - wall.cx
  const fy = link.ay - wall.cy
  const square = dx * dx + dy * dy
  const half = (fx * dx + fy * dy) / square
  const root = half * half - (fx * fx + fy * fy - wall.r * wall.r) / square
  if (root <= 0) return false
  for (const t of [-half - Math.sqrt(root), -half + Math.sqrt(root)]) {
    if (t > margin && t < 1 - margin && isWithin(wall, (fx + dx * t) / wall.r, (fy + dy * t) / wall.r)) return true
  }
  return false
}
