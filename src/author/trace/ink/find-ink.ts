import { once } from '../../../drawing/model/once.ts'
import type { Raster } from '../../../drawing/model/raster.ts'
import type { InkPart } from '../ink-part.ts'
import { cleanMask } from './clean-mask.ts'
import { enlarge } from './enlarge.ts'
import { findGround } from './find-ground.ts'
import { findParts } from './find-parts.ts'
import { MOST_PARTS, MOST_PIECES, type Ground, type Ink, type InkProblem } from './ink.ts'
import { withKnockOuts } from './knock-outs.ts'
import { splitLimbs } from './split-limbs.ts'
import { agreeOnPen } from './stroke-or-solid.ts'

/** Pictures with a side of fewer px than that, or whose longer one is shorter than this, show nothing. */
const LEAST_SHORT_SIDE = 3
const LEAST_LONG_SIDE = 8

/** Finds what is drawn in a picture: what is ground and what is ink, and the ink's pieces, as strokes and edges. Never throws. */
export function findInk(raster: Raster): Ink {
  const { width, height } = raster
  if (Math.min(width, height) < LEAST_SHORT_SIDE || Math.max(width, height) < LEAST_LONG_SIDE)
    return nothing('too-small')
  const { coverage, ground, problem } = findGround(raster)
  if (problem !== null) return nothing(problem, ground)
  const enlarged = enlarge({ width, height, values: coverage })
  if (enlarged === null) return nothing('empty', ground)
  const clean = cleanMask(enlarged.grid)
  const count = clean.areas.sizes.length - 1
  if (count === 0) return nothing('empty', ground)
  if (count > MOST_PARTS || count + clean.specks > MOST_PIECES) return nothing('page', ground)
  const found = findParts(clean, enlarged, 0)
  const penWidth = penOf(found)
  const split = splitLimbs(agreeOnPen(found, penWidth), clean, enlarged)
  const parts = withKnockOuts(split.parts, clean, enlarged)
  // A fine grid is one piece whose openings are hundreds.
  if (parts.length > MOST_PARTS) return nothing('page', ground)
  return {
    parts,
    filledParts: once(() => {
      const walled = split.walled()
      return walled === split.parts ? parts : withKnockOuts(walled, clean, enlarged)
    }),
    edges: found.flatMap(({ contours }) => contours),
    ground,
    problem: null,
    inkShare: found.reduce((sum, { area }) => sum + area, 0) / (width * height),
    penWidth,
  }
}

/** The width of the pen that drew most, in px. */
function penOf(parts: readonly InkPart[]): number | null {
  const drawn = parts.filter(({ kind }) => kind === 'stroke').toSorted((one, other) => one.width - other.width)
  let left = drawn.reduce((sum, { area }) => sum + area, 0) / 2
  return drawn.find(({ area }) => (left -= area) <= 0)?.width ?? null
}

function nothing(problem: InkProblem, ground: Ground = { kind: 'plain', isDark: false }): Ink {
  return { parts: [], filledParts: () => [], edges: [], ground, problem, inkShare: 0, penWidth: null }
}
