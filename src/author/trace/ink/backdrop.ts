import type { Raster } from '../../../drawing/model/raster.ts'

/** A colour that may change evenly over the picture: red, green and blue, each `at` the top left, and by how much more a px to the right and down. */
export interface Backdrop {
  readonly channels: readonly Plane[]
  /** Root mean square of what the samples that agree are off, 0 to 255. */
  readonly noise: number
  /** Which share of the samples agrees. */
  readonly agreement: number
}

export interface Plane {
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
    at: medianOf(raster, samples, channel),
    byX: 0,
    byY: 0,
  }))
  let off = differences(raster, channels, samples)
  // On plain paper all samples are the same, and nothing is left to fit.
  const isPlain = off.every((apart) => apart === 0)
  let agreeing: readonly number[] = isPlain ? samples : []
  for (const tolerance of isPlain ? [] : TOLERANCES) {
    const before = agreeing
    agreeing = samples.filter((_, at) => off[at]! < tolerance)
    if (agreeing.length < 8) break
    // Those that agreed before say the same.
    if (agreeing.length === before.length && agreeing.every((sample, at) => sample === before[at])) continue
    channels = fitPlanes(raster, agreeing)
    off = differences(raster, channels, samples)
  }
  const squares = differences(raster, channels, agreeing).reduce((sum, off) => sum + off * off, 0)
  return {
    channels,
    noise: Math.sqrt(squares / Math.max(1, agreeing.length)),
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

/** How far each sample's colour is from the backdrop's, 0 to 255. */
function differences({ width, pixels }: Raster, channels: readonly Plane[], samples: readonly number[]): Float64Array {
  const off = new Float64Array(samples.length)
  for (let channel = 0; channel < 3; channel++) {
    const { at, byX, byY } = channels[channel]!
    const weight = CHANNEL_WEIGHTS[channel]!
    for (let sample = 0; sample < samples.length; sample++) {
      const pixel = samples[sample]!
      const x = pixel % width
      const colour = Math.min(255, Math.max(0, at + byX * x + (byY * (pixel - x)) / width))
      const apart = pixels[4 * pixel + channel]! - colour
      off[sample]! += weight * apart * apart
    }
  }
  for (let sample = 0; sample < off.length; sample++) off[sample] = Math.sqrt(off[sample]! / 9)
  return off
}

/** The plane of least squares of each channel; level where the samples lie in one row or column. */
function fitPlanes({ width, pixels }: Raster, samples: readonly number[]): Plane[] {
  const count = samples.length
  let [sumX, sumY] = [0, 0]
  for (const pixel of samples) {
    const x = pixel % width
    sumX += x
    sumY += (pixel - x) / width
  }
  const [middleX, middleY] = [sumX / count, sumY / count]
  let [xx, xy, yy] = [0, 0, 0]
  for (const pixel of samples) {
    const column = pixel % width
    const [x, y] = [column - middleX, (pixel - column) / width - middleY]
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const determinant = xx * yy - xy * xy
  return [0, 1, 2].map((channel) => {
    let sum = 0
    for (const pixel of samples) sum += pixels[4 * pixel + channel]!
    const middle = sum / count
    if (determinant < 1e-3 * xx * yy || determinant === 0) return { at: middle, byX: 0, byY: 0 }
    let [xv, yv] = [0, 0]
    for (const pixel of samples) {
      const column = pixel % width
      const value = pixels[4 * pixel + channel]! - middle
      if (value === 0) continue
      xv += (column - middleX) * value
      yv += ((pixel - column) / width - middleY) * value
    }
    const byX = (xv * yy - yv * xy) / determinant
    const byY = (yv * xx - xv * xy) / determinant
    return { at: middle - byX * middleX - byY * middleY, byX, byY }
  })
}

/** The value that half of the samples are below. */
function medianOf({ pixels }: Raster, samples: readonly number[], channel: number): number {
  const counts = new Int32Array(256)
  for (const pixel of samples) counts[pixels[4 * pixel + channel]!]!++
  let left = samples.length >> 1
  const value = counts.findIndex((many) => (left -= many) < 0)
  return Math.max(0, value)
}

/** How light a colour is, 0 to 255. */
export function lightnessOf([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number {
  return (2 * red + 4 * green + blue) / 7
}
