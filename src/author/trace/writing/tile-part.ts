import type { Raster } from '../../../drawing/model/raster.ts'
import { cleanMask } from '../ink/clean-mask.ts'
import { enlarge } from '../ink/enlarge.ts'
import { findContours } from '../ink/find-contours.ts'
import { findPage } from '../ink/find-ground.ts'
import type { InkPart } from '../ink-part.ts'

/**
 * The tile of a picture as a part of its ink, without what it carries: a letter alone says less than one on its tile. Null where nothing
 * stands out from the page.
 */
export function tilePart(raster: Raster): InkPart | null {
  const { coverage, problem } = findPage(raster)
  const enlarged = problem === null ? enlarge({ width: raster.width, height: raster.height, values: coverage }) : null
  if (enlarged === null) return null
  const { left, top, scale, grid: values } = enlarged
  const { grid, mask } = cleanMask(values)
  const [edge] = findContours(grid, mask).toSorted((one, other) => other.area - one.area)
  if (edge === undefined) return null
  const points = edge.points.map(({ x, y }) => ({ x: left + x / scale, y: top + y / scale }))
  const width = Math.sqrt(edge.area) / scale
  return {
    layer: 0,
    area: width * width,
    kind: 'solid',
    certainty: 1,
    width,
    strands: [],
    contours: [{ points, isHole: false }],
  }
}
