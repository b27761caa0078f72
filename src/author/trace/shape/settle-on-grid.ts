import { boundsOfPoints } from './bounds-of-points.ts'
import { coordinatesOf } from './shared-coordinates.ts'
import type { Figure, Form } from './figure.ts'
import { spotsOf } from './spots.ts'

/** How much larger or smaller a drawing may become so that its lines come to lie on the grid, and in how many steps. */
const STRETCH = { most: 0.06, steps: 24 }
/** How far it may be shifted, in units, and in what steps. */
const SHIFT = { most: 0.5, step: 0.05 }
/** What a half is worse than a whole unit, and a stretch than none. */
const PRICE = { half: 0.006, stretch: 2 }
const LIVE = { from: 1.9, to: 22.1 }
/** The middle of the drawing stays this near to the middle of the grid. */
const CENTRED = 0.55

interface Coordinate {
  readonly value: number
  readonly weight: number
}

/** Scales and shifts a drawing a little, so that its level and upright lines lie on the grid as well as they can. */
export function settleOnGrid(figures: readonly Figure[]): Figure[] {
  const xs = coordinatesOf(figures, 'x')
  const ys = coordinatesOf(figures, 'y')
  if (xs.length + ys.length === 0) return [...figures]
  const box = boundsOfPoints(spotsOf(figures))
  let best = { cost: Infinity, scale: 1, dx: 0, dy: 0 }
  for (let i = -STRETCH.steps; i <= STRETCH.steps; i++) {
    const scale = 1 + (STRETCH.most * i) / STRETCH.steps
    const x = shiftFor(xs, scale, box.x0, box.x1)
    const y = shiftFor(ys, scale, box.y0, box.y1)
    if (x === null || y === null) continue
    const cost = x.cost + y.cost + PRICE.stretch * (scale - 1) ** 2 * sumOf([...xs, ...ys])
    if (cost < best.cost) best = { cost, scale, dx: x.shift, dy: y.shift }
  }
  if (best.cost === Infinity) return [...figures]
  return figures.map((figure) => ({ ...figure, form: moved(figure.form, best.scale, best.dx, best.dy) }))
}

/** The best shift of one axis at a scale about the middle of the grid; null where the drawing would leave the live area. */
function shiftFor(
  coordinates: readonly Coordinate[],
  scale: number,
  from: number,
  to: number,
): { readonly cost: number; readonly shift: number } | null {
  let best: { cost: number; shift: number } | null = null
  for (let shift = -SHIFT.most; shift <= SHIFT.most + 1e-9; shift += SHIFT.step) {
    const at = (value: number): number => 12 + (value - 12) * scale + shift
    const isOut = (at(from) < LIVE.from && at(from) < from) || (at(to) > LIVE.to && at(to) > to)
    const off = Math.abs((at(from) + at(to)) / 2 - 12)
    if (isOut || (off > CENTRED && off > Math.abs((from + to) / 2 - 12))) continue
    const cost =
      coordinates.reduce((sum, { value, weight }) => sum + weight * priceOf(at(value)), 0) + 0.001 * shift * shift
    if (best === null || cost < best.cost) best = { cost, shift }
  }
  return best
}

function priceOf(value: number): number {
  const whole = value - Math.round(value)
  const half = value * 2 - Math.round(value * 2)
  return Math.min(whole * whole, (half * half) / 4 + PRICE.half)
}

function sumOf(coordinates: readonly Coordinate[]): number {
  return coordinates.reduce((sum, { weight }) => sum + weight, 0)
}

function moved(form: Form, scale: number, dx: number, dy: number): Form {
  const x = (value: number): number => 12 + (value - 12) * scale + dx
  const y = (value: number): number => 12 + (value - 12) * scale + dy
  switch (form.kind) {
    case 'circle':
      return { ...form, x: x(form.x), y: y(form.y), r: form.r * scale }
    case 'oval':
      return { ...form, x: x(form.x), y: y(form.y), rx: form.rx * scale, ry: form.ry * scale }
    case 'dot':
      return { ...form, x: x(form.x), y: y(form.y) }
    case 'chain':
      return { ...form, nodes: form.nodes.map((node) => ({ ...node, x: x(node.x), y: y(node.y) })) }
  }
}
