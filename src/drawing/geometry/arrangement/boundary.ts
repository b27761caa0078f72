import type { Edge } from './edge.ts'

/** An edge of the result, directed so that the inside lies on its right. */
export interface Side {
  readonly edge: Edge
  readonly forward: boolean
  readonly from: number
  readonly to: number
  used: boolean
}

/** More bands than this would cost more to fill than they save. */
const MOST_BANDS = 64

/** What an edge is to the result; the inside lies on its right as it runs, or on its left. */
const UNKNOWN = 0
const NO_SIDE = 1
const FORWARD = 2
const BACKWARD = 3
type Found = typeof UNKNOWN | typeof NO_SIDE | typeof FORWARD | typeof BACKWARD

/**
 * The edges that part inside from outside. A ray from the middle of an edge finds the winding of every group on both of its sides; bands keep
 * the number of edges a ray looks at small. Where two edges alone meet, what is found of one holds for the other.
 */
export function boundaryOf(edges: readonly Edge[], groups: number, inside: (winding: Int32Array) => boolean): Side[] {
  const find = finderOf(edges, groups, inside)
  const meetings = meetingsOf(edges)
  const found = edges.map((): Found => UNKNOWN)
  const sides: Side[] = []
  for (let index = 0; index < edges.length; index++) {
    const edge = edges[index]!
    if (found[index] === UNKNOWN) {
      found[index] = find(edge)
      passOn(edges, meetings, found, index, edge.to)
      passOn(edges, meetings, found, index, edge.from)
    }
    if (found[index] === NO_SIDE) continue
    const forward = found[index] === FORWARD
    sides.push({ edge, forward, from: forward ? edge.from : edge.to, to: forward ? edge.to : edge.from, used: false })
  }
  return sides
}

/** Finds by a ray what an edge is. */
function finderOf(
  edges: readonly Edge[],
  groups: number,
  inside: (winding: Int32Array) => boolean,
): (edge: Edge) => Found {
  const rows = bandsOf(edges, 'top', 'bottom')
  const columns = bandsOf(edges, 'left', 'right')
  const near = new Int32Array(groups)
  const far = new Int32Array(groups)
  return (edge) => {
    const steep = isSteep(edge)
    far.fill(0)
    if (steep) castRight(edge, rows.at(edge.midY), far)
    else castDown(edge, columns.at(edge.midX), far)
    // A steep edge that runs down has the ray on its left; a flat one that runs right has it on its right.
    const rayOnRight = steep ? edge.y1 < edge.y0 : edge.x1 > edge.x0
    near.set(far)
    addSteps(near, edge, !rayOnRight)
    const farInside = inside(far)
    if (farInside === inside(near)) return NO_SIDE
    return farInside === rayOnRight ? FORWARD : BACKWARD
  }
}

/** For each corner the two edges that meet there; `second` is no edge where there is another number of them. */
function meetingsOf(edges: readonly Edge[]): Meetings {
  const meetings: Meetings = { first: [], second: [] }
  for (let index = 0; index < edges.length; index++) {
    meet(meetings, edges[index]!.from, index)
    meet(meetings, edges[index]!.to, index)
  }
  return meetings
}

/** By corner. Plain arrays: typed ones of this size are kept outside of the heap, which costs more than it saves. */
interface Meetings {
  readonly first: number[]
  readonly second: number[]
}

const NOBODY = -1

function meet({ first, second }: Meetings, corner: number, index: number): void {
  while (first.length <= corner) {
    first.push(NOBODY)
    second.push(NOBODY)
  }
  if (first[corner] === NOBODY) first[corner] = index
  else second[corner] = second[corner] === NOBODY ? index : CROWD
}

/** More than two: no edge has this number. */
const CROWD = -2

