import type { Cut } from '../../model/cut.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import { GRID_PLAY_FORMULA, gridPlay } from '../measures/grid-play.ts'
import type { Rule } from '../rule.ts'
import { isSolidLevel } from '../solid-level.ts'

/** Limits of how much of the canvas is ink; strokes are counted in stroke widths, so that all cuts compare. */
const STROKED = { least: 1.2, most: 4.4, far: 5.2 }
/** Strokes finer than this share of the size leave so much white between them that many of them are no darkness. */
const FINE = 1 / 12
const FILLED = { least: 0.12, most: 0.62, far: 0.68 }
/** The keyline square at its centre lines in the 24 grid, and what the fitting to the pixel grid may add to it. */
const SQUARE = 18
const FITTING_PX = 1
/** White border of every icon. */
const BORDER_PX = 1

/** The icon is neither faint nor black beside its family. */
export const density: Rule = {
  id: 'density',
  severity: 'error, warning, info',
  title: 'The weight of the icon is that of its family',
  rationale:
    'In a row of icons the eye finds the one that is darker or fainter than the rest. Strokes are measured as coverage · size ÷ stroke, ' +
    'solids, and levels that are drawn as one, as coverage. A bare sign (keyline sign: a minus, a chevron, a letter) and a declared part or level have no lower limit: they cannot be heavier without ' +
    'being something else; fine strokes leave white enough between them. A plain solid square on its keyline covers .69 of a canvas of 24 and .77 of one of 16; it belongs to the family, as the pixel grid makes it, so ' +
    'what covers no more is only said to be dark, and no solid is a blot that covers less. To mend: add or leave out details, or let the number of details follow the cut (@ levels).',
  thresholds: [
    { name: 'strokes, warning below', value: STROKED.least, unit: 'coverage · size ÷ stroke' },
    {
      name: `strokes from size ÷ ${1 / FINE} on, warning above`,
      value: STROKED.most,
      unit: 'coverage · size ÷ stroke',
    },
    { name: 'strokes, error above', value: STROKED.far, unit: 'coverage · size ÷ stroke' },
    { name: 'solids, warning below', value: FILLED.least, unit: 'coverage' },
    { name: 'solids, info above', value: FILLED.most, unit: 'coverage' },
    {
      name: 'solids, warning above',
      value: `max(${FILLED.most}, keyline square + ${GRID_PLAY_FORMULA})`,
      unit: 'coverage',
    },
    {
      name: 'solids, error above',
      value: `max(${FILLED.far}, keyline square + ${FITTING_PX} px, at most size − ${2 * BORDER_PX})`,
      unit: 'coverage',
    },
  ],
  check: ({ drawing, measures }): Finding[] => {
    const { size } = drawing.cut
    const coverage = measures.moments().area / size ** 2
    const stroked = drawing.strokeWidth !== null && !isSolidLevel(drawing, drawing.marks)
    const measured = stroked ? (coverage * size) / (drawing.strokeWidth ?? 1) : coverage
    const limits = stroked ? strokedLimits(drawing.cut) : filledLimits(drawing.cut)
    if (measured > limits.far + 1e-6)
      return [
        findingOf('density', 'error', 'The icon is so full that it reads as a blot.', { measured, limit: limits.far }),
      ]
    if (measured > limits.most) {
      const isSquare = !stroked && measured <= squareCoverage(drawing.cut, gridPlay(drawing.cut)) + 1e-6
      const severity = isSquare ? 'info' : 'warning'
      return [findingOf('density', severity, 'The icon is darker than its family.', { measured, limit: limits.most })]
    }
    // A low level (one bar of a signal) is faint on purpose.
    if (measured >= limits.least || drawing.traits.keyline === 'sign' || drawing.traits.partial) return []
    return [findingOf('density', 'warning', 'The icon is fainter than its family.', { measured, limit: limits.least })]
  },
}

function strokedLimits({ size, stroke }: Cut): typeof STROKED {
  return stroke < size * FINE ? { ...STROKED, most: STROKED.far } : STROKED
}

function filledLimits(cut: Cut): typeof FILLED {
  return { ...FILLED, far: Math.max(FILLED.far, squareCoverage(cut, FITTING_PX)) }
}

function squareCoverage({ size, stroke }: Cut, fitting: number): number {
  return (Math.min((SQUARE * size) / 24 + stroke + fitting, size - 2 * BORDER_PX) / size) ** 2
}
