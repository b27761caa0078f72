import type { Point } from '../../../drawing/geometry/segment.ts'
import type { InkPart, Strand } from '../ink-part.ts'
import type { CleanInk } from './clean-mask.ts'
import { distanceMap } from './distance-map.ts'
import type { Enlarged } from './enlarge.ts'
import { findParts } from './find-parts.ts'
import { labelAreas, type Areas } from './label-areas.ts'

/** What is thinner than twice this share of the drawing's longer side, where it belongs to a solid, is a line that leads to it. */
const HALF_WIDTH = 0.053
/** A line that leads to a solid has at least so many times the ink of a square as wide as it may be. */
const LEAST_INK = 0.8
/** Rounding of pixels, in px of the lattice. */
const SLACK = 0.8
/** What is no longer than so many halves of a line's width may be the tine of a fork. */
const FORK = 1.8
/** A junction that nothing else has. */
const AT_SOLID = 1_000_000

/** Parts of which no solid has a limb. */
export interface SplitParts {
  readonly parts: readonly InkPart[]
  /** The same but for what parts an opening from the outside, which belongs to its solid; the very same parts where nothing does. Found when they are asked for. */
  readonly walled: () => readonly InkPart[]
}

/**
 * Solids without the lines that lead to them, the stalk of a cherry, the staff of a note: those become parts of their own, as strokes. What
 * parts two openings is no such line.
 */
export function splitLimbs(parts: readonly InkPart[], clean: CleanInk, enlarged: Enlarged): SplitParts {
  const { grid, mask, areas } = clean
  const labels = new Set(parts.flatMap((part) => (part.kind === 'solid' ? [labelOf(part, clean, enlarged)] : [])))
  if (labels.size === 0) return { parts, walled: () => parts }
  const half = HALF_WIDTH * Math.max(grid.width, grid.height)
  const isOfSolid = Uint8Array.from(areas.sizes, (_, label) => (labels.has(label) ? 1 : 0))
  const solid = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at++) solid[at] = mask[at]! & isOfSolid[areas.labels[at]!]!
  const opened = openingOf(solid, grid.width, half)
  const rest = new Uint8Array(mask.length)
  for (let at = 0; at < rest.length; at++) rest[at] = solid[at]! & (1 - opened[at]!)
  const thin = labelAreas(rest, grid.width, 1, false)
  const long = thin.sizes.flatMap((size, label) => (label > 0 && size >= LEAST_INK * (2 * half) ** 2 ? [label] : []))
  const { inner, outer } = long.length === 0 ? NO_WALLS : wallsOf(thin, clean)
  const without = (walls: ReadonlySet<number>): readonly InkPart[] => {
    const limbs = new Set(long.filter((label) => !walls.has(label)))
    if (limbs.size === 0) return parts
    const isLimb = rest.map((value, at) => (value === 1 && limbs.has(thin.labels[at]!) ? 1 : 0))
    return withoutLimbs(parts, { limbs: isLimb, solid, half }, clean, enlarged)
  }
  const split = without(inner)
  return { parts: split, walled: () => (long.some((label) => outer.has(label)) ? without(inner.union(outer)) : split) }
}

/** Which pixels are limbs, which are of solids, and half of how wide a limb may be. */
interface Limbs {
  readonly limbs: Uint8Array
  readonly solid: Uint8Array
  readonly half: number
}

function withoutLimbs(
  parts: readonly InkPart[],
  { limbs, solid, half }: Limbs,
  clean: CleanInk,
  enlarged: Enlarged,
): readonly InkPart[] {
  const { grid, areas } = clean
  const drawn = findParts(cut(clean, limbs), enlarged, 0).filter((part) => isLine(part, half / enlarged.scale))
  if (drawn.length === 0) return parts
  const limbLabels = labelAreas(limbs, grid.width, 1, true).labels
  const taken = new Set(drawn.map((part) => labelAt(part, limbLabels, clean, enlarged)))
  const isTaken = limbs.map((value, at) => (value === 1 && taken.has(limbLabels[at]!) ? 1 : 0))
  const touched = new Set<number>()
  for (let at = 0; at < isTaken.length; at++) if (isTaken[at] === 1) touched.add(areas.labels[at]!)
  const core = solid.map((value, at) => (value === 1 && isTaken[at] === 0 && touched.has(areas.labels[at]!) ? 1 : 0))
  const cores = findParts(cut(clean, core), enlarged, 0).map((part): InkPart => ({
    ...part,
    kind: 'solid',
    certainty: 1,
  }))
  const whole = parts.filter((part) => part.kind === 'stroke' || !touched.has(labelOf(part, clean, enlarged)))
  const reach = half / enlarged.scale
  return [...cores, ...drawn.map((part) => joined(part, cores, reach)), ...whole].toSorted((a, b) => b.area - a.area)
}

