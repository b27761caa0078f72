import { PLAIN } from '../../../drawing/language/modifiers.ts'
import type { Bend, Modifiers, Role, Statement, Vertex } from '../../../drawing/language/program.ts'
import { type Chain, radiusOver } from './chain.ts'
import type { Figure } from './figure.ts'
import { inReadingOrder } from './in-reading-order.ts'

const SPAN = { start: 0, end: 0, line: 1, column: 1 }
/** A loop whose round ends have this radius at most is a box: its corners are as round as they can be. */
const ROUND_END = 3.6

/** The statement that draws a figure; numbers have two decimals. */
export function statementOf({ form, fromLanes = 0, isOver }: Figure, role: Role): Statement {
  const modifiers: Modifiers = { ...PLAIN, role, fromLanes, over: isOver === true ? 'tight' : 'none' }
  const shape = { modifiers, span: SPAN }
  switch (form.kind) {
    case 'circle':
      return { kind: 'circle', x: short(form.x), y: short(form.y), r: short(form.r), ...shape }
    case 'oval':
      return { kind: 'oval', x: short(form.x), y: short(form.y), rx: short(form.rx), ry: short(form.ry), ...shape }
    case 'dot':
      return { kind: 'dot', x: short(form.x), y: short(form.y), scale: form.scale, ...shape }
    case 'chain':
      return chainStatement(form, shape)
  }
}

function chainStatement(found: Chain, shape: { modifiers: Modifiers; span: typeof SPAN }): Statement {
  const box = boxOf(found)
  if (box !== null) return { kind: 'box', ...box, ...shape }
  const chain = inReadingOrder(found)
  const vertices = chain.nodes.map(vertexOf)
  if (chain.sweeps.some((sweep) => sweep !== 0)) {
    const bends = chain.sweeps.map((sweep, i) => bendOf(chain, sweep, i))
    return { kind: 'path', vertices, bends, closed: chain.closed, ...shape }
  }
  return { kind: chain.closed ? 'poly' : 'line', vertices, ...shape }
}

function vertexOf({ x, y, corner }: Chain['nodes'][number]): Vertex {
  const place = { x: short(x), y: short(y) }
  if (typeof corner === 'number') return { ...place, corner: { kind: 'fixed', radius: corner } }
  return { ...place, corner: { kind: 'relative', factor: corner === 'sharp' ? 0 : 1 } }
}

function bendOf({ nodes }: Chain, sweep: number, index: number): Bend | null {
  if (sweep === 0) return null
  const [from, to] = [nodes[index]!, nodes[(index + 1) % nodes.length]!]
  const chord = Math.hypot(short(to.x) - short(from.x), short(to.y) - short(from.y))
  return {
    radius: roundRadius(radiusOver(from, to, sweep), chord),
    clockwise: sweep > 0,
    big: Math.abs(sweep) > Math.PI + 1e-3,
  }
}

/**
 * Ends have two decimals, so a radius that is worked out from them may be that much off the half that was meant. It is never too small
 * to reach from one to the other.
 */
function roundRadius(radius: number, chord: number): number {
  const half = Math.round(radius * 2) / 2
  const isMeant = Math.abs(half - radius) < 0.02 && 2 * half >= chord
  return isMeant ? half : Math.max(short(radius), Math.ceil(chord * 50) / 100)
}

/** Whether a chain is an upright box. */
export function isUprightBox(chain: Chain): boolean {
  return boxOf(chain) !== null
}

/** The upright box that a loop is, its corners alike; also one whose two ends are half circles. */
function boxOf(chain: Chain): { corner: Vertex; width: number; height: number } | null {
  const { nodes, sweeps, closed } = chain
  if (!closed || nodes.length !== 4) return null
  const xs = [...new Set(nodes.map(({ x }) => short(x)))].toSorted((a, b) => a - b)
  const ys = [...new Set(nodes.map(({ y }) => short(y)))].toSorted((a, b) => a - b)
  if (xs.length !== 2 || ys.length !== 2) return null
  const [left, right] = xs as [number, number]
  const [top, bottom] = ys as [number, number]
  const [first] = nodes
  if (nodes.some(({ corner }) => corner !== first!.corner)) return null
  const box = (x: number, y: number, width: number, height: number): ReturnType<typeof boxOf> => ({
    corner: vertexOf({ x, y, corner: first!.corner }),
    width: short(width),
    height: short(height),
  })
  const rounds = sweeps.map((sweep) => Math.abs(Math.abs(sweep) - Math.PI) < 0.02)
  if (sweeps.every((sweep) => sweep === 0)) return box(left, top, right - left, bottom - top)
  if (!sweeps.every((sweep, i) => sweep === 0 || (rounds[i] && sweep > 0 === turnsClockwise(nodes)))) return null
  if (rounds[0] !== rounds[2] || rounds[1] !== rounds[3] || rounds[0] === rounds[1]) return null
  const start = nodes[rounds[0] ? 0 : 1]!
  const end = nodes[rounds[0] ? 1 : 2]!
  const isTurnedAside = short(start.x) === short(end.x)
  const radius = Math.hypot(end.x - start.x, end.y - start.y) / 2
  if (radius > ROUND_END) return null
  return isTurnedAside
    ? box(left - radius, top, right - left + 2 * radius, bottom - top)
    : box(left, top - radius, right - left, bottom - top + 2 * radius)
}

/** Which way round a loop goes: an arc that turns the same way bulges out of it. */
function turnsClockwise(nodes: Chain['nodes']): boolean {
  return nodes.reduce((sum, { x, y }, i) => sum + (nodes.at(i - 1)!.x * y - x * nodes.at(i - 1)!.y), 0) > 0
}

function short(value: number): number {
  return Math.round(value * 100) / 100
}
