import type { Raster } from '../../../drawing/model/raster.ts'

/**
 * Whether each pixel has so little to do with its neighbours, more than `limit`: 0 where all are alike, 1 where chance alone decides. In all of
 * three directions, so that thin lines, which are rough across, are not rough.
 */
export function isRough({ width, height, pixels }: Raster, limit: number): boolean {
  const count = width * height
  const light = new Float32Array(count)
  let [sum, squares] = [0, 0]
  for (let pixel = 0; pixel < count; pixel++) {
    const lightness = Math.fround((2 * pixels[4 * pixel]! + 4 * pixels[4 * pixel + 1]! + pixels[4 * pixel + 2]!) / 7)
    light[pixel] = lightness
    sum += lightness
    squares += lightness * lightness
  }
  const variance = squares / count - (sum / count) ** 2
  if (variance < 1) return false
  const change = (dx: number, dy: number): number => {
    const step = dy * width + dx
    let total = 0
    for (let y = dy; y < height; y++) {
      for (let at = y * width + dx; at < (y + 1) * width; at++) {
        const off = light[at]! - light[at - step]!
        total += off * off
      }
    }
    return total / (width - dx) / (height - dy) / 2 / variance
  }
  return change(1, 0) > limit && change(0, 1) > limit && change(1, 1) > limit
}