/** Tells the edges that follow at a corner, one after the other, as long as only two meet. */
function passOn(
  edges: readonly Edge[],
  { first, second }: Meetings,
  found: Found[],
  start: number,
  corner: number,
): void {
  let index = start
  let at = corner
  for (;;) {
    if (second[at]! < 0) return
    const next = first[at] === index ? second[at]! : first[at]!
    if (found[next] !== UNKNOWN) return
    const edge = edges[index]!
    const other = edges[next]!
    const isOnward = (edge.to === at) === (other.from === at)
    if (!hasSteps(other, edge, isOnward)) return
    const known = found[index]!
    found[next] = isOnward || known === NO_SIDE ? known : known === FORWARD ? BACKWARD : FORWARD
    at = other.from === at ? other.to : other.from
    index = next
  }
}

/** Whether both raise the windings alike, or the other way round. */
function hasSteps({ steps }: Edge, edge: Edge, isSame: boolean): boolean {
  for (let g = 0; g < steps.length; g++) if (steps[g] !== (isSame ? edge.steps[g]! : -edge.steps[g]!)) return false
  return true
}

/** Whether the edge runs more up or down than across, at its middle; the chord has the tangent's direction there. */
function isSteep(edge: Edge): boolean {
  return Math.abs(edge.y1 - edge.y0) >= Math.abs(edge.x1 - edge.x0)
}

function castRight(from: Edge, candidates: readonly Edge[], winding: Int32Array): void {
  const y = from.midY
  for (const edge of candidates) {
    if (edge.y0 <= y === edge.y1 <= y || edge === from) continue
    let x: number
    if (edge.turn === 0) x = edge.x0 + ((edge.x1 - edge.x0) * (y - edge.y0)) / (edge.y1 - edge.y0)
    else {
      const rise = y - edge.cy
      const half = Math.sqrt(Math.max(0, (edge.r - rise) * (edge.r + rise)))
      x = edge.midX >= edge.cx ? edge.cx + half : edge.cx - half
    }
    if (x > from.midX) addSteps(winding, edge, edge.y1 > edge.y0)
  }
}

function castDown(from: Edge, candidates: readonly Edge[], winding: Int32Array): void {
  const x = from.midX
  for (const edge of candidates) {
    if (edge.x0 <= x === edge.x1 <= x || edge === from) continue
    let y: number
    if (edge.turn === 0) y = edge.y0 + ((edge.y1 - edge.y0) * (x - edge.x0)) / (edge.x1 - edge.x0)
    else {
      const run = x - edge.cx
      const half = Math.sqrt(Math.max(0, (edge.r - run) * (edge.r + run)))
      y = edge.midY >= edge.cy ? edge.cy + half : edge.cy - half
    }
    if (y > from.midY) addSteps(winding, edge, edge.x1 < edge.x0)
  }
}

/** Crossing an edge from beyond to the ray's origin: with its right side towards the origin the winding rises. */
function addSteps(winding: Int32Array, { steps, group, isShared }: Edge, rises: boolean): void {
  if (!isShared) winding[group]! += rises ? steps[group]! : -steps[group]!
  else for (let g = 0; g < steps.length; g++) winding[g]! += rises ? steps[g]! : -steps[g]!
}

function bandsOf(
  edges: readonly Edge[],
  low: 'top' | 'left',
  high: 'bottom' | 'right',
): { at: (value: number) => readonly Edge[] } {
  let from = Infinity
  let to = -Infinity
  for (const edge of edges) {
    if (edge[low] < from) from = edge[low]
    if (edge[high] > to) to = edge[high]
  }
  const count = Math.min(MOST_BANDS, 1 + (edges.length >> 2))
  const perUnit = count / (to - from + 1e-9)
  const bands: Edge[][] = Array.from({ length: count }, () => [])
  const band = (value: number): number => Math.min(count - 1, Math.max(0, Math.floor((value - from) * perUnit)))
  for (const edge of edges) {
    const last = band(edge[high])
    for (let i = band(edge[low]); i <= last; i++) bands[i]!.push(edge)
  }
  return { at: (value) => bands[band(value)]! }
}
