import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Raster } from '../../../drawing/model/raster.ts'
import { cleanMask } from './clean-mask.ts'
import { enlarge } from './enlarge.ts'
import { findContours } from './find-contours.ts'
import { findPage } from './find-ground.ts'

/** The edges of all that stands out from the page of a picture, in px of a lattice of their own: a tile is ink, and what it carries a hole. None where nothing does. */
export function pageEdges(raster: Raster): (readonly Point[])[] {
  const { coverage, problem } = findPage(raster)
  if (problem !== null) return []
  const enlarged = enlarge({ width: raster.width, height: raster.height, values: coverage })
  if (enlarged === null) return []
  const { grid, mask } = cleanMask(enlarged.grid)
  return findContours(grid, mask).map(({ points }) => points)
}
