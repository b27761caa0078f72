import { distanceTo } from '../../geometry/distance.ts'
import { pointAt } from '../../geometry/measure.ts'
import { sketch } from '../sketch.ts'
import type { Element, Group } from '../skeleton.ts'
import type { Style } from '../style.ts'
import { clearedAreas } from './cleared-areas.ts'
import { type Axis, collectStems } from './collect-stems.ts'
import { type Grid, gridOf } from './column.ts'
import type { Frame } from './frame.ts'
import { relationsOf } from './relations.ts'
import { withoutDust } from './without-dust.ts'
import { type Placement, placeColumns } from './search.ts'

/** Where the grid puts things: a monotone map per axis from the 24 grid to px, and the size of each circle. */
export interface Fit {
  readonly mapX: (x: number) => number
  readonly mapY: (y: number) => number
  readonly scale: number
  /** What need not be decided again when the same elements are fitted into a corrected room. */
  readonly choices: Choices
  /** The outer edges of the outermost columns, in px. */
  readonly ends: { readonly x: Ends; readonly y: Ends }
  readonly circles: ReadonlyMap<Element, { readonly x: number; readonly y: number; readonly r: number }>
}

export interface Choices {
  /** Whether circles on the middle are an even (0) or an odd (1) number of pixels wide. */
  readonly parity: number
  /** Whether the drawing is its own mirror image about the middle of each axis. */
  readonly symmetric: { readonly x: boolean; readonly y: boolean }
}

/** The area that ink may fill, in px, and how much further in the outermost round or slanted points must stay. */
export interface Room {
  readonly style: Style
  /** Those of the skeleton, by which things lie over others. */
  readonly groups: readonly Group[]
  /** The design has the room that it means to have: nothing gives way to anything. */
  readonly spaced: boolean
  /** The ink must reach the bounds on all sides. */
  readonly exact: boolean
  readonly x: Bounds
  readonly y: Bounds
}

export interface Ends {
  readonly low: number
  readonly high: number
}

export interface Bounds {
  readonly low: number
  readonly high: number
  readonly softLow: number
  readonly softHigh: number
}

/** How much a circle on the middle dislikes a width of the wrong parity, in px. */
const WRONG_PARITY = 1.2

/** Points (24 grid) farther than this from the mirrored drawing are not mirrored. */
const NEAR = 0.08

/** Fits a drawing to the pixel grid, as hinting does for letters. `before` are the choices of an earlier fit of the same elements. */
export function fit(elements: readonly Element[], room: Room, before: Choices | null = null): Fit {
  if (before !== null) return fitWithParity(elements, room, before)!.fit
  const centred = elements.some(({ shape }) => shape.kind === 'circle' && (isMiddle(shape.x) || isMiddle(shape.y)))
  // A circle on the middle needs an even or an odd width, as the middle lies on a pixel's edge or inside one.
  const symmetric = { x: isSymmetric(elements, 'x'), y: isSymmetric(elements, 'y') }
  const even = fitWithParity(elements, room, { parity: 0, symmetric })!
  if (!centred) return even.fit
  const odd = fitWithParity(elements, room, { parity: 1, symmetric }, even.cost)
  return odd !== null && odd.cost < even.cost - 1e-6 ? odd.fit : even.fit
}

interface FittedAxis {
  readonly map: (at: number) => number
  readonly cost: number
  readonly ends: Ends
}

/** Null when both axes together cost more than `most`; then less of them is searched. */
function fitWithParity(
  elements: readonly Element[],
  room: Room,
  choices: Choices,
  most: number = Infinity,
): { fit: Fit; cost: number } | null {
  const { size, scale, stroke, clearance } = room.style
  const diameters = circleDiameters(elements, room, choices.parity)
  const areas = clearedAreas(elements, room.groups, (stroke / 2 + clearance) / scale)
  const fitAxis = (axis: Axis, left: number): FittedAxis | null => {
    const stems = collectStems(elements, axis, stroke, diameters, areas)
    const grid = gridOf(stems, choices.symmetric[axis])
    const frame: Frame = {
      size,
      scale,
      stroke,
      clearance,
      spaced: room.spaced,
      exact: room.exact,
      ...boundsWithoutDust(room[axis]),
    }
    const placement = placeColumns(grid, relationsOf(grid, frame), frame, left)
    if (placement === null) return null
    const from = grid.columns.map(({ at }) => at)
    const ends = endsOf(grid, placement)
    return { map: axisMap(from, placement, grid.mirrored.length > 0, size, scale), cost: placement.cost, ends }
  }
  const x = fitAxis('x', most)
  const y = x === null ? null : fitAxis('y', most - x.cost)
  if (x === null || y === null) return null
  const circles = new Map<Element, { x: number; y: number; r: number }>()
  for (const element of elements) {
    const { shape } = element
    if (shape.kind !== 'circle') continue
    const r = (diameters.get(element) ?? 2 * shape.r * scale) / 2
    // The two sides may have been held apart from the diameter; then the circle stays inside the room.
    const centre = (map: (v: number) => number, at: number, { low, high }: Bounds): number => {
      const reach = r + stroke / 2
      return Math.max(low + reach, Math.min(high - reach, (map(at - shape.r) + map(at + shape.r)) / 2))
    }
    circles.set(element, { x: centre(x.map, shape.x, room.x), y: centre(y.map, shape.y, room.y), r })
  }
  return {
    fit: { mapX: x.map, mapY: y.map, scale, choices, ends: { x: x.ends, y: y.ends }, circles },
    cost: x.cost + y.cost,
  }
}

