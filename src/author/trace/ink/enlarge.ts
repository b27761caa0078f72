import type { Grid } from './grid.ts'

/** Part of a picture on a finer lattice: a place (x, y) on the lattice is (left + x / scale, top + y / scale) in the picture. */
export interface Enlarged {
  readonly grid: Grid
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** The longest side of what is traced, in px of the finer lattice. */
const SIDE = 240

/** The two numbers of the cubic: more of the first gives less wavy edges to slanting lines, and blurs more. */
const B = 0.5
const C = 0.25

/** Empty pixels that are left round the ink. */
const RIM = 2

/** Ink that is nowhere so many px long is a speck, of which nothing can be said. */
const LEAST_SIDE = 3

/**
 * Cuts the ink out, with empty pixels round it, and enlarges a small one by a whole number with cubics, so that even an icon of 16 px has
 * a skeleton. Ink is what covers half a pixel and more; null where there is none but a speck.
 */
export function enlarge(picture: Grid): Enlarged | null {
  const box = boundsOf(picture)
  if (box === null || Math.max(box.x1 - box.x0, box.y1 - box.y0) + 1 < LEAST_SIDE) return null
  const [left, top] = [box.x0 - RIM, box.y0 - RIM]
  const [wide, high] = [box.x1 - box.x0 + 1 + 2 * RIM, box.y1 - box.y0 + 1 + 2 * RIM]
  const scale = Math.max(1, Math.min(16, Math.floor(SIDE / Math.max(wide - 2 * RIM, high - 2 * RIM))))
  const cut = new Float32Array(wide * high)
  for (let y = 0; y < high; y++) {
    if (top + y < 0 || top + y >= picture.height) continue
    for (let x = 0; x < wide; x++) {
      if (left + x < 0 || left + x >= picture.width) continue
      cut[y * wide + x] = picture.values[(top + y) * picture.width + left + x]!
    }
  }
  const across = scale === 1 ? cut : stretched(cut, wide, high, scale)
  const values =
    scale === 1 ? cut : transposed(stretched(transposed(across, wide * scale), high, wide * scale, scale), high * scale)
  const grid = { width: wide * scale, height: high * scale, values }
  clearRim(grid)
  return { grid, left, top, scale }
}

function boundsOf({ width, height, values }: Grid): { x0: number; y0: number; x1: number; y1: number } | null {
  let [x0, y0, x1, y1] = [width, height, -1, -1]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (values[at]! < 0.25) continue
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      y1 = y
    }
  }
  return x1 < 0 ? null : { x0, y0, x1, y1 }
}

/** Makes rows longer by cubics through the four nearest values. */
function stretched(values: Float32Array, width: number, height: number, scale: number): Float32Array {
  const out = new Float32Array(width * scale * height)
  for (let x = 0; x < width * scale; x++) {
    const place = (x + 0.5) / scale - 0.5
    const left = Math.floor(place)
    const t = place - left
    const weights = [cubic(1 + t), cubic(t), cubic(1 - t), cubic(2 - t)]
    for (let n = 0; n < 4; n++) {
      const column = Math.min(width - 1, Math.max(0, left - 1 + n))
      const weight = weights[n]!
      for (let y = 0; y < height; y++) out[y * width * scale + x]! += weight * values[y * width + column]!
    }
  }
  return out
}

function transposed(values: Float32Array, width: number): Float32Array {
  const height = values.length / width
  const out = new Float32Array(values.length)
  for (let at = 0; at < values.length; at++) out[(at % width) * height + Math.floor(at / width)] = values[at]!
  return out
}

/** Empties the outermost pixels: what comes after this counts on ground all round. */
function clearRim({ width, height, values }: Grid): void {
  for (let x = 0; x < width; x++) {
    values[x] = 0
    values[(height - 1) * width + x] = 0
  }
  for (let y = 0; y < height; y++) {
    values[y * width] = 0
    values[y * width + width - 1] = 0
  }
}

/** The weight of a value so many px away: a cubic that neither blurs lines much nor gives slanting ones a wavy edge. */
function cubic(away: number): number {
  if (away < 1) return ((12 - 9 * B - 6 * C) * away ** 3 + (-18 + 12 * B + 6 * C) * away * away + (6 - 2 * B)) / 6
  return ((-B - 6 * C) * away ** 3 + (6 * B + 30 * C) * away * away + (-12 * B - 48 * C) * away + (8 * B + 24 * C)) / 6
}
