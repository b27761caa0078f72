import { arcBetween, circleLoop, line, tangentArc } from '../geometry/construct.ts'
import { biarc, ellipseLoop, smoothCurve } from '../geometry/biarc.ts'
import { headingChange, lengthOf, reverse, tangentAt } from '../geometry/measure.ts'
import type { Arc, Point, Segment } from '../geometry/segment.ts'
import type { Fit } from './fit/fit.ts'
import { sketch } from './sketch.ts'
import type { Chain, Corner, Curve, Element } from './skeleton.ts'
import type { Style } from './style.ts'

/** An element on the pixel grid, still sharp. `corners[i]` is the joint between segment i and the next; null where smooth. */
export interface Placed {
  readonly element: Element
  readonly segments: readonly Segment[]
  readonly corners: readonly (Corner | null)[]
  readonly closed: boolean
  /** A dot's centre and size in px; null for everything else. */
  readonly dot: { readonly x: number; readonly y: number; readonly diameter: number } | null
}

const FLATTEST = 0.01

/** Carries an element from the 24 grid to px. */
export function place(element: Element, fit: Fit, { stroke, radius, isStroked }: Style): Placed {
  const { shape } = element
  switch (shape.kind) {
    case 'circle': {
      const { x, y, r } = fit.circles.get(element) ?? {
        x: fit.mapX(shape.x),
        y: fit.mapY(shape.y),
        r: shape.r * fit.scale,
      }
      return smoothLoop(element, circleLoop(x, y, r))
    }
    case 'oval': {
      const x0 = fit.mapX(shape.x - shape.rx)
      const x1 = fit.mapX(shape.x + shape.rx)
      const y0 = fit.mapY(shape.y - shape.ry)
      const y1 = fit.mapY(shape.y + shape.ry)
      // An oval pressed flat against the edge keeps a hair of width: its arcs need one.
      const half = (low: number, high: number): number => Math.max(FLATTEST, (high - low) / 2)
      return smoothLoop(element, ellipseLoop((x0 + x1) / 2, (y0 + y1) / 2, half(x0, x1), half(y0, y1)))
    }
    case 'dot': {
      // What is written as a stroke cannot be narrower than one: all dots beside strokes, and square ones, as they are at radius 0.
      const scale = isStroked || radius === 0 ? Math.max(1, shape.scale) : shape.scale
      const dot = { x: fit.mapX(shape.x), y: fit.mapY(shape.y), diameter: stroke * scale }
      return { element, segments: [], corners: [], closed: false, dot }
    }
    case 'curve':
      return placeCurve(element, shape, fit)
    case 'chain':
      return placeChain(element, shape, fit)
  }
}

function smoothLoop(element: Element, segments: readonly Segment[]): Placed {
  return { element, segments, corners: segments.map(() => null), closed: true, dot: null }
}

function placeCurve(element: Element, curve: Curve, fit: Fit): Placed {
  const points = curve.nodes.map(({ x, y, sharp }) => ({ x: fit.mapX(x), y: fit.mapY(y), sharp }))
  const segments = smoothCurve(points, curve.closed)
  const corners = segments.map((segment, index): Corner | null => {
    const next = segments[(index + 1) % segments.length]
    if (next === undefined || (!curve.closed && index === segments.length - 1)) return null
    if (Math.abs(headingChange(segment, next)) < 0.05) return null
    const at = points.findIndex(({ x, y }) => Math.hypot(x - segment.x1, y - segment.y1) < 1e-6)
    return curve.nodes[at]?.corner ?? null
  })
  return { element, segments, corners, closed: curve.closed, dot: null }
}

/**
 * Moves the nodes and draws the arcs anew between them. An arc that met its neighbour tangentially, or was horizontal
 * or vertical at its end, is so again; without that, the grid would put a kink into every round.
 */
function placeChain(element: Element, chain: Chain, fit: Fit): Placed {
  const nodes = chain.nodes.map((node) => ({ ...node, x: fit.mapX(node.x), y: fit.mapY(node.y) }))
  const before = sketch(chain)
  const tangents = tangentsOf(chain, before, nodes, fit)
  const segments: Segment[] = []
  const corners: (Corner | null)[] = []
  before.forEach((piece, index) => {
    const from = nodes[index]!
    const to = nodes[(index + 1) % nodes.length]!
    if (Math.hypot(to.x - from.x, to.y - from.y) < 1e-6) return
    const made =
      piece.kind === 'line' ? [line(from.x, from.y, to.x, to.y)] : redrawArc(piece, from, to, tangents[index]!)
    made.forEach((segment, part) => {
      segments.push(segment)
      const open = !chain.closed && index === before.length - 1
      const corner = part < made.length - 1 || open || to.corner.kind === 'smooth' ? null : to.corner
      corners.push(corner)
    })
  })
  const first = nodes[0]
  if (segments.length > 0 || first === undefined) return { element, segments, corners, closed: chain.closed, dot: null }
  // What the grid has pressed to a point stays there: without a length it would have no place at all.
  const hair = line(first.x, first.y, first.x + FLATTEST, first.y)
  return { element, segments: [hair], corners: [null], closed: false, dot: null }
}

interface EndTangents {
  readonly start: Point | null
  readonly end: Point | null
}

