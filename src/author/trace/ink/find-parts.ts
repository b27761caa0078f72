import type { Point } from '../../../drawing/geometry/segment.ts'
import type { Contour, InkPart, Strand } from '../ink-part.ts'
import type { CleanInk } from './clean-mask.ts'
import { distanceMap } from './distance-map.ts'
import type { Enlarged } from './enlarge.ts'
import { findContours, type Edge } from './find-contours.ts'
import { findStrands, type Strands } from './find-strands.ts'
import { redraw } from './redraw.ts'
import { skeletonBranches, type Branch } from './skeleton-branches.ts'
import { strokeOrSolid } from './stroke-or-solid.ts'
import { thin } from './thin.ts'

/** How far edges may be off, in px of the picture, where it was enlarged. */
const BLUR = 0.4

/** The parts of one layer's ink, in px of the picture, largest first. */
export function findParts(
  { grid, mask, areas }: CleanInk,
  { left, top, scale }: Omit<Enlarged, 'grid'>,
  layer: number,
): InkPart[] {
  const map = distanceMap(mask, grid.width)
  const branches = Map.groupBy(
    skeletonBranches(thin(mask, grid.width, map), grid.width),
    ({ pixels }) => areas.labels[pixels[0]!]!,
  )
  const edges = Map.groupBy(findContours(grid, mask), ({ pixel }) => areas.labels[pixel]!)
  const place = (point: Point): Point => ({ x: left + point.x / scale, y: top + point.y / scale })
  const parts: InkPart[] = []
  const side = Math.max(grid.width, grid.height)
  const blur = Math.max(1, BLUR * scale)
  const strandsOfAll = new Map<number, Strands>()
  for (let label = 1; label < areas.sizes.length; label++) {
    const strands = findStrands(branches.get(label) ?? [], grid, map.distances, blur)
    if (strands !== null) strandsOfAll.set(label, strands)
  }
  const misfits = redraw(strandsOfAll, areas, grid, blur)
  for (let label = 1; label < areas.sizes.length; label++) {
    const own = edges.get(label) ?? []
    const strands = strandsOfAll.get(label) ?? null
    const area = own.reduce((sum, edge) => sum + edge.area, 0)
    parts.push({
      layer,
      area: area / scale ** 2,
      ...strokeOrSolid(strands, misfits.get(label), area, side),
      width: widthOf(strands, branches.get(label), map.distances) / scale,
      strands: strands === null ? [] : strandsOf(strands, place),
      contours: contoursOf(own, place),
    })
  }
  return parts.sort((one, other) => other.area - one.area)
}

function widthOf(strands: Strands | null, branches: readonly Branch[] | undefined, distances: Float32Array): number {
  if (strands !== null) return strands.pen
  const all = (branches ?? []).flatMap(({ pixels }) => pixels.map((pixel) => 2 * distances[pixel]! - 1))
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0
}

function strandsOf({ rails }: Strands, place: (point: Point) => Point): Strand[] {
  const numbers = new Map<number, number>()
  const numberOf = (node: number | null): number | null => {
    if (node === null) return null
    if (!numbers.has(node)) numbers.set(node, numbers.size)
    return numbers.get(node)!
  }
  return rails.map(({ points, closed, from, to }) => ({
    points: points.map(place),
    closed,
    from: numberOf(from),
    to: numberOf(to),
  }))
}

function contoursOf(edges: readonly Edge[], place: (point: Point) => Point): Contour[] {
  return edges
    .toSorted((one, other) => other.area - one.area)
    .map(({ points, area }) => ({ points: points.map(place), isHole: area < 0 }))
}
