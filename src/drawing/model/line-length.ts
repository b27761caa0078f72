import { lengthOf } from '../geometry/measure.ts'
import type { Mark } from './drawing.ts'

/** The length of marks of strokes in px; a dot is as long as it is wide. */
export function lineLength(marks: readonly Mark[]): number {
  return marks.reduce(
    (sum, mark) =>
      sum + (mark.dot?.diameter ?? mark.path.segments.reduce((length, segment) => length + lengthOf(segment), 0)),
    0,
  )
}
