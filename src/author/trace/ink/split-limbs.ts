import type { Point } from '../../../drawing/geometry/segment.ts'
import type { InkPart, Strand } from '../ink-part.ts'
import type { CleanInk } from './clean-mask.ts'
import { distanceMap } from './distance-map.ts'
import type { Enlarged } from './enlarge.ts'
import { findParts } from './find-parts.ts'
import { labelAreas } from './label-areas.ts'

/** What is thinner than twice this share of the drawing's longer side, where it belongs to a solid, is a line that leads to it. */
const HALF_WIDTH = 0.053
/** A line that leads to a solid has at least so many times the ink of a square as wide as it may be. */
const LEAST_INK = 0.8
/** Rounding of pixels, in px of the lattice. */
const SLACK = 0.8
/** A junction that nothing else has. */
const AT_SOLID = 1_000_000

/** Solids without the lines that lead to them, the stalk of a cherry, the staff of a note: those become parts of their own, as strokes. */
export function splitLimbs(parts: readonly InkPart[], clean: CleanInk, enlarged: Enlarged): InkPart[] {
  const { grid, mask, areas } = clean
  const labels = new Set(parts.flatMap((part) => (part.kind === 'solid' ? [labelOf(part, clean, enlarged)] : [])))
  if (labels.size === 0) return [...parts]
  const half = HALF_WIDTH * Math.max(grid.width, grid.height)
  const solid = mask.map((_, at) => (labels.has(areas.labels[at]!) && mask[at] === 1 ? 1 : 0))
  const opened = openingOf(solid, grid.width, half)
  const rest = solid.map((value, at) => (value === 1 && opened[at] === 0 ? 1 : 0))
  const thin = labelAreas(rest, grid.width, 1, false)
  const long = thin.sizes.map((size) => size >= LEAST_INK * (2 * half) ** 2)
  const limbs = rest.map((value, at) => (value === 1 && long[thin.labels[at]!] === true ? 1 : 0))
  if (!limbs.includes(1)) return [...parts]
  const drawn = findParts(cut(clean, limbs), enlarged, 0).filter((part) => isLine(part, half / enlarged.scale))
  if (drawn.length === 0) return [...parts]
  const taken = new Set(
    drawn.map((part) => labelAt(part, labelAreas(limbs, grid.width, 1, true).labels, clean, enlarged)),
  )
  const limbLabels = labelAreas(limbs, grid.width, 1, true).labels
  const core = solid.map((value, at) => (value === 1 && !(limbs[at] === 1 && taken.has(limbLabels[at]!)) ? 1 : 0))
  const touched = new Set<number>()
  for (let at = 0; at < core.length; at++) if (limbs[at] === 1 && core[at] === 0) touched.add(areas.labels[at]!)
  const cores = findParts(cut(clean, core), enlarged, 0)
    .filter((part) => touched.has(labelOf(part, clean, enlarged)))
    .map((part): InkPart => ({ ...part, kind: 'solid', certainty: 1 }))
  const whole = parts.filter((part) => part.kind === 'stroke' || !touched.has(labelOf(part, clean, enlarged)))
  const reach = half / enlarged.scale
  return [...cores, ...drawn.map((part) => joined(part, cores, reach)), ...whole].toSorted((a, b) => b.area - a.area)
}

/** What is left of a mask when it is drawn with a round pen of a radius in px that stays within it. */
function openingOf(mask: Uint8Array, width: number, radius: number): Uint8Array {
  const { distances } = distanceMap(mask, width)
  const outside = mask.map((_, at) => (distances[at]! > radius ? 0 : 1))
  if (!outside.includes(0)) return new Uint8Array(mask.length)
  const away = distanceMap(outside, width).distances
  return mask.map((value, at) => (value === 1 && away[at]! <= radius + SLACK ? 1 : 0))
}

/** Part of the ink as all there is. */
function cut({ grid, mask }: CleanInk, part: Uint8Array): CleanInk {
  const values = grid.values.map((value, at) => (part[at] === 1 ? value : mask[at] === 1 ? 0.3 : Math.min(value, 0.49)))
  return { grid: { ...grid, values }, mask: part, areas: labelAreas(part, grid.width, 1, true), specks: 0 }
}

function isLine({ kind, width, strands }: InkPart, half: number): boolean {
  return kind === 'stroke' && width < 2.2 * half && strands.some(({ points }) => points.length > 1)
}

/** A line whose free ends beside a solid are lengthened into it, and said to meet it. */
function joined(part: InkPart, cores: readonly InkPart[], reach: number): InkPart {
  const isNear = (point: Point): boolean =>
    cores.some(({ contours }) =>
      contours.some(({ points }) => points.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 1.6 * reach)),
    )
  const strands = part.strands.map((strand): Strand => {
    const { points, closed, from, to } = strand
    if (closed || points.length < 2) return strand
    const meetsAtStart = from === null && isNear(points[0]!)
    const meetsAtEnd = to === null && isNear(points.at(-1)!)
    return {
      closed,
      points: [
        ...(meetsAtStart ? [beyond(points.toReversed(), reach)] : []),
        ...points,
        ...(meetsAtEnd ? [beyond(points, reach)] : []),
      ],
      from: meetsAtStart ? AT_SOLID : from,
      to: meetsAtEnd ? AT_SOLID : to,
    }
  })
  return { ...part, strands: strands.map((strand, i) => apart(strand, i)) }
}

/** Ends at solids are no common junction. */
function apart(strand: Strand, index: number): Strand {
  const own = AT_SOLID + 2 * index
  return {
    ...strand,
    from: strand.from === AT_SOLID ? own : strand.from,
    to: strand.to === AT_SOLID ? own + 1 : strand.to,
  }
}

function beyond(points: readonly Point[], by: number): Point {
  const last = points.at(-1)!
  const before = points.findLast(({ x, y }) => Math.hypot(x - last.x, y - last.y) > by / 2) ?? points[0]!
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1
  return { x: last.x + ((last.x - before.x) * by) / length, y: last.y + ((last.y - before.y) * by) / length }
}

function labelOf(part: InkPart, clean: CleanInk, enlarged: Enlarged): number {
  return labelAt(part, clean.areas.labels, clean, enlarged)
}

/** The number of the area whose edge a part has. */
function labelAt(part: InkPart, labels: Int32Array, { grid }: CleanInk, { left, top, scale }: Enlarged): number {
  const [edge] = part.contours
  const { x, y } = edge?.points[0] ?? { x: left, y: top }
  const column = Math.floor((x - left) * scale)
  const row = Math.floor((y - top) * scale)
  for (const [dx, dy] of [
    [0, 0],
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ] as const) {
    const label = labels[(row + dy) * grid.width + column + dx] ?? 0
    if (label > 0) return label
  }
  return 0
}
