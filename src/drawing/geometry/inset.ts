import { combine } from './combine.ts'
import type { Loop } from './segment.ts'
import { strokePath } from './stroke.ts'

const ROUND = { cap: 'round', join: 'round', miterLimit: 4 } as const

/** The edges of all that lies inside a loop and farther than `distance` from it; none where it is nowhere so wide. */
export function inset(loop: Loop, distance: number): Loop[] {
  const strip = strokePath({ segments: loop, closed: true }, 2 * distance, ROUND)
  return combine([[loop], strip], (winding) => winding[0] !== 0 && winding[1] === 0)
}
