import type { Raster } from '../../drawing/model/raster.ts'
import { unclear } from './findings-of-trace.ts'
import { findInk } from './ink/find-ink.ts'
import type { Contour } from './ink-part.ts'

/** What is taken for drawn in a picture, for people to look at before it is traced. */
export interface SeenInk {
  /** Its edge as the data of an SVG path, in px of the raster, to be filled by `evenodd`; empty where there is none. */
  readonly outline: string
  /** Why the picture cannot be traced, and what to send instead, as a sentence; null where it can. */
  readonly problem: string | null
}

/** Finds the ink of a picture as tracing does. Web pages run it too: nothing but what it is given is read. */
export function seenInk(raster: Raster): SeenInk {
  const { edges, problem } = findInk(raster)
  return { outline: edges.map(loopOf).join(''), problem: problem === null ? null : unclear(problem).message }
}

function loopOf({ points }: Contour): string {
  return `M${points.map(({ x, y }) => `${shown(x)},${shown(y)}`).join('L')}Z`
}

/** A tenth of a px is finer than any screen shows it. */
function shown(length: number): string {
  return String(Math.round(10 * length) / 10)
}
