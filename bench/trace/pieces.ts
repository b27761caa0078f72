import { MASK_SCALE, MASK_SIDE } from './mask.ts'
import type { Mask } from './mask.ts'

/** A connected piece of ink. */
export interface Piece {
  /** How many px of the mask. */
  readonly area: number
  /** The widest that the ink is anywhere, in units of the 24 grid. */
  readonly thickness: number
  /** The longer side of its box, in units. */
  readonly extent: number
  /** Which share of it is wider than `WIDE`: a disc at the end of a line is, the line is not. */
  readonly wide: number
}

/** Wider than this, in units, ink in a drawing of areas is an area beyond doubt. */
export const WIDE = 3.2

/** The pieces of ink of a drawing, and for each px of the mask which it belongs to: 1 for the first; 0 is ground. */
export interface Pieces {
  readonly pieces: readonly Piece[]
  readonly labels: Uint16Array
}

/** Pieces and holes smaller than this (units²) are nothing that anybody sees. */
const LEAST_AREA = 0.12

/** How many pieces of ink and how many holes in them a drawing has. */
export interface Topology {
  readonly pieces: number
  readonly holes: number
}

export function topologyOf(mask: Mask): Topology {
  const ground = mask.map((ink) => 1 - ink)
  return { pieces: labelled(mask, true).areas.length, holes: labelled(ground, false).areas.length - 1 }
}

/** The pieces of a drawing with what is known of each. */
export function piecesOf(mask: Mask): Pieces {
  const { labels, areas } = labelled(mask, true)
  const depth = depthOf(mask)
  // A disc as wide as that, pushed about within the ink, reaches all that is wide.
  const reach = (WIDE / 2) * MASK_SCALE
  const away = depthOf(depth.map((value) => (value >= reach ? 0 : 1)))
  const boxes = areas.map(() => ({ x0: MASK_SIDE, y0: MASK_SIDE, x1: 0, y1: 0, deepest: 0, wide: 0 }))
  for (let at = 0; at < labels.length; at++) {
    const box = boxes[(labels[at] as number) - 1]
    if (box === undefined) continue
    const [x, y] = [at % MASK_SIDE, Math.floor(at / MASK_SIDE)]
    box.x0 = Math.min(box.x0, x)
    box.y0 = Math.min(box.y0, y)
    box.x1 = Math.max(box.x1, x + 1)
    box.y1 = Math.max(box.y1, y + 1)
    box.deepest = Math.max(box.deepest, depth[at] as number)
    if ((away[at] as number) < reach) box.wide++
  }
  const pieces = boxes.map(({ x0, y0, x1, y1, deepest, wide }, index) => ({
    area: areas[index] ?? 0,
    thickness: (2 * deepest) / MASK_SCALE,
    extent: Math.max(x1 - x0, y1 - y0) / MASK_SCALE,
    wide: wide / (areas[index] ?? 1),
  }))
  return { pieces, labels }
}

/** Numbers connected px from 1 on; those of pieces that are too small are 0. */
function labelled(mask: Mask, isDiagonalToo: boolean): { labels: Uint16Array; areas: number[] } {
  const labels = new Uint16Array(mask.length)
  const areas: number[] = []
  const waiting: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1 || labels[start] !== 0) continue
    const label = areas.length + 1
    const members = [start]
    labels[start] = label
    waiting.push(start)
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const next of aroundOf(at, isDiagonalToo)) {
        if (mask[next] !== 1 || labels[next] !== 0) continue
        labels[next] = label
        members.push(next)
        waiting.push(next)
      }
    }
    if (members.length >= LEAST_AREA * MASK_SCALE ** 2) areas.push(members.length)
    else for (const member of members) labels[member] = UNSEEN
  }
  return { labels: labels.map((label) => (label === UNSEEN ? 0 : label)), areas }
}

const UNSEEN = 65_535

function aroundOf(at: number, isDiagonalToo: boolean): number[] {
  const [x, y] = [at % MASK_SIDE, Math.floor(at / MASK_SIDE)]
  const around: number[] = []
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const isFar = x + dx < 0 || y + dy < 0 || x + dx >= MASK_SIDE || y + dy >= MASK_SIDE
      if (isFar || (dx === 0 && dy === 0) || (!isDiagonalToo && dx !== 0 && dy !== 0)) continue
      around.push((y + dy) * MASK_SIDE + x + dx)
    }
  return around
}

/** How far each px is from the nearest ground, in px: two sweeps with steps of 1 and √2. */
function depthOf(mask: Mask | Float32Array): Float32Array {
  const depth = Float32Array.from(mask, (ink) => (ink === 1 ? MASK_SIDE : 0))
  const relax = (at: number, forward: boolean): void => {
    if (depth[at] === 0) return
    const [x, y] = [at % MASK_SIDE, Math.floor(at / MASK_SIDE)]
    const back = forward ? -1 : 1
    for (const [dx, dy, step] of [
      [back, 0, 1],
      [0, back, 1],
      [back, back, Math.SQRT2],
      [-back, back, Math.SQRT2],
    ] as const) {
      const [nextX, nextY] = [x + dx, y + dy]
      const isInside = nextX >= 0 && nextY >= 0 && nextX < MASK_SIDE && nextY < MASK_SIDE
      const reached = (isInside ? (depth[nextY * MASK_SIDE + nextX] as number) : 0) + step
      if (reached < (depth[at] as number)) depth[at] = reached
    }
  }
  for (let at = 0; at < mask.length; at++) relax(at, true)
  for (let at = mask.length - 1; at >= 0; at--) relax(at, false)
  return depth.map((value) => (value === 0 ? 0 : value - 0.5))
}
