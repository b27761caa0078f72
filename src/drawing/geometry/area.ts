import type { Loop } from './segment.ts'

/** The signed area of a loop: positive when it runs clockwise on screen. Exact for arcs. */
export function areaOf(loop: Loop): number {
  let area = 0
  for (const s of loop) {
    area += (s.x0 * s.y1 - s.x1 * s.y0) / 2
    if (s.kind === 'arc') area += (s.r * s.r * (s.sweep - Math.sin(s.sweep))) / 2
  }
  return area
}

/** Signed area and centroid (x, y) of loops taken together; holes count negative by their direction. No area: (0, 0). */
export function momentsOf(loops: readonly Loop[]): { area: number; x: number; y: number } {
  let area = 0
  let momentX = 0
  let momentY = 0
  for (const loop of loops) {
    for (const s of loop) {
      const triangle = (s.x0 * s.y1 - s.x1 * s.y0) / 2
      area += triangle
      momentX += (triangle * (s.x0 + s.x1)) / 3
      momentY += (triangle * (s.y0 + s.y1)) / 3
      if (s.kind === 'line') continue
      // The circular segment between chord and arc; its centroid lies on the middle ray.
      const half = s.sweep / 2
      const bulge = (s.r * s.r * (s.sweep - Math.sin(s.sweep))) / 2
      const lever = (2 / 3) * s.r ** 3 * Math.sin(half) ** 3
      area += bulge
      momentX += bulge * s.cx + lever * Math.cos(s.start + half)
      momentY += bulge * s.cy + lever * Math.sin(s.start + half)
    }
  }
  return area === 0 ? { area, x: 0, y: 0 } : { area, x: momentX / area, y: momentY / area }
}