/** The directions that each arc must keep at its ends; null where it is free. */
function tangentsOf(chain: Chain, before: readonly Segment[], nodes: readonly Point[], fit: Fit): EndTangents[] {
  const count = before.length
  return before.map((segment, index): EndTangents => {
    if (segment.kind === 'line') return { start: null, end: null }
    const previous = before[index - 1] ?? (chain.closed ? before[count - 1] : undefined)
    const next = before[index + 1] ?? (chain.closed ? before[0] : undefined)
    const from = nodes[index]!
    const to = nodes[(index + 1) % nodes.length]!
    const previousFrom = nodes[(index - 1 + nodes.length) % nodes.length]!
    const nextTo = nodes[(index + 2) % nodes.length]!
    return {
      start: keptTangent(segment, 0, previous, previousFrom, from, fit),
      end: keptTangent(segment, 1, next, to, nextTo, fit),
    }
  })
}

function keptTangent(
  arc: Arc,
  end: 0 | 1,
  neighbour: Segment | undefined,
  from: Point,
  to: Point,
  fit: Fit,
): Point | null {
  const tangent = tangentAt(arc, end)
  if (Math.abs(tangent.x) < 1e-3) return { x: 0, y: Math.sign(tangent.y) }
  if (Math.abs(tangent.y) < 1e-3) return { x: Math.sign(tangent.x), y: 0 }
  if (neighbour === undefined) return null
  const jump = end === 0 ? headingChange(neighbour, arc) : headingChange(arc, neighbour)
  if (Math.abs(jump) > 0.05) return null
  if (neighbour.kind === 'line') return unit(to.x - from.x, to.y - from.y)
  // Two arcs in one sweep: both take the direction that the grid's map gives the joint.
  const at = end === 0 ? { x: arc.x0, y: arc.y0 } : { x: arc.x1, y: arc.y1 }
  return unit(
    fit.mapX(at.x + tangent.x / 2) - fit.mapX(at.x - tangent.x / 2),
    fit.mapY(at.y + tangent.y / 2) - fit.mapY(at.y - tangent.y / 2),
  )
}

function redrawArc(arc: Arc, from: Point, to: Point, tangents: EndTangents): Segment[] {
  const redrawn = throughTangents(arc, from, to, tangents)
  return redrawn.every((segment) => isLike(segment, arc))
    ? redrawn
    : [arcBetween(from.x, from.y, to.x, to.y, arc.sweep)]
}

/** How much further than the arc it stands for a redrawn piece may turn, in radians. */
const MOST_EXTRA_TURN = 1

/** Directions that the grid has made contradictory would send a piece round the other way, or far out of the picture. */
function isLike(segment: Segment, arc: Arc): boolean {
  return segment.kind === 'line' || Math.abs(segment.sweep) < Math.abs(arc.sweep) + MOST_EXTRA_TURN
}

function throughTangents(arc: Arc, from: Point, to: Point, { start, end }: EndTangents): Segment[] {
  if (start === null && end === null) return [arcBetween(from.x, from.y, to.x, to.y, arc.sweep)]
  if (end === null) return [tangentArc(from.x, from.y, start!.x, start!.y, to.x, to.y)]
  if (start === null) return [reverse(tangentArc(to.x, to.y, -end.x, -end.y, from.x, from.y))]
  if (Math.abs(start.x * end.x + start.y * end.y) < 1e-6 && (start.x === 0 || start.y === 0)) {
    return quarter(from, to, start, Math.sign(arc.sweep))
  }
  const plain = tangentArc(from.x, from.y, start.x, start.y, to.x, to.y)
  const arrival = tangentAt(plain, 1)
  if (Math.hypot(arrival.x - end.x, arrival.y - end.y) < 1e-3) return [plain]
  return biarc(from.x, from.y, start, to.x, to.y, end).filter((segment) => lengthOf(segment) > 1e-6)
}

/** A quarter turn between a horizontal and a vertical; where the two sides differ, the longer one gets a straight piece. */
function quarter(from: Point, to: Point, start: Point, turn: number): Segment[] {
  const width = Math.abs(to.x - from.x)
  const height = Math.abs(to.y - from.y)
  const r = Math.min(width, height)
  const sweep = (turn * Math.PI) / 2
  if (Math.abs(width - height) < 1e-6) return [arcBetween(from.x, from.y, to.x, to.y, sweep)]
  const first = start.y === 0 ? width - r : height - r
  if (first > 1e-6) {
    const corner = { x: from.x + start.x * first, y: from.y + start.y * first }
    return [line(from.x, from.y, corner.x, corner.y), arcBetween(corner.x, corner.y, to.x, to.y, sweep)]
  }
  const rest = start.y === 0 ? height - r : width - r
  const corner =
    start.y === 0
      ? { x: to.x, y: to.y - Math.sign(to.y - from.y) * rest }
      : { x: to.x - Math.sign(to.x - from.x) * rest, y: to.y }
  return [arcBetween(from.x, from.y, corner.x, corner.y, sweep), line(corner.x, corner.y, to.x, to.y)]
}

function unit(x: number, y: number): Point | null {
  const length = Math.hypot(x, y)
  return length < 1e-9 ? null : { x: x / length, y: y / length }
}
