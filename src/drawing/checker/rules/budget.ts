import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const MOST_PARTS = 6
const MOST_STROKES = 9

/** An icon says little, clearly. */
export const budget: Rule = {
  id: 'budget',
  severity: 'info',
  title: 'The icon has few parts and few strokes',
  rationale:
    'An icon is read in a glance; each further part costs some of it; what is known by many parts, as a keyboard by its keys, has them all the same. Strokes are counted where the drawing is made of strokes. It is the same at all sizes: ' +
    'what a small one has no room for, `clear-space` says. To mend: ' +
    'leave out what the subject is known without, or draw two strokes as one path.',
  thresholds: [
    { name: 'most parts', value: MOST_PARTS, unit: '' },
    { name: 'most strokes', value: MOST_STROKES, unit: '' },
  ],
  check: ({ drawing, measures }) => {
    const parts = measures.nesting().filter((one) => !one.hole).length
    const strokes = drawing.strokeWidth === null ? 0 : drawing.marks.length
    return [
      ...(parts > MOST_PARTS
        ? [
            findingOf('budget', 'info', `The icon has ${parts} parts; ${MOST_PARTS} are enough.`, {
              measured: parts,
              limit: MOST_PARTS,
            }),
          ]
        : []),
      ...(strokes > MOST_STROKES
        ? [
            findingOf('budget', 'info', `The icon has ${strokes} strokes; ${MOST_STROKES} are enough.`, {
              measured: strokes,
              limit: MOST_STROKES,
            }),
          ]
        : []),
    ]
  },
}
