import { findingOf, px } from '../finding-of.ts'
import { GRID_PLAY_FORMULA, gridPlay } from '../measures/grid-play.ts'
import type { Rule } from '../rule.ts'

/** Shares of the size: 1 px and .3 px at 24. */
const FAR = 1 / 24
const SEEN = 1 / 80

/** The ink sits in the middle of the canvas. */
export const centre: Rule = {
  id: 'centre',
  severity: 'error, warning',
  title: 'The icon sits in the middle of its canvas',
  rationale:
    'Beside a label or in a button an icon that sits off the middle looks like a mistake of the page. The icon may be centred by its box ' +
    'or by its weight, whichever is nearer, on each axis by itself. What points somewhere (directional), shows a part or a level ' +
    '(partial) or carries a badge, beside which its subject stays where it is without, is exempt. Half a pixel is what the pixel grid takes wherever ' +
    'coordinates or edges of strokes fall between pixels: an odd stroke on the axis of an even canvas is crisp or centred, never both. To mend: move the whole drawing, or declare the trait that explains it.',
  thresholds: [
    { name: 'error above', value: `size ÷ ${1 / FAR}`, unit: 'px' },
    { name: 'warning above', value: `size ÷ ${1 / SEEN}, at least ${GRID_PLAY_FORMULA}`, unit: '' },
  ],
  check: ({ drawing, measures }) => {
    if (drawing.traits.directional || drawing.traits.partial || drawing.traits.badge !== null) return []
    const box = measures.inkBox()
    const weight = measures.moments()
    if (!(weight.area > 0)) return []
    const { size } = drawing.cut
    const middle = size / 2
    const offX = nearer((box.x0 + box.x1) / 2 - middle, weight.x - middle)
    const offY = nearer((box.y0 + box.y1) / 2 - middle, weight.y - middle)
    const sideways = Math.abs(offX) >= Math.abs(offY)
    const measured = Math.max(Math.abs(offX), Math.abs(offY))
    const seen = Math.max(size * SEEN, gridPlay(drawing.cut))
    if (!(measured > seen + 1e-6)) return []
    const error = measured > size * FAR + 1e-6
    const side = sideways ? (offX > 0 ? 'right' : 'left') : offY > 0 ? 'bottom' : 'top'
    return [
      findingOf('centre', error ? 'error' : 'warning', `The icon sits ${px(measured)} towards the ${side}.`, {
        at: { x: middle + offX, y: middle + offY },
        measured,
        limit: error ? size * FAR : seen,
      }),
    ]
  },
}

function nearer(a: number, b: number): number {
  return Math.abs(a) <= Math.abs(b) ? a : b
}
