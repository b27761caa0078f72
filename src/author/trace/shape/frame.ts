import { boundsOfPoints } from './bounds-of-points.ts'
import type { Box, Point } from '../../../drawing/geometry/segment.ts'
import type { Raster } from '../../../drawing/model/raster.ts'
import type { InkPart } from '../ink-part.ts'

/** How a picture lies in the 24 grid: `x = scale × px + dx`. */
export interface Frame {
  /** Units for a px. */
  readonly scale: number
  readonly dx: number
  readonly dy: number
  /** Whether the picture's own grid is ours: then its lines lie on it already. */
  readonly hasOwnGrid: boolean
  /** The pen's width in units; null where nothing was drawn with one. */
  readonly pen: number | null
}

/** The centre lines of a drawing reach from 2 to 22. */
const LIVE = { from: 2, to: 22 }
const GRID = 24
/** The pen of the house, in units. */
const HOUSE_PEN = 2
/** A picture that was drawn on a grid of its own, with a border as ours and a pen near ours, keeps its place and its size. */
const OWN_GRID = { least: 14, most: 20.4, thinnest: 0.9, widest: 3.1 }
/** A drawing on a grid of its own may be off the middle by so much, in units. */
const FARTHEST_OFF = 1
/** Centre lines may leave the live area by so much. */
const SLACK = 0.3
/** Otherwise the longer side of the centre lines becomes at least this long. */
const SHORTEST = 16

/** Where a picture goes: it keeps its own grid where it plainly has one like ours and all of it is there, else it fills the live area. */
export function frameOf(raster: Raster, parts: readonly InkPart[], isWhole = true): Frame {
  const width = penWidth(parts)
  const box = centreBox(parts, width)
  const side = Math.max(raster.width, raster.height)
  const long = Math.max(box.x1 - box.x0, box.y1 - box.y0, 1)
  const own = GRID / side
  const pen = width ?? HOUSE_PEN / own
  const inset = width === null ? 2 : 0
  const reach = long * own - inset
  const hasOwnGrid =
    isWhole &&
    raster.width === raster.height &&
    reach >= OWN_GRID.least &&
    reach <= OWN_GRID.most &&
    pen * own >= OWN_GRID.thinnest &&
    pen * own <= OWN_GRID.widest
  if (hasOwnGrid)
    return { scale: own, ...shiftOf(box, own, inset, true), hasOwnGrid, pen: width === null ? null : width * own }
  const most = LIVE.to - LIVE.from + inset
  const scale = width === null ? most / long : clamp(HOUSE_PEN / width, SHORTEST / long, most / long)
  return { scale, ...shiftOf(box, scale, inset, false), hasOwnGrid, pen: width === null ? null : width * scale }
}

/** The median width of what was drawn with a pen, each part counted by its ink; null where there is none. */
export function penWidth(parts: readonly InkPart[]): number | null {
  const pens = parts
    .filter(({ kind, isKnockOut }) => kind === 'stroke' && isKnockOut !== true)
    .toSorted((a, b) => a.width - b.width)
  const all = pens.reduce((sum, { area }) => sum + area, 0)
  let sum = 0
  for (const { width, area } of pens) {
    sum += area
    if (sum >= all / 2) return width
  }
  return null
}

/** A point of the picture in the 24 grid. */
export function placed({ x, y }: Point, { scale, dx, dy }: Frame): Point {
  return { x: x * scale + dx, y: y * scale + dy }
}

/** The box round all ink, drawn in by half a pen. */
function centreBox(parts: readonly InkPart[], width: number | null): Box {
  const points = parts.flatMap(({ contours, strands }) =>
    contours.length > 0 ? contours.flatMap((contour) => contour.points) : strands.flatMap((strand) => strand.points),
  )
  const hasEdges = parts.some(({ contours }) => contours.length > 0)
  const half = hasEdges ? (width ?? 0) / 2 : 0
  const box = boundsOfPoints(points)
  return { x0: box.x0 + half, y0: box.y0 + half, x1: box.x1 - half, y1: box.y1 - half }
}

/** Moves the box to the middle; what has its own grid moves by whole or half units, and only when it is plainly off. */
function shiftOf(
  box: Box,
  scale: number,
  inset: number,
  hasOwnGrid: boolean,
): { readonly dx: number; readonly dy: number } {
  const shift = (from: number, to: number): number => {
    const off = GRID / 2 - ((from + to) / 2) * scale
    if (!hasOwnGrid) return off
    const isGood = (by: number): boolean =>
      Math.abs(off - by) <= FARTHEST_OFF &&
      from * scale + inset / 2 + by > LIVE.from - SLACK &&
      to * scale - inset / 2 + by < LIVE.to + SLACK
    return [0, Math.round(off), Math.round(off * 2) / 2].find(isGood) ?? off
  }
  return { dx: shift(box.x0, box.x1), dy: shift(box.y0, box.y1) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
