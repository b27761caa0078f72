import { SIZES, type Size } from '../../model/cut.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const MOST_PARTS = { 16: 4, 20: 5, 24: 6 } as const
const MOST_STROKES = { 16: 6, 20: 7, 24: 9 } as const

const bySize = (most: Readonly<Record<Size, number>>): string =>
  [...SIZES]
    .reverse()
    .map((size) => most[size])
    .join(', ')

/** An icon says little, clearly. */
export const budget: Rule = {
  id: 'budget',
  severity: 'warning',
  title: 'The icon has few parts and few strokes',
  rationale:
    'An icon is read in a glance; each further part costs some of it. Strokes are counted where the drawing is made of strokes. To mend: ' +
    'leave out what the subject is known without, or draw two strokes as one path.',
  thresholds: [
    { name: 'most parts at 24, 20, 16', value: bySize(MOST_PARTS), unit: '' },
    { name: 'most strokes at 24, 20, 16', value: bySize(MOST_STROKES), unit: '' },
  ],
  check: ({ drawing, measures }) => {
    const { size } = drawing.cut
    const parts = measures.nesting().filter((one) => !one.hole).length
    const strokes = drawing.strokeWidth === null ? 0 : drawing.marks.length
    return [
      ...(parts > MOST_PARTS[size]
        ? [
            findingOf('budget', 'warning', `The icon has ${parts} parts; ${MOST_PARTS[size]} are enough.`, {
              measured: parts,
              limit: MOST_PARTS[size],
            }),
          ]
        : []),
      ...(strokes > MOST_STROKES[size]
        ? [
            findingOf('budget', 'warning', `The icon has ${strokes} strokes; ${MOST_STROKES[size]} are enough.`, {
              measured: strokes,
              limit: MOST_STROKES[size],
            }),
          ]
        : []),
    ]
  },
}
