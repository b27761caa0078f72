import { blame } from '../blame.ts'
import { findingOf, px } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

/** White border of every icon, so that icons side by side do not touch. */
const BORDER_PX = 1
/** Ink that covers less than 3 % of a pixel of the border is not seen. */
const UNSEEN_PX = 0.03

/** All ink keeps a border of one pixel. */
export const liveArea: Rule = {
  id: 'live-area',
  severity: 'error',
  title: 'All ink keeps one pixel from the edge of the canvas',
  rationale:
    'Every family keeps this border: without it icons touch each other and are cut off by tight boxes. ' +
    'To mend: move or shrink what sticks out; the widest stroke (3) reaches 1.5 px beyond its centre line.',
  thresholds: [
    { name: 'border', value: BORDER_PX, unit: 'px' },
    { name: 'ink in the border that is not seen', value: UNSEEN_PX, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    const box = measures.inkBox()
    const far = drawing.cut.size
    const sides = [
      { name: 'left', room: box.x0, x: box.x0, y: (box.y0 + box.y1) / 2 },
      { name: 'top', room: box.y0, x: (box.x0 + box.x1) / 2, y: box.y0 },
      { name: 'right', room: far - box.x1, x: box.x1, y: (box.y0 + box.y1) / 2 },
      { name: 'bottom', room: far - box.y1, x: (box.x0 + box.x1) / 2, y: box.y1 },
    ]
    return sides
      .filter((side) => side.room < BORDER_PX - UNSEEN_PX)
      .map(({ name, room, x, y }) =>
        findingOf(
          'live-area',
          'error',
          room < 0
            ? `The ink runs ${px(-room)} over the ${name} edge.`
            : `The ink comes within ${px(room)} of the ${name} edge.`,
          {
            at: { x, y },
            measured: room,
            limit: BORDER_PX,
            span: blame(drawing, x, y),
          },
        ),
      )
  },
}
