import type { Raster } from '../../../drawing/model/raster.ts'
import { CHANNEL_WEIGHTS, type Backdrop, type Plane } from './backdrop.ts'

/** Ink as it stands out from a backdrop. */
export interface Separation {
  /** How much of each pixel is ink, 0 to 1. */
  readonly coverage: Float32Array
  /** How far the ink's colour is from the backdrop's, 0 to 255. */
  readonly contrast: number
  /** Which share of all differences between pixels is that between ink and backdrop: near 1 where there are but two colours. */
  readonly clearness: number
  /** Whether the ink has one colour. */
  readonly isOneColour: boolean
  /** Red, green and blue of the ink, on average. */
  readonly colour: readonly number[]
}

/** Which share of the colours' spread about their mean an ink of one colour may have. */
const ONE_COLOUR = 0.12

/** Ink of many colours may be paler than the level that parts it best from the backdrop, by this factor. */
const PALE = 0.5

/** Tells ink from backdrop by colour, in the pixels of `domain` (all where it is null); what lies outside is no ink. */
export function separateInk(raster: Raster, backdrop: Backdrop, domain: Uint8Array | null): Separation {
  const { offsets, differences, counts } = compare(raster, backdrop, domain)
  const split = otsu(counts)
  const threshold = Math.max(split.threshold, 3.5 * backdrop.noise)
  const levels = counts.map((many, level) => (level > threshold ? many : 0))
  const full = 0.75 * quantile(levels, 0.9)
  const direction = meanDifference(raster, offsets, differences, Math.max(full, threshold))
  const isOneColour = direction.spread < ONE_COLOUR
  return {
    coverage: isOneColour
      ? along(offsets, differences, direction.mean)
      : againstNearby(differences, raster.width, Math.max(PALE * threshold, 5 * backdrop.noise)),
    contrast: split.contrast,
    clearness: split.clearness,
    isOneColour,
    colour: direction.colour,
  }
}

/** How each pixel differs from a backdrop; what lies outside the domain does not. */
interface Comparison {
  /** By how much its red, green and blue are more than the backdrop's: three numbers a pixel. */
  readonly offsets: Float32Array
  /** How far its colour is from the backdrop's, 0 to 255. */
  readonly differences: Float32Array
  /** How many pixels of the domain differ by so much. */
  readonly counts: Float64Array
}

function compare({ width, height, pixels }: Raster, { channels }: Backdrop, domain: Uint8Array | null): Comparison {
  const offsets = new Float32Array(3 * width * height)
  const differences = new Float32Array(width * height)
  const counts = new Float64Array(256)
  const [ofRed = 0, ofGreen = 0, ofBlue = 0] = CHANNEL_WEIGHTS
  const [red, green, blue] = channels as readonly [Plane, Plane, Plane]
  const isLevel = channels.every(({ byX, byY }) => byX === 0 && byY === 0)
  let same = 0
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      if (domain !== null && domain[pixel] === 0) continue
      const from = 4 * pixel
      // Most of a drawing is paper, to the last bit.
      if (isLevel && pixels[from] === red.at && pixels[from + 1] === green.at && pixels[from + 2] === blue.at) {
        same++
        continue
      }
      const r = Math.fround(pixels[from]! - colourOf(red, x, y))
      const g = Math.fround(pixels[from + 1]! - colourOf(green, x, y))
      const b = Math.fround(pixels[from + 2]! - colourOf(blue, x, y))
      offsets[3 * pixel] = r
      offsets[3 * pixel + 1] = g
      offsets[3 * pixel + 2] = b
      const apart = Math.sqrt((ofRed * r * r + ofGreen * g * g + ofBlue * b * b) / 9)
      differences[pixel] = apart
      counts[Math.min(255, Math.round(Math.fround(apart)))]!++
    }
  }
  counts[0]! += same
  return { offsets, differences, counts }
}

function colourOf({ at, byX, byY }: Plane, x: number, y: number): number {
  return Math.min(255, Math.max(0, at + byX * x + byY * y))
}