/** A limb round an opening, but for so little of its edge, is a loop of the pen. */
const LOOP = 0.97

interface Walls {
  /** Numbers of thin areas between two openings. */
  readonly inner: ReadonlySet<number>
  /** Numbers of those between an opening and the outside. */
  readonly outer: ReadonlySet<number>
}

const NO_WALLS: Walls = { inner: new Set(), outer: new Set() }

function wallsOf(thin: Areas, { grid, mask }: CleanInk): Walls {
  const ground = labelAreas(mask, grid.width, 0, false).labels
  /** For each opening, how much of its edge each thin area has; 0 for other ink. */
  const edges = new Map<number, Map<number, number>>()
  const besideOuter = new Set<number>()
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue
    for (const next of [at - 1, at + 1, at - grid.width, at + grid.width]) {
      const place = ground[next]!
      if (place === 0) continue
      if (place === ground[0]) besideOuter.add(thin.labels[at]!)
      else edges.set(place, counted(edges.get(place) ?? new Map(), thin.labels[at]!))
    }
  }
  const openings = new Map<number, number>()
  for (const counts of edges.values()) {
    const all = counts.values().reduce((sum, count) => sum + count, 0)
    for (const [label, count] of counts) if (count < LOOP * all) counted(openings, label)
  }
  const [inner, outer] = [new Set<number>(), new Set<number>()]
  for (const [label, count] of openings) {
    if (count > 1) inner.add(label)
    else if (besideOuter.has(label)) outer.add(label)
  }
  return { inner, outer }
}

function counted(counts: Map<number, number>, label: number): Map<number, number> {
  return counts.set(label, (counts.get(label) ?? 0) + 1)
}

/** What is left of a mask when it is drawn with a round pen of a radius in px that stays within it. */
function openingOf(mask: Uint8Array, width: number, radius: number): Uint8Array {
  const { distances } = distanceMap(mask, width, radius)
  const outside = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at++) outside[at] = distances[at]! > radius ? 0 : 1
  const opened = new Uint8Array(mask.length)
  if (!outside.includes(0)) return opened
  const away = distanceMap(outside, width, radius + SLACK).distances
  for (let at = 0; at < mask.length; at++) opened[at] = mask[at] === 1 && away[at]! <= radius + SLACK ? 1 : 0
  return opened
}

/** Part of the ink as all there is. */
function cut({ grid, mask }: CleanInk, part: Uint8Array): CleanInk {
  const values = grid.values.slice()
  for (let at = 0; at < values.length; at++)
    if (part[at] === 0) values[at] = mask[at] === 1 ? 0.3 : Math.min(values[at]!, 0.49)
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
  const strands = withoutFork(part.strands, isNear, FORK * reach).map((strand): Strand => {
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

/** Strands without the two tines in which a line ends where the round edge of a solid was cut off it: short, each as far as the solid. */
function withoutFork(strands: readonly Strand[], isNear: (point: Point) => boolean, longest: number): Strand[] {
  const tines = new Map<number, Strand[]>()
  for (const strand of strands) {
    const { points, from, to } = strand
    const junction = from ?? to
    if (junction === null || (from !== null && to !== null) || lengthOf(points) > longest) continue
    if (isNear(from === null ? points[0]! : points.at(-1)!))
      tines.set(junction, [...(tines.get(junction) ?? []), strand])
  }
  const forks = [...tines].filter(([, ends]) => ends.length === 2 && ends.length < strands.length)
  const gone = new Set(forks.flatMap(([, ends]) => ends))
  const ended = new Set(forks.map(([junction]) => junction))
  const freed = (junction: number | null): number | null => (junction !== null && ended.has(junction) ? null : junction)
  return strands
    .filter((strand) => !gone.has(strand))
    .map((strand) => ({ ...strand, from: freed(strand.from), to: freed(strand.to) }))
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, i) => {
    const before = points[i - 1]
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y)
  }, 0)
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
