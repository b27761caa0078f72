import type { Arc, Box, Segment } from './segment.ts'

const QUARTER = Math.PI / 2

/** The smallest box round segments, arcs counted to their extremes. No segments give an inverted, infinite box. */
export function boundsOf(segments: readonly Segment[]): Box {
  let x0 = Infinity
  let y0 = Infinity
  let x1 = -Infinity
  let y1 = -Infinity
  for (const s of segments) {
    const box = s.kind === 'arc' ? arcBounds(s) : s
    x0 = Math.min(x0, box.x0, box.x1)
    y0 = Math.min(y0, box.y0, box.y1)
    x1 = Math.max(x1, box.x0, box.x1)
    y1 = Math.max(y1, box.y0, box.y1)
  }
  return { x0, y0, x1, y1 }
}

/** The smallest box round all boxes; none give an inverted, infinite box, which adds nothing to another. */
export function unite(boxes: readonly Box[]): Box {
  let x0 = Infinity
  let y0 = Infinity
  let x1 = -Infinity
  let y1 = -Infinity
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0)
    y0 = Math.min(y0, box.y0)
    x1 = Math.max(x1, box.x1)
    y1 = Math.max(y1, box.y1)
  }
  return { x0, y0, x1, y1 }
}

/** The box with `by` more on every side. */
export function grow({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by }
}

function arcBounds(s: Arc): Box {
  let x0 = Math.min(s.x0, s.x1)
  let y0 = Math.min(s.y0, s.y1)
  let x1 = Math.max(s.x0, s.x1)
  let y1 = Math.max(s.y0, s.y1)
  const low = Math.min(s.start, s.start + s.sweep)
  const high = Math.max(s.start, s.start + s.sweep)
  for (let k = Math.ceil(low / QUARTER); k * QUARTER <= high; k++) {
    const side = ((k % 4) + 4) % 4
    if (side === 0) x1 = Math.max(x1, s.cx + s.r)
    else if (side === 1) y1 = Math.max(y1, s.cy + s.r)
    else if (side === 2) x0 = Math.min(x0, s.cx - s.r)
    else y0 = Math.min(y0, s.cy - s.r)
  }
  return { x0, y0, x1, y1 }
}
