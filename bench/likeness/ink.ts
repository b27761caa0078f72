import { renderPixels } from '../../src/tools/render.ts'

/** Side of the raster in which two drawings are compared. */
const FINE = 96
/** Side of the raster that tells which pairs are worth comparing. */
const COARSE = 12

/** How much ink a drawing has where, from 0 to 255 a pixel. */
export interface Ink {
  readonly fine: Uint8Array
  /** Sums of the fine pixels in each square of the coarse raster. */
  readonly coarse: Uint32Array
  /** Share of the canvas that is ink. */
  readonly coverage: number
}

/** Paints an icon of `size` px and keeps its ink. */
export function inkOf(svg: string, size: number): Ink {
  const { pixels } = renderPixels(svg, FINE / size)
  const fine = new Uint8Array(FINE * FINE)
  const coarse = new Uint32Array(COARSE * COARSE)
  const side = FINE / COARSE
  let sum = 0
  for (let at = 0; at < fine.length; at++) {
    const alpha = pixels[at * 4 + 3] ?? 0
    const square = Math.floor(Math.floor(at / FINE) / side) * COARSE + Math.floor((at % FINE) / side)
    fine[at] = alpha
    coarse[square] = (coarse[square] as number) + alpha
    sum += alpha
  }
  return { fine, coarse, coverage: sum / 255 / fine.length }
}

/** Intersection over union of the ink of two drawings, from 0 to 1: 1 for the same drawing, 0 without any. */
export function overlap(one: Ink, other: Ink): number {
  return shared(one.fine, other.fine)
}

/** No pair overlaps more than this: within a square, ink that meets is at most the lesser sum, and all ink at least the greater. */
export function overlapAtMost(one: Ink, other: Ink): number {
  return shared(one.coarse, other.coarse)
}

function shared(one: Uint8Array | Uint32Array, other: Uint8Array | Uint32Array): number {
  let both = 0
  let either = 0
  for (let at = 0; at < one.length; at++) {
    const a = one[at] as number
    const b = other[at] as number
    both += a < b ? a : b
    either += a < b ? b : a
  }
  return either === 0 ? 0 : both / either
}
