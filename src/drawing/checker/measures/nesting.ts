import { areaOf } from '../../geometry/area.ts'
import { boundsOf } from '../../geometry/bounds.ts'
import { pointAt } from '../../geometry/measure.ts'
import type { Box, Loop } from '../../geometry/segment.ts'
import { windingAt } from '../../geometry/winding.ts'

/** One loop of the ink and what it lies in. */
export interface NestedLoop {
  readonly loop: Loop
  readonly box: Box
  /** px², as bounded by this loop alone; never negative. */
  readonly area: number
  readonly hole: boolean
  /** The outer loop (index) whose ink this loop bounds: itself, or for a hole the one round it; -1 for a stray hole. */
  readonly part: number
  /** For an outer loop: the hole (index) it stands in, -1 when it stands free. Always -1 for a hole. */
  readonly inside: number
}

/** Sorts the loops of an ink outline into parts and holes. Outer loops run clockwise on screen, holes the other way. */
export function nest(ink: readonly Loop[]): NestedLoop[] {
  const measured = ink.map((loop) => {
    const area = areaOf(loop)
    return { loop, area: Math.abs(area), hole: area < 0, box: boundsOf(loop) }
  })
  return measured.map((one, index) => {
    let round = -1
    measured.forEach((other, at) => {
      if (at === index || other.hole === one.hole || other.area < one.area) return
      const known = measured[round]
      if (known !== undefined && known.area <= other.area) return
      if (holds(other.box, one.box) && contains(other.loop, one.loop)) round = at
    })
    return one.hole ? { ...one, part: round, inside: -1 } : { ...one, part: index, inside: round }
  })
}

function holds(outer: Box, inner: Box): boolean {
  const dust = 1e-6
  return (
    outer.x0 <= inner.x0 + dust &&
    outer.y0 <= inner.y0 + dust &&
    outer.x1 >= inner.x1 - dust &&
    outer.y1 >= inner.y1 - dust
  )
}

/** A place off the ends and off the middle of a segment is asked: there, loops may touch. */
function contains(outer: Loop, inner: Loop): boolean {
  const first = inner[0]
  if (first === undefined) return false
  const place = pointAt(first, 0.37)
  return windingAt([outer], place.x, place.y) !== 0
}