/** Where ink ends was measured in a drawing. */
function boundsWithoutDust({ low, high, softLow, softHigh }: Bounds): Bounds {
  return {
    low: withoutDust(low),
    high: withoutDust(high),
    softLow: withoutDust(softLow),
    softHigh: withoutDust(softHigh),
  }
}

/** True when the drawing is its own mirror image about the middle of an axis, as far as ends and middles of pieces tell. */
function isSymmetric(elements: readonly Element[], axis: Axis): boolean {
  const segments = elements.flatMap(({ shape }) => sketch(shape))
  const dots = elements.flatMap(({ shape }) => (shape.kind === 'dot' ? [shape] : []))
  const mirror = (x: number, y: number): { x: number; y: number } =>
    axis === 'x' ? { x: 24 - x, y } : { x, y: 24 - y }
  const covered = (x: number, y: number): boolean => segments.some((segment) => distanceTo(segment, x, y) < NEAR)
  const mirrored = segments.every((segment) =>
    [0, 0.5, 1].every((at) => {
      const point = pointAt(segment, at)
      const image = mirror(point.x, point.y)
      return covered(image.x, image.y)
    }),
  )
  return (
    mirrored &&
    dots.every((dot) => {
      const image = mirror(dot.x, dot.y)
      return dots.some((other) => Math.hypot(other.x - image.x, other.y - image.y) < NEAR)
    })
  )
}

/**
 * Chooses for each circle the centre-line diameter (px) whose painted width is a whole number of pixels. Circles of
 * one size in the program get one size in the picture.
 */
function circleDiameters(elements: readonly Element[], room: Room, parity: number): ReadonlyMap<Element, number> {
  const diameters = new Map<Element, number>()
  for (const element of elements) {
    const { shape } = element
    if (shape.kind !== 'circle') continue
    const centred = Math.abs(shape.x - 12) < 0.01 || Math.abs(shape.y - 12) < 0.01
    diameters.set(element, diameterOf(2 * shape.r, room, centred ? parity : null))
  }
  return diameters
}

function diameterOf(design: number, room: Room, parity: number | null): number {
  const { scale, stroke } = room.style
  // Heavier strokes lean inwards, as in the search, so that the painted circle keeps its size.
  const lean = (stroke / 2 - scale) * 0.6
  const ideal = design * scale - lean
  const most = Math.min(room.x.high - room.x.low, room.y.high - room.y.low) - stroke
  let best = ideal
  let least = Infinity
  for (let painted = Math.ceil(ideal + stroke - 2); painted <= ideal + stroke + 2; painted++) {
    const diameter = painted - stroke
    if (diameter <= 0.4 || diameter > most + 1e-9) continue
    const odd = parity !== null && Math.abs(painted % 2) !== parity ? WRONG_PARITY : 0
    const cost = Math.abs(diameter - ideal) + odd
    if (cost < least - 1e-9) {
      least = cost
      best = diameter
    }
  }
  return Math.min(best, most)
}

function endsOf({ columns }: Grid, { positions }: Placement): Ends {
  const last = columns.length - 1
  if (last < 0) return { low: 0, high: 0 }
  return { low: positions[0]! - columns[0]!.half, high: positions[last]! + columns[last]!.half }
}

/** Piecewise linear through the placed columns; beyond them at the grid's own scale. */
function axisMap(
  from: readonly number[],
  placement: Placement,
  mirrored: boolean,
  size: number,
  scale: number,
): (at: number) => number {
  const anchors = from.map((at, index): [number, number] => [at, placement.positions[index]!])
  if (mirrored && !from.some((at) => Math.abs(at - 12) < 0.3)) {
    anchors.push([12, size / 2 + placement.shift])
    anchors.sort((a, b) => a[0] - b[0])
  }
  const first = anchors[0]
  const last = anchors[anchors.length - 1]
  if (first === undefined || last === undefined) return (at) => at * scale
  return (at) => {
    if (at <= first[0]) return first[1] + (at - first[0]) * scale
    if (at >= last[0]) return last[1] + (at - last[0]) * scale
    const index = anchors.findIndex(([position]) => at <= position)
    const low = anchors[index - 1]!
    const high = anchors[index]!
    return low[1] + ((at - low[0]) * (high[1] - low[1])) / (high[0] - low[0])
  }
}

function isMiddle(at: number): boolean {
  return Math.abs(at - 12) < 0.01
}
