import { distanceTo } from '../geometry/distance.ts'
import type { Drawing } from '../model/drawing.ts'
import type { Span } from '../model/finding.ts'

/** The statement that drew the mark nearest to (x, y), the later one where two are equally near; null without marks. */
export function blame(drawing: Drawing, x: number, y: number): Span | null {
  let span: Span | null = null
  let nearest = Infinity
  for (const mark of drawing.marks) {
    let distance = Infinity
    for (const s of mark.path.segments) distance = Math.min(distance, distanceTo(s, x, y))
    if (mark.dot !== null) distance = Math.hypot(x - mark.dot.x, y - mark.dot.y)
    if (distance > nearest + 1e-6) continue
    nearest = Math.min(nearest, distance)
    span = mark.span
  }
  return span
}
