import type { Cut } from '../src/drawing/model/cut.ts'
import { renderPixels } from '../src/tools/render.ts'

/** Cells for a pixel of the real size. */
const CELLS_A_PIXEL = 2

/** The ink of a drawing at its real size, as seen by an eye that parts nothing finer than half its stroke: from 0 to 1 in each cell. */
export function softened(svg: string, { size, stroke }: Pick<Cut, 'size' | 'stroke'>): Float64Array {
  const side = size * CELLS_A_PIXEL
  const { pixels } = renderPixels(svg, CELLS_A_PIXEL)
  const ink = Float64Array.from({ length: side * side }, (_, at) => (pixels[4 * at + 3] ?? 0) / 255)
  return blurred(ink, side, (stroke / 2) * CELLS_A_PIXEL)
}

/** How much two softened drawings differ where they differ most: 0 for equals, nearly 1 where one has a stroke more. A stroke moved by less than its half differs little. */
export function greatestDifference(one: Float64Array, other: Float64Array): number {
  let most = 0
  for (let at = 0; at < one.length; at++) most = Math.max(most, Math.abs((one[at] as number) - (other[at] as number)))
  return most
}

function blurred(ink: Float64Array, side: number, sigma: number): Float64Array {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const along = (from: Float64Array, step: number, placeOf: (at: number) => number): Float64Array =>
    from.map((_, at) => {
      let sum = 0
      for (let by = -reach; by <= reach; by++) {
        const place = placeOf(at) + by
        if (place >= 0 && place < side) sum += (from[at + by * step] as number) * (weights[by + reach] as number)
      }
      return sum / total
    })
  return along(
    along(ink, 1, (at) => at % side),
    side,
    (at) => Math.floor(at / side),
  )
}
