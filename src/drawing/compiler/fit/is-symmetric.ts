import { distanceTo } from '../../geometry/distance.ts'
import { pointAt } from '../../geometry/measure.ts'
import { sketch } from '../sketch.ts'
import type { Element } from '../skeleton.ts'
import type { Axis } from './collect-stems.ts'

/** Points (24 grid) farther than this from the mirrored drawing are not mirrored. */
const NEAR = 0.08

/** True when the drawing is its own mirror image about the middle of an axis, as far as ends and middles of pieces tell. */
export function isSymmetric(elements: readonly Element[], axis: Axis): boolean {
  const segments = elements.flatMap(({ shape }) => sketch(shape))
  const dots = elements.flatMap(({ shape }) => (shape.kind === 'dot' ? [shape] : []))
  const mirror = (x: number, y: number): { x: number; y: number } =>
    axis === 'x' ? { x: 24 - x, y } : { x, y: 24 - y }
  const covered = (x: number, y: number): boolean => segments.some((segment) => distanceTo(segment, x, y) < NEAR)
  const mirrored = segments.every((segment) =>
    [0, 0.5, 1].every((at) => {
      const point = pointAt(segment, at)
      const image = mirror(point.x, point.y)
      return covered(image.x, image.y)
    }),
  )
  return (
    mirrored &&
    dots.every((dot) => {
      const image = mirror(dot.x, dot.y)
      return dots.some((other) => Math.hypot(other.x - image.x, other.y - image.y) < NEAR)
    })
  )
}
