import { findingOf, px } from '../finding-of.ts'
import type { ArcWall, Feature } from '../measures/boundary.ts'
import type { Rule } from '../rule.ts'

const TOLERANCE_PX = 0.06
/** A straight edge shorter than this does not show as an edge. */
const SHORTEST_EDGE_PX = 1
/** A stroke of broken width whose middle lies on the axis ends this far from the grid at both sides. */
const QUARTER_PX = 0.25
/** A circle whose flat part, within the tolerance, is as long as the shortest edge; the tip of a smaller one is a tip. */
const LEAST_RADIUS_PX = SHORTEST_EDGE_PX ** 2 / (8 * TOLERANCE_PX)

/** The outer edges of the ink lie on whole pixels. */
export const inkBox: Rule = {
  id: 'ink-box',
  severity: 'warning',
  title: 'The box round the ink lies on whole pixels',
  rationale:
    'Where the icon is widest it is seen against white, so a soft edge shows most there, and icons side by side no longer line up. ' +
    'Judged are sides that end in a straight edge or a full circle; a tip, a curve or a dot is soft anyhow. A stroke of broken width has one ' +
    'edge on the grid: where that is the inner one, the outer lies half a pixel off, with the same box at finish filled; and where it lies about the middle, ' +
    'both sides lie a quarter off alike. To mend: let the grid fitting move ' +
    'the shape (remove `free`), or choose whole coordinates for the outermost shape.',
  thresholds: [
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
    { name: 'shortest edge', value: SHORTEST_EDGE_PX, unit: 'px' },
    {
      name: 'smallest circle',
      value: `one that is as flat within the tolerance: a radius of ${px(LEAST_RADIUS_PX)}`,
      unit: '',
    },
    { name: 'both sides of a broken width alike', value: QUARTER_PX, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    const isBroken = [drawing.cut.stroke, drawing.strokeWidth ?? drawing.cut.stroke].some(
      (one) => !Number.isInteger(one),
    )
    const box = measures.inkBox()
    const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }
    const sides = [
      { name: 'left', axis: 'x' as const, value: box.x0, at: { x: box.x0, y: middle.y } },
      { name: 'top', axis: 'y' as const, value: box.y0, at: { x: middle.x, y: box.y0 } },
      { name: 'right', axis: 'x' as const, value: box.x1, at: { x: box.x1, y: middle.y } },
      { name: 'bottom', axis: 'y' as const, value: box.y1, at: { x: middle.x, y: box.y1 } },
    ]
    const isQuarter = (value: number): boolean => Math.abs(offGrid(value) - QUARTER_PX) <= TOLERANCE_PX
    const aboutTheMiddle = { x: isQuarter(box.x0) && isQuarter(box.x1), y: isQuarter(box.y0) && isQuarter(box.y1) }
    return sides.flatMap(({ name, axis, value, at }) => {
      const off = offGrid(value)
      if (
        !(off > TOLERANCE_PX) ||
        (isBroken && (off > 0.5 - TOLERANCE_PX || aboutTheMiddle[axis])) ||
        !measures.boundary().some((f, _, all) => formsSide(f, axis, value, all))
      )
        return []
      return [
        findingOf('ink-box', 'warning', `The ${name} edge of the ink lies ${px(off)} off the pixel grid.`, {
          at,
          measured: off,
          limit: TOLERANCE_PX,
        }),
      ]
    })
  },
}

function offGrid(value: number): number {
  return Math.abs(value - Math.round(value))
}

function formsSide(f: Feature, axis: 'x' | 'y', value: number, all: readonly Feature[]): boolean {
  const near = 0.01
  if (f.kind === 'line') {
    const [from, to] = axis === 'x' ? [f.x0, f.x1] : [f.y0, f.y1]
    return f.length >= SHORTEST_EDGE_PX && Math.abs(from - value) < near && Math.abs(to - value) < near
  }
  if (f.kind === 'corner' || !f.convex || f.r < LEAST_RADIUS_PX) return false
  const centre = axis === 'x' ? f.cx : f.cy
  return Math.abs(Math.abs(value - centre) - f.r) < near && isFullCircle(f, all)
}

/** All walls of the loop lie on the same circle. */
function isFullCircle(arc: ArcWall, all: readonly Feature[]): boolean {
  return all.every(
    (f) =>
      f.loop !== arc.loop ||
      f.kind === 'corner' ||
      (f.kind === 'arc' && Math.hypot(f.cx - arc.cx, f.cy - arc.cy) < 0.01 && Math.abs(f.r - arc.r) < 0.01),
  )
}
