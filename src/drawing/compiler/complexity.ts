import { boundsOf } from '../geometry/bounds.ts'
import { intersections } from '../geometry/intersect.ts'
import type { Segment } from '../geometry/segment.ts'
import type { Problem } from '../language/program.ts'
import type { Span } from '../model/finding.ts'

/** Drawings with no more pieces than this are never too complex, whatever they cross. */
const ALWAYS_FINE = 40

/** An icon has some 12 nodes; what has more pieces, or crosses itself more often, is no icon and would take seconds to draw. */
export const MOST_PIECES = 600
export const MOST_CROSSINGS = 160

/** True when drawing these pieces would take too long: too many of them, or too many crossings. */
export function isTooComplex(segments: readonly Segment[]): boolean {
  if (segments.length <= ALWAYS_FINE) return false
  if (segments.length > MOST_PIECES) return true
  const boxed = segments.map((segment) => ({ segment, box: boundsOf([segment]) })).sort((a, b) => a.box.x0 - b.box.x0)
  let crossings = 0
  for (let i = 0; i < boxed.length; i++) {
    const one = boxed[i]!
    for (let j = i + 1; j < boxed.length; j++) {
      const other = boxed[j]!
      if (other.box.x0 > one.box.x1) break
      if (other.box.y0 > one.box.y1 || other.box.y1 < one.box.y0) continue
      const inside = intersections(one.segment, other.segment).filter(({ ta, tb }) => isInside(ta) || isInside(tb))
      crossings += inside.length
      if (crossings > MOST_CROSSINGS) return true
    }
  }
  return false
}

/** Neighbours meet at their ends, which is no crossing. */
function isInside(parameter: number): boolean {
  return parameter > 1e-6 && parameter < 1 - 1e-6
}

/** What a program is told whose drawing is refused as a whole. */
export function tooComplex(statement: { readonly span: Span }): Problem {
  return {
    span: statement.span,
    message: 'The drawing is too complex to be an icon.',
    expected: `at most ${MOST_PIECES} lines and arcs with at most ${MOST_CROSSINGS} crossings`,
    hint: 'draw fewer shapes, or let them cross less',
  }
}
