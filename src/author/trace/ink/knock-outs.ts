import type { Contour, InkPart } from '../ink-part.ts'
import type { CleanInk } from './clean-mask.ts'
import type { Enlarged } from './enlarge.ts'
import { findParts } from './find-parts.ts'
import { labelAreas } from './label-areas.ts'

/** A wider opening than this share of the drawing's longer side is no line, however evenly it runs. */
const WIDEST = 0.11

/** An opening that is about as wide as high, and no wider than this share, is a dot: an eye, a keyhole. */
const DOT = 0.14
const DOT_ASPECT = 1.3

/** How far two boxes round the same edge are from each other at most, in px. */
const SAME_EDGE = 1.5

/**
 * Solids whose openings were drawn with a pen of the ground's colour, such as the lid of a box that is otherwise black: those openings
 * become parts of their own, and the solids lose them as holes.
 */
export function withKnockOuts(parts: readonly InkPart[], clean: CleanInk, enlarged: Enlarged): InkPart[] {
  if (!parts.some(({ kind, contours }) => kind === 'solid' && contours.length > 1)) return [...parts]
  const side = Math.max(clean.grid.width, clean.grid.height) / enlarged.scale
  const lines = findParts(openingsOf(clean), enlarged, 0)
    .filter((part) => isDrawn(part, side))
    .map((part): InkPart => ({ ...part, isKnockOut: true }))
  const used = new Set<InkPart>()
  const solids = parts.map((part): InkPart => {
    if (part.kind !== 'solid') return part
    const contours = part.contours.filter((contour) => {
      const line = contour.isHole ? lines.find((one) => isSameEdge(one.contours[0], contour)) : undefined
      if (line !== undefined) used.add(line)
      return line === undefined
    })
    return contours.length === part.contours.length ? part : { ...part, contours }
  })
  return [...solids, ...used]
}

/** Parts without the ink that a loop of knock-outs leaves in its middle: what it is knocked out of is there already. */
export function withoutIslands(parts: readonly InkPart[]): InkPart[] {
  const middles = parts.flatMap(({ isKnockOut, contours }) => (isKnockOut === true ? contours.slice(1) : []))
  return parts.filter(({ isKnockOut, contours }) => {
    const isIsland = isKnockOut !== true && contours.length === 1
    return !isIsland || !middles.some((middle) => isSameEdge(contours[0], middle))
  })
}

function isDrawn({ kind, width, contours, area }: InkPart, side: number): boolean {
  if (kind === 'stroke') return width < WIDEST * side
  const [edge] = contours
  if (edge === undefined || contours.length > 1) return false
  const { x0, y0, x1, y1 } = boxOf(edge)
  const [wide, high] = [x1 - x0, y1 - y0]
  const isRound = Math.max(wide, high) < DOT_ASPECT * Math.min(wide, high) && area > 0.7 * wide * high
  return isRound && Math.max(wide, high) < DOT * side
}

/** The ground that ink encloses, as ink. */
function openingsOf({ grid, mask }: CleanInk): CleanInk {
  const { width } = grid
  const ground = labelAreas(mask, width, 0, false)
  const outside = ground.labels[0]
  const opened = new Uint8Array(mask.length)
  const values = new Float32Array(mask.length)
  for (let at = 0; at < mask.length; at++) {
    const isOpening = mask[at] === 0 && ground.labels[at] !== outside
    opened[at] = isOpening ? 1 : 0
    values[at] = isOpening
      ? Math.max(0.51, 1 - grid.values[at]!)
      : mask[at] === 1
        ? Math.min(0.49, 1 - grid.values[at]!)
        : 0
  }
  return { grid: { ...grid, values }, mask: opened, areas: labelAreas(opened, width, 1, true), specks: 0 }
}

function isSameEdge(one: Contour | undefined, other: Contour): boolean {
  if (one === undefined) return false
  const [a, b] = [boxOf(one), boxOf(other)]
  return (['x0', 'y0', 'x1', 'y1'] as const).every((side) => Math.abs(a[side] - b[side]) < SAME_EDGE)
}

function boxOf({ points }: Contour): { x0: number; y0: number; x1: number; y1: number } {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const { x, y } of points) {
    box.x0 = Math.min(box.x0, x)
    box.y0 = Math.min(box.y0, y)
    box.x1 = Math.max(box.x1, x)
    box.y1 = Math.max(box.y1, y)
  }
  return box
}
