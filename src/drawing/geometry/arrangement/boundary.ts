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

/**
 * The edges that part inside from outside. One ray per edge, from its middle, finds the winding of every group on
 * both of its sides; bands keep the number of edges a ray looks at small.
 */
export function boundaryOf(edges: readonly Edge[], groups: number, inside: (winding: Int32Array) => boolean): Side[] {
  const rows = bandsOf(edges, 'top', 'bottom')
  const columns = bandsOf(edges, 'left', 'right')
  const near = new Int32Array(groups)
  const far = new Int32Array(groups)
  const sides: Side[] = []
  for (const edge of edges) {
    const steep = isSteep(edge)
    far.fill(0)
    if (steep) castRight(edge, rows.at(edge.midY), far)
    else castDown(edge, columns.at(edge.midX), far)
    // A steep edge that runs down has the ray on its left; a flat one that runs right has it on its right.
    const rayOnRight = steep ? edge.y1 < edge.y0 : edge.x1 > edge.x0
    for (let g = 0; g < groups; g++) near[g] = far[g]! + (rayOnRight ? -edge.steps[g]! : edge.steps[g]!)
    const farInside = inside(far)
    if (farInside === inside(near)) continue
    const forward = farInside === rayOnRight
    sides.push({ edge, forward, from: forward ? edge.from : edge.to, to: forward ? edge.to : edge.from, used: false })
  }
  return sides
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
    if (x > from.midX) addSteps(winding, edge.steps, edge.y1 > edge.y0)
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
    if (y > from.midY) addSteps(winding, edge.steps, edge.x1 < edge.x0)
  }
}

/** Crossing an edge from beyond to the ray's origin: with its right side towards the origin the winding rises. */
function addSteps(winding: Int32Array, steps: Int32Array, rises: boolean): void {
  for (let g = 0; g < steps.length; g++) winding[g]! += rises ? steps[g]! : -steps[g]!
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
