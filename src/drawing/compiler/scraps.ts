import { areaOf } from '../geometry/area.ts'
import { distanceTo } from '../geometry/distance.ts'
import { lengthOf, pointAt } from '../geometry/measure.ts'
import type { Loop } from '../geometry/segment.ts'
import { windingAt } from '../geometry/winding.ts'

/** What a moat has left of something and is smaller than this many px² for each px of the stroke is no part of the thing any more. */
const LEAST_PIECE = 2.75

/** Nor is a strip that is thinner than this, in px. */
const LEAST_WIDTH = 0.75

/** A place this near (px) to the edge of a moat lies on it. */
const ON_EDGE = 1e-3

/**
 * Filled ink without the scraps beside a moat: pieces that one of the `moats` has cut off, too small or too thin to be told. Loops that no
 * moat touches are what somebody has drawn, and stay however small they are; holes go with the piece that they lie in.
 */
export function withoutScraps(ink: readonly Loop[], moats: readonly Loop[], stroke: number): Loop[] {
  if (moats.length === 0) return [...ink]
  const scraps = ink.filter((loop) => isSmall(loop, stroke) && isCutBy(loop, moats))
  if (scraps.length === 0) return [...ink]
  return ink.filter((loop) => !scraps.includes(loop) && !(areaOf(loop) < 0 && liesIn(loop, scraps)))
}

/** True for an outer loop of little area, or one that is narrow all along. */
function isSmall(loop: Loop, stroke: number): boolean {
  const area = areaOf(loop)
  if (area <= 0) return false
  const around = loop.reduce((sum, segment) => sum + lengthOf(segment), 0)
  return area < LEAST_PIECE * stroke || (2 * area) / around < LEAST_WIDTH
}

/** True when a whole segment of the loop lies on the edge of a moat. */
function isCutBy(loop: Loop, moats: readonly Loop[]): boolean {
  return loop.some((segment) => {
    const places = [0.1, 0.5, 0.9].map((share) => pointAt(segment, share))
    return moats.some((moat) => moat.some((edge) => places.every(({ x, y }) => distanceTo(edge, x, y) < ON_EDGE)))
  })
}

function liesIn(hole: Loop, scraps: readonly Loop[]): boolean {
  const { x0, y0 } = hole[0]!
  return windingAt(scraps, x0, y0) !== 0
}