/** The level that parts the counts best into two, and how far apart and how plain the two are. */
function otsu(counts: Float64Array): { threshold: number; contrast: number; clearness: number } {
  let [all, sum, squares] = [0, 0, 0]
  counts.forEach((many, level) => {
    all += many
    sum += many * level
    squares += many * level * level
  })
  let best = { threshold: 0, contrast: 0, between: 0 }
  let [below, sumBelow] = [0, 0]
  for (let level = 0; level < 255; level++) {
    below += counts[level]!
    sumBelow += counts[level]! * level
    const above = all - below
    if (below === 0 || above === 0) continue
    const contrast = (sum - sumBelow) / above - sumBelow / below
    const between = below * above * contrast * contrast
    if (between > best.between) best = { threshold: level, contrast, between }
  }
  const spread = squares - (sum * sum) / Math.max(1, all)
  return { ...best, clearness: spread > 0 ? best.between / all / spread : 0 }
}

function quantile(counts: Float64Array, share: number): number {
  const all = counts.reduce((sum, many) => sum + many, 0)
  let below = 0
  for (let level = 0; level < counts.length; level++) {
    below += counts[level]!
    if (below >= share * all) return level
  }
  return counts.length - 1
}

/** The mean difference of pixels that are ink through and through, by channel, and how far they are spread about it, in squares of its length. */
function meanDifference(
  { pixels }: Raster,
  offsets: Float32Array,
  differences: Float32Array,
  least: number,
): { mean: number[]; spread: number; colour: number[] } {
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  const colours = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < differences.length; pixel++) {
    if (differences[pixel]! < least || differences[pixel] === 0) continue
    count++
    for (let channel = 0; channel < 3; channel++) {
      const off = offsets[3 * pixel + channel]!
      sums[channel]! += off
      squares[channel]! += off * off
      colours[channel]! += pixels[4 * pixel + channel]!
    }
  }
  const mean = sums.map((sum) => sum / Math.max(1, count))
  let [length, variance] = [0, 0]
  for (let channel = 0; channel < 3; channel++) {
    const weight = CHANNEL_WEIGHTS[channel]!
    length += weight * mean[channel]! ** 2
    variance += weight * (squares[channel]! / Math.max(1, count) - mean[channel]! ** 2)
  }
  return {
    mean,
    spread: length > 0 ? variance / length : 1,
    colour: colours.map((sum) => sum / Math.max(1, count)),
  }
}

/** Coverage by how far each pixel has gone from the backdrop towards the ink's colour: noise across that way does not count. */
function along(offsets: Float32Array, differences: Float32Array, mean: readonly number[]): Float32Array {
  const length = mean.reduce((sum, value, channel) => sum + CHANNEL_WEIGHTS[channel]! * value * value, 0)
  const [red = 0, green = 0, blue = 0] = mean.map((value, channel) => (CHANNEL_WEIGHTS[channel]! * value) / length)
  const coverage = new Float32Array(offsets.length / 3)
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    if (differences[pixel] === 0) continue
    const way = red * offsets[3 * pixel]! + green * offsets[3 * pixel + 1]! + blue * offsets[3 * pixel + 2]!
    coverage[pixel] = Math.min(1, Math.max(0, way))
  }
  return coverage
}

/** Coverage of ink of many colours: each pixel's difference against the greatest within 2 px, so that pale ink has its edge half-way too. */
function againstNearby(differences: Float32Array, width: number, threshold: number): Float32Array {
  const height = differences.length / width
  const greatest = (values: Float32Array, along: number, step: number, length: number, at: number): number => {
    let most = values[at]!
    for (let k = 1; k <= 2; k++) {
      if (along - k >= 0) most = Math.max(most, values[at - k * step]!)
      if (along + k < length) most = Math.max(most, values[at + k * step]!)
    }
    return most
  }
  const rows = new Float32Array(differences.length)
  for (let at = 0; at < rows.length; at++) rows[at] = greatest(differences, at % width, 1, width, at)
  const coverage = new Float32Array(differences.length)
  for (let at = 0; at < rows.length; at++) {
    const most = greatest(rows, Math.floor(at / width), width, height, at)
    coverage[at] = Math.min(1, differences[at]! / Math.max(most, 1.5 * threshold))
  }
  return coverage
}
