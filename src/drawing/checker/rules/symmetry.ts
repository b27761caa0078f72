import { findingOf } from '../finding-of.ts'
import { gridPlay } from '../measures/grid-play.ts'
import type { Rule } from '../rule.ts'

/** A mirror image that overlaps this much was meant to overlap all the way. */
const MEANT = 0.97
const REACHED = 0.995

/** What is nearly symmetrical is symmetrical. */
export const symmetry: Rule = {
  id: 'symmetry',
  severity: 'warning',
  title: 'What is nearly symmetrical is symmetrical',
  rationale:
    'Two halves that differ by a hair look like a slip. The ink is mirrored through the middle of its box, upright and level, and compared ' +
    'with itself. A drawing that shows a part or a level (partial) or carries a badge is exempt. Judged is the size that glyphs are drawn for, with an even stroke: elsewhere the pixel grid ' +
    'moves what lies beside the axis by half a pixel, and a slip of the drawing shows here. To mend: draw one half and `mirror` it, or ' +
    'make the difference large enough to be meant.',
  thresholds: [
    { name: 'meant from', value: MEANT, unit: 'of the ink' },
    { name: 'reached from', value: REACHED, unit: 'of the ink' },
  ],
  check: ({ drawing, measures }) => {
    if (drawing.traits.partial || drawing.traits.badge !== null || gridPlay(drawing.cut) > 0) return []
    const { x, y } = measures.mirrored()
    const axes = [
      { name: 'Left and right', share: x },
      { name: 'Top and bottom', share: y },
    ]
    return axes
      .filter(({ share }) => share >= MEANT && share < REACHED)
      .map(({ name, share }) =>
        findingOf(
          'symmetry',
          'warning',
          `${name} differ by ${Math.round((1 - share) * 1000) / 10} % of the ink: nearly symmetrical.`,
          { measured: share, limit: REACHED },
        ),
      )
  },
}
