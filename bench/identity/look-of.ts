import { renderPixels } from '../../src/tools/render.ts'

/** Side of the raster that a drawing is painted on, and of the one that its ink is then cropped to. */
const PAINTED = 64
const CROPPED = 32
/** Of those 32 cells the ink takes so many in its longer direction. */
const FILLED = 28
/** Cells on a side within which directions of edges are counted, and how many directions there are. */
const CELL = 4
const DIRECTIONS = 8

/** How a drawing looks, whatever its size, stroke and place: where its ink is, and which way its edges run. Its length is √2. */
export type Look = Float64Array

/** What a viewer who remembers the picture would compare. */
export function lookOf(svg: string, size: number): Look {
  const ink = cropped(painted(svg, size))
  return Float64Array.from([...normed(thinned(blurred(ink, 1.6))), ...normed(edges(blurred(ink, 0.8)))])
}

/** From 0 to 1: 1 for drawings that look the same. */
export function likeness(one: Look, other: Look): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number)
  return sum / 2
}

function painted(svg: string, size: number): Float64Array {
  const { pixels } = renderPixels(svg, PAINTED / size)
  return Float64Array.from({ length: PAINTED * PAINTED }, (_, at) => (pixels[4 * at + 3] ?? 0) / 255)
}

/** The ink as large as it goes in the middle of the square, its proportions kept. */
function cropped(ink: Float64Array): Float64Array {
  let [x0, y0, x1, y1] = [PAINTED, PAINTED, -1, -1]
  for (let at = 0; at < ink.length; at++) {
    if ((ink[at] as number) <= 0.3) continue
    const [x, y] = [at % PAINTED, Math.floor(at / PAINTED)]
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y)
  }
  const out = new Float64Array(CROPPED * CROPPED)
  if (x1 < 0) return out
  const scale = Math.max(x1 - x0 + 1, y1 - y0 + 1) / FILLED
  const middle = (CROPPED - 1) / 2
  const sample = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= PAINTED || y >= PAINTED ? 0 : (ink[y * PAINTED + x] as number)
  for (let at = 0; at < out.length; at++) {
    const left = (x0 + x1) / 2 + ((at % CROPPED) - middle) * scale
    const top = (y0 + y1) / 2 + (Math.floor(at / CROPPED) - middle) * scale
    let sum = 0
    for (const dx of [-0.25, 0.25])
      for (const dy of [-0.25, 0.25]) sum += sample(Math.round(left + dx * scale), Math.round(top + dy * scale))
    out[at] = sum / 4
  }
  return out
}

function blurred(ink: Float64Array, sigma: number): Float64Array {
  const reach = Math.floor(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const along = (from: Float64Array, step: number, placeOf: (at: number) => number): Float64Array =>
    from.map((_, at) => {
      let sum = 0
      for (let by = -reach; by <= reach; by++) {
        const place = placeOf(at) + by
        if (place >= 0 && place < CROPPED) sum += (from[at + by * step] as number) * (weights[by + reach] as number)
      }
      return sum / total
    })
  const across = along(ink, 1, (at) => at % CROPPED)
  return along(across, CROPPED, (at) => Math.floor(at / CROPPED))
}

/** Every other cell of every other row. */
function thinned(ink: Float64Array): Float64Array {
  return ink.filter((_, at) => at % 2 === 0 && Math.floor(at / CROPPED) % 2 === 0)
}

/** How much edge of which direction is in which cell of 4 by 4. */
function edges(ink: Float64Array): Float64Array {
  const cells = CROPPED / CELL
  const counts = new Float64Array(cells * cells * DIRECTIONS)
  for (let y = 1; y < CROPPED - 1; y++) {
    for (let x = 1; x < CROPPED - 1; x++) {
      const at = y * CROPPED + x
      const dx = (ink[at + 1] as number) - (ink[at - 1] as number)
      const dy = (ink[at + CROPPED] as number) - (ink[at - CROPPED] as number)
      const strength = Math.hypot(dx, dy)
      if (strength < 1e-3) continue
      const turn = (Math.atan2(dy, dx) + Math.PI) % Math.PI
      const direction = Math.min(DIRECTIONS - 1, Math.floor((turn / Math.PI) * DIRECTIONS))
      const place = (Math.floor(y / CELL) * cells + Math.floor(x / CELL)) * DIRECTIONS + direction
      counts[place] = (counts[place] as number) + strength
    }
  }
  return counts
}

function normed(values: Float64Array): Float64Array {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  return values.map((value) => value / length)
}
