/** Ink on a lattice: how much of each pixel it covers, 0 to 1. The top row comes first; the middle of the first pixel is (0.5, 0.5). */
export interface Grid {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Coverage at a place between pixels, bilinear; 0 beyond the lattice. */
export function sampleAt({ width, height, values }: Grid, x: number, y: number): number {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0
  const u = x - 0.5 - left
  const v = y - 0.5 - top
  const at = top * width + left
  const upper = values[at]! * (1 - u) + values[at + 1]! * u
  const lower = values[at + width]! * (1 - u) + values[at + width + 1]! * u
  return upper * (1 - v) + lower * v
}
