import { arrange } from './arrangement/arrange.ts'
import { mergeRun } from './arrangement/merge-run.ts'
import type { Stitched } from './arrangement/stitch.ts'
import { line } from './construct.ts'
import type { Loop } from './segment.ts'

/**
 * What is tried in turn; the first that closes every loop wins. Large tolerances break slivers and tiny ones miss
 * contacts, so the usual one comes first, then with further rounds of cutting, and only then coarser and finer ones.
 */
const ATTEMPTS: readonly { readonly tolerance: number; readonly rounds: number }[] = [
  { tolerance: 1e-7, rounds: 1 },
  { tolerance: 1e-7, rounds: 6 },
  { tolerance: 1e-6, rounds: 6 },
  { tolerance: 3e-8, rounds: 6 },
  { tolerance: 1e-5, rounds: 6 },
  { tolerance: 1e-9, rounds: 6 },
  { tolerance: 1e-4, rounds: 6 },
]

/**
 * Any boolean of several groups of loops in one pass. `inside` gets the winding number of each group at a place and
 * says whether the place belongs to the result; it must not keep the array. Outer loops of the result run clockwise
 * (positive area), holes the other way, the inside always on the right.
 */
export function combine(groups: readonly (readonly Loop[])[], inside: (winding: Int32Array) => boolean): Loop[] {
  let best: Stitched | null = null
  for (const { tolerance, rounds } of ATTEMPTS) {
    const stitched = arrange(groups, inside, tolerance, rounds)
    if (best === null || stitched.open < best.open) best = stitched
    if (stitched.open === 0) break
  }
  return (best?.runs ?? []).map((run) => closed(mergeRun(run))).filter((loop) => loop.length > 0)
}

/** The area covered by loops, overlaps and opposite directions included (nonzero rule). */
export function union(loops: readonly Loop[]): Loop[] {
  return combine([loops], (winding) => winding[0] !== 0)
}

/** When no tolerance closed every loop the answer is still a loop: a straight piece bridges the gap. */
function closed(loop: Loop): Loop {
  const first = loop[0]
  const last = loop[loop.length - 1]
  if (!first || !last || (first.x0 === last.x1 && first.y0 === last.y1)) return loop
  return [...loop, line(last.x1, last.y1, first.x0, first.y0)]
}
