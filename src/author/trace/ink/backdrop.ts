import type { Raster } from '../../../drawing/model/raster.ts'

/** A colour that may change evenly over the picture: red, green and blue, each `at` the top left, and by how much more a px to the right and down. */
export interface Backdrop {
  readonly channels: readonly Plane[]
  /** Root mean square of what the samples that agree are off, 0 to 255. */
  readonly noise: number
  /** Which share of the samples agrees. */
  readonly agreement: number
}

interface Plane {
  readonly at: number
  readonly byX: number
  readonly byY: number
}

/** How much each channel says to the eye, of 9. */
export const CHANNEL_WEIGHTS: readonly number[] = [2, 4, 3]

/** How far off a sample may be, in each round, and still count. */
const TOLERANCES: readonly number[] = [60, 36, 24, 16]

/** The colour that most of the samples (indices of pixels) lie on, whatever the others show. */
export function fitBackdrop(raster: Raster, samples: readonly number[]): Backdrop {
  let channels: readonly Plane[] = [0, 1, 2].map((channel) => ({
    at: medianOf(samples.map((pixel) => raster.pixels[4 * pixel + channel]!)),
    byX: 0,
    byY: 0,
  }))
  let agreeing: number[] = []
  for (const tolerance of TOLERANCES) {
    agreeing = samples.filter((pixel) => difference(raster, channels, pixel) < tolerance)
    if (agreeing.length < 8) break
    channels = [0, 1, 2].map((channel) => fitPlane(raster, agreeing, channel))
  }
  const squares = agreeing.map((pixel) => difference(raster, channels, pixel) ** 2)
  return {
    channels,
    noise: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length)),
    agreement: agreeing.length / Math.max(1, samples.length),
  }
}

/** Red, green and blue of the backdrop at a pixel. */
export function colourAt(
  { channels }: Pick<Backdrop, 'channels'>,
  width: number,
  pixel: number,
  channel: number,
): number {
  const { at, byX, byY } = channels[channel]!
  const x = pixel % width
  return Math.min(255, Math.max(0, at + byX * x + (byY * (pixel - x)) / width))
}

/** By how much red, green and blue of each pixel are more than the backdrop's: three numbers a pixel. */
export function offsetsFrom({ width, height, pixels }: Raster, { channels }: Pick<Backdrop, 'channels'>): Float32Array {
  const offsets = new Float32Array(3 * width * height)
  for (let channel = 0; channel < 3; channel++) {
    const { at, byX, byY } = channels[channel]!
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x
        const colour = Math.min(255, Math.max(0, at + byX * x + byY * y))
        offsets[3 * pixel + channel] = pixels[4 * pixel + channel]! - colour
      }
    }
  }
  return offsets
}

/** How far a pixel's colour is from the backdrop's, 0 to 255. */
function difference({ width, pixels }: Raster, channels: readonly Plane[], pixel: number): number {
  let sum = 0
  for (let channel = 0; channel < 3; channel++) {
    const off = pixels[4 * pixel + channel]! - colourAt({ channels }, width, pixel, channel)
    sum += CHANNEL_WEIGHTS[channel]! * off * off
  }
  return Math.sqrt(sum / 9)
}

/** The plane of least squares; level where the samples lie in one row or column. */
function fitPlane({ width, pixels }: Raster, samples: readonly number[], channel: number): Plane {
  const count = samples.length
  let [sumX, sumY, sum] = [0, 0, 0]
  for (const pixel of samples) {
    sumX += pixel % width
    sumY += Math.floor(pixel / width)
    sum += pixels[4 * pixel + channel]!
  }
  const [middleX, middleY, middle] = [sumX / count, sumY / count, sum / count]
  let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0]
  for (const pixel of samples) {
    const x = (pixel % width) - middleX
    const y = Math.floor(pixel / width) - middleY
    const value = pixels[4 * pixel + channel]! - middle
    xx += x * x
    xy += x * y
    yy += y * y
    xv += x * value
    yv += y * value
  }
  const determinant = xx * yy - xy * xy
  if (determinant < 1e-3 * xx * yy || determinant === 0) return { at: middle, byX: 0, byY: 0 }
  const byX = (xv * yy - yv * xy) / determinant
  const byY = (yv * xx - xv * xy) / determinant
  return { at: middle - byX * middleX - byY * middleY, byX, byY }
}

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** How light a colour is, 0 to 255. */
export function lightnessOf([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number {
  return (2 * red + 4 * green + blue) / 7
}
