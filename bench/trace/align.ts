import { coverageOf } from './mask.ts'
import type { Placement } from './mask.ts'

/** Sides of the rasters that are searched: the drawing that is moved is finer, so that it can be read between its px. */
const FIXED_SIDE = 96
const MOVED_SIDE = 192

/** Steps of the search, in units of the 24 grid for shifts; a scale by `step / 12` moves what is outermost as far. */
const STEPS = [0.6, 0.3, 0.15, 0.07, 0.03, 0.015] as const

/**
 * Lays one drawing upon another by the scale and the shift at which their ink overlaps most: from their centres and spreads, then by
 * steps that become smaller. Begins at `from` where an earlier search ended.
 */
export function align(moved: string, fixed: string, from: Placement | null = null): Placement {
  const [ours, theirs] = [coverageOf(moved, MOVED_SIDE), coverageOf(fixed, FIXED_SIDE)]
  const area = ours.reduce((sum, ink) => sum + ink, 0) / 255 / (MOVED_SIDE / 24) ** 2
  const score = (placement: Placement): number => softOverlap(ours, area, theirs, placement)
  let best = from ?? bySpread(ours, theirs)
  let most = score(best)
  const steps = from === null ? STEPS : STEPS.slice(2)
  for (const step of steps) {
    for (let isBetter = true; isBetter;) {
      isBetter = false
      for (const next of neighbours(best, step)) {
        const reached = score(next)
        if (reached <= most + 1e-6) continue
        ;[best, most, isBetter] = [next, reached, true]
      }
    }
  }
  return best
}

function neighbours({ scale, x, y }: Placement, step: number): Placement[] {
  const grown = (factor: number): Placement => ({
    // About the middle of the canvas, or each scale would need a shift with it.
    scale: scale * factor,
    x: 12 * (1 - factor) + x * factor,
    y: 12 * (1 - factor) + y * factor,
  })
  return [
    { scale, x: x + step, y },
    { scale, x: x - step, y },
    { scale, x, y: y + step },
    { scale, x, y: y - step },
    grown(1 + step / 12),
    grown(1 / (1 + step / 12)),
  ]
}

/** The scale and shift by which centre and spread of the ink become the same. */
function bySpread(moved: Uint8Array, fixed: Uint8Array): Placement {
  const [one, other] = [spreadOf(moved, MOVED_SIDE), spreadOf(fixed, FIXED_SIDE)]
  const scale = one.spread === 0 ? 1 : other.spread / one.spread
  return { scale, x: other.x - scale * one.x, y: other.y - scale * one.y }
}

function spreadOf(ink: Uint8Array, side: number): { x: number; y: number; spread: number } {
  let [sum, sumX, sumY, squares] = [0, 0, 0, 0]
  for (let at = 0; at < ink.length; at++) {
    const weight = ink[at] as number
    if (weight === 0) continue
    const [x, y] = [(((at % side) + 0.5) * 24) / side, ((Math.floor(at / side) + 0.5) * 24) / side]
    sum += weight
    sumX += weight * x
    sumY += weight * y
    squares += weight * (x * x + y * y)
  }
  if (sum === 0) return { x: 12, y: 12, spread: 0 }
  const [x, y] = [sumX / sum, sumY / sum]
  return { x, y, spread: Math.sqrt(Math.max(0, squares / sum - x * x - y * y)) }
}

/** Intersection over union of ink in shades: of each px the lesser over the greater. `area` is all ink that is moved, in units². */
function softOverlap(moved: Uint8Array, area: number, fixed: Uint8Array, { scale, x, y }: Placement): number {
  const unit = MOVED_SIDE / 24
  const step = 24 / FIXED_SIDE
  let [both, either, inside] = [0, 0, 0]
  for (let row = 0; row < FIXED_SIDE; row++) {
    const v = (((row + 0.5) * step - y) / scale) * unit - 0.5
    for (let column = 0; column < FIXED_SIDE; column++) {
      const u = (((column + 0.5) * step - x) / scale) * unit - 0.5
      const one = shadeAt(moved, u, v)
      const other = fixed[row * FIXED_SIDE + column] as number
      both += one < other ? one : other
      either += one > other ? one : other
      inside += one
    }
  }
  // What is pushed out of sight is not gone: it stays ink that nothing covers.
  const hidden = Math.max(0, (area * 255 * scale * scale) / (step * step) - inside)
  return either === 0 ? 0 : both / (either + hidden)
}

function shadeAt(ink: Uint8Array, u: number, v: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)]
  if (left < 0 || top < 0 || left >= MOVED_SIDE - 1 || top >= MOVED_SIDE - 1) return 0
  const [right, down] = [u - left, v - top]
  const at = top * MOVED_SIDE + left
  const upper = (ink[at] as number) * (1 - right) + (ink[at + 1] as number) * right
  const lower = (ink[at + MOVED_SIDE] as number) * (1 - right) + (ink[at + MOVED_SIDE + 1] as number) * right
  return upper * (1 - down) + lower * down
}
