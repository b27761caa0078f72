import type { FindingObject } from '../contract/draw-object.ts'
import type { Finding } from '../drawing/model/finding.ts'

/** A finding as answers have it: without the place in the program, which only our own tools show. */
export function findingObject({ rule, severity, message, at, measured, limit }: Finding): FindingObject {
  return { rule, severity, message, at: at === null ? null : { x: at.x, y: at.y }, measured, limit }
}
