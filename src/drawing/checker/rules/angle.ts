import { lengthOf } from '../../geometry/measure.ts'
import { findingOf } from '../finding-of.ts'
import { GRID_PLAY_FORMULA, gridPlay } from '../measures/grid-play.ts'
import type { Rule } from '../rule.ts'

const STEP_DEGREES = 15
const TOLERANCE_DEGREES = 0.6
/** Less than this at the end of a stroke is not seen. Fitting to the pixel grid may add to it: either end moves. */
const TOLERANCE_PX = 0.5
/** Slopes that run through grid points. */
const SLOPES = [
  [1, 2],
  [1, 3],
  [2, 1],
  [3, 1],
] as const
const SHORTEST_PX = 2

/** Strokes share few directions. */
export const angle: Rule = {
  id: 'angle',
  severity: 'warning',
  title: 'Straight strokes keep to few directions',
  rationale:
    'A family looks drawn by one hand when its slants repeat: multiples of 15°, and the slopes 1:2 and 1:3 (and their mirror images). ' +
    'To mend: move an end of the stroke by a little; what must slant otherwise (a hand of a clock, a ray) may keep the warning.',
  thresholds: [
    { name: 'directions', value: `multiples of ${STEP_DEGREES}`, unit: '°' },
    {
      name: 'slopes',
      value: SLOPES.map(([rise, run]) => `${rise}:${run}`).join(', '),
      unit: '',
    },
    { name: 'tolerance', value: TOLERANCE_DEGREES, unit: '°' },
    {
      name: 'tolerance at the end of a stroke',
      value: `${TOLERANCE_PX} px and what the pixel grid takes: ${GRID_PLAY_FORMULA}`,
      unit: '',
    },
    { name: 'shortest stroke', value: SHORTEST_PX, unit: 'px' },
  ],
  check: ({ drawing }) =>
    drawing.strokeWidth === null
      ? []
      : drawing.marks.flatMap((mark) =>
          mark.path.segments.flatMap((s) => {
            if (s.kind === 'arc' || mark.dot !== null || lengthOf(s) < SHORTEST_PX) return []
            const direction = (Math.atan2(Math.abs(s.y1 - s.y0), Math.abs(s.x1 - s.x0)) * 180) / Math.PI
            const measured = offDirections(direction)
            const away = lengthOf(s) * Math.tan((measured * Math.PI) / 180)
            if (measured <= TOLERANCE_DEGREES || away <= TOLERANCE_PX + gridPlay(drawing.cut) + 1e-6) return []
            return [
              findingOf(
                'angle',
                'warning',
                `A stroke slants by ${Math.round(direction * 10) / 10}°, ${Math.round(measured * 10) / 10}° off the family's directions.`,
                {
                  at: { x: (s.x0 + s.x1) / 2, y: (s.y0 + s.y1) / 2 },
                  measured,
                  limit: TOLERANCE_DEGREES,
                  span: mark.span,
                },
              ),
            ]
          }),
        ),
}

/** How far a direction from 0° to 90° lies from the nearest one allowed. */
function offDirections(direction: number): number {
  const slopes = SLOPES.map(([rise, run]) => (Math.atan2(rise, run) * 180) / Math.PI)
  const allowed = [Math.round(direction / STEP_DEGREES) * STEP_DEGREES, ...slopes]
  return Math.min(...allowed.map((one) => Math.abs(direction - one)))
}
