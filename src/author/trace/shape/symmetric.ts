import { boundsOfPoints } from './bounds-of-points.ts'
import type { Figure } from './figure.ts'
import { onSpots, type Spot, spotsOf } from './spots.ts'

/** A spot's image in the mirror is another spot this near, in units. */
const NEAR = 0.6
const MIDDLE = 12
/** A drawing whose axis is this near to the middle is moved there. */
const NEAR_MIDDLE = 0.6

/** Makes a drawing that nearly is its own mirror image exactly so, and puts its axis in the middle; left and right, top and bottom. */
export function makeSymmetric(figures: readonly Figure[]): Figure[] {
  const spots = spotsOf(figures)
  for (const axis of ['x', 'y'] as const) mirror(figures, spots, axis)
  return onSpots(figures, spots)
}

function mirror(figures: readonly Figure[], spots: readonly Spot[], axis: 'x' | 'y'): void {
  const across = axis === 'x' ? 'y' : 'x'
  const box = boundsOfPoints(spots)
  const middle = axis === 'x' ? (box.x0 + box.x1) / 2 : (box.y0 + box.y1) / 2
  const partners = spots.map((spot) => {
    const image = 2 * middle - spot[axis]
    const near = spots.filter(
      (other) => Math.hypot(other[axis] - image, other[across] - spot[across]) < NEAR && isAlike(figures, spot, other),
    )
    const away = (other: Spot): number => Math.hypot(other[axis] - image, other[across] - spot[across])
    return near.toSorted((a, b) => away(a) - away(b))[0]
  })
  const isMutual = (spot: Spot, i: number): boolean => partners[spots.indexOf(partners[i] ?? spot)] === spot
  if (partners.some((partner) => partner === undefined) || !spots.every(isMutual)) return
  const target = Math.abs(middle - MIDDLE) < NEAR_MIDDLE ? MIDDLE : Math.round(middle * 2) / 2
  for (const [i, spot] of spots.entries()) {
    const partner = partners[i]!
    if (spots.indexOf(partner) < i) continue
    const half = (spot[axis] - partner[axis]) / 2
    const level = (spot[across] + partner[across]) / 2
    spot[axis] = target + half
    partner[axis] = target - half
    spot[across] = level
    partner[across] = level
  }
}

function isAlike(figures: readonly Figure[], a: Spot, b: Spot): boolean {
  const first = figures[a.figure]!
  const second = figures[b.figure]!
  return first.form.kind === second.form.kind && first.role === second.role
}
