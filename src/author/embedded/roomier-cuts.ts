import type { Cut } from '../../drawing/model/cut.ts'
import { SIZES, STROKES } from '../../drawing/model/cut.ts'

/** Cuts of the same family with more room for details than a cut, the nearest first: with the next finer stroke, at the next larger size, at the largest. */
export function roomierCuts(cut: Cut): Cut[] {
  const finer = STROKES.findLast((stroke) => stroke < cut.stroke)
  const larger = SIZES.filter((size) => size > cut.size)
  return [
    ...(finer === undefined ? [] : [{ ...cut, stroke: finer }]),
    ...[...new Set([larger[0], larger.at(-1)])].flatMap((size) => (size === undefined ? [] : [{ ...cut, size }])),
  ]
}
