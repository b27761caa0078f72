import type { Raster } from '../../../drawing/model/raster.ts'

/**
 * How little each pixel has to do with its neighbours: 0 where all are alike, 1 where chance alone decides. The least of three directions,
 * so that thin lines, which are rough across, are not rough.
 */
export function roughness({ width, height, pixels }: Raster): number {
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
  if (variance < 1) return 0
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
  return Math.min(change(1, 0), change(0, 1), change(1, 1))
}
