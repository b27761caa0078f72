import { boundsOf } from '../../geometry/bounds.ts'
import type { Box } from '../../geometry/segment.ts'
import { findingOf, px } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const TOLERANCE_PX = 0.1
const DUST_PX = 1e-3
/** An unfillable drawing is half a pixel heavier; where its edges are whole pixels, all of that can lie on one side. */
const UNFILLABLE_PX = 0.5

/** Both finishes take the same room. */
export const fillBounds: Rule = {
  id: 'fill-bounds',
  severity: 'error',
  title: 'The filled icon takes the same box as its outlined twin',
  rationale:
    'An icon that changes its finish must not jump or grow. Unfillable drawings have strokes that are half a pixel heavier; an edge may lie that much further out, since the other edge of the stroke ' +
    'may have to stay on the pixel grid. ' +
    'To mend: draw at finish filled what reaches the outermost edge at finish outlined, or mark it for both finishes.',
  thresholds: [
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
    { name: 'added for an unfillable drawing', value: UNFILLABLE_PX, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    // A drawing without ink has no bounds; `ink-empty` says so.
    if (drawing.twin === null || drawing.ink.length === 0) return []
    const limit = TOLERANCE_PX + (drawing.traits.unfillable ? UNFILLABLE_PX : 0)
    const box = measures.inkBox()
    const { painted } = drawing.twin
    // What its strokes paint takes the box of its ink, but for dust: mostly nobody needs to unite it.
    if (
      painted !== undefined &&
      sidesOf(box, boundsOf(painted.flat())).every(({ off }) => Math.abs(off) < limit - DUST_PX)
    )
      return []
    return sidesOf(box, drawing.twin.inkBox)
      .filter(({ off }) => !(Math.abs(off) <= limit + 1e-6))
      .map(({ name, off }) =>
        findingOf(
          'fill-bounds',
          'error',
          `The ${name} edge lies ${px(Math.abs(off))} from that of the outlined twin.`,
          { measured: Math.abs(off), limit },
        ),
      )
  },
}

/** How far the sides of a box lie from those of another. */
function sidesOf(box: Box, twin: Box): { readonly name: string; readonly off: number }[] {
  return [
    { name: 'left', off: box.x0 - twin.x0 },
    { name: 'top', off: box.y0 - twin.y0 },
    { name: 'right', off: box.x1 - twin.x1 },
    { name: 'bottom', off: box.y1 - twin.y1 },
  ]
}
