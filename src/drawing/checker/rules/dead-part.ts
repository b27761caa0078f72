import { areaOf } from '../../geometry/area.ts'
import { distanceTo } from '../../geometry/distance.ts'
import { lengthOf, pointAt, tangentAt } from '../../geometry/measure.ts'
import type { Drawing, Mark } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

/** A mark that adds less than this share of the ink is not seen. */
const LEAST_SHARE = 0.002
/** Places along a stroke that are looked at, and their offsets to its sides in half widths. */
const STEP_PX = 0.5
const OFFSETS = [0, 0.85, -0.85]

/** Every mark is seen. */
export const deadPart: Rule = {
  id: 'dead-part',
  severity: 'info',
  title: 'Every statement adds ink that is seen',
  rationale:
    'What is hidden under other ink costs bytes and misleads whoever edits the drawing; the picture is none the worse. Strokes are looked at every half pixel, at their ' +
    'middle and near both edges; solids by their area. To mend: remove the statement, or move it to where it is seen.',
  thresholds: [{ name: 'least share', value: LEAST_SHARE * 100, unit: '% of the ink' }],
  check: ({ drawing, measures }) => {
    const least = LEAST_SHARE * measures.moments().area
    const stroke = drawing.strokeWidth
    return drawing.marks.flatMap((mark): Finding[] => {
      const seen = stroke === null ? Math.abs(areaOf(mark.path.segments)) : seenOf(mark, drawing, stroke, least)
      if (seen >= least) return []
      const first = mark.path.segments[0]
      const at = mark.dot ?? (first === undefined ? null : { x: first.x0, y: first.y0 })
      return [
        findingOf('dead-part', 'info', 'A mark is hidden by other ink or too small to be seen.', {
          at,
          measured: seen,
          limit: least,
          span: mark.span,
        }),
      ]
    })
  },
}

/** The mark's ink (px²) that no other mark covers; counting stops once it is `enough`. */
function seenOf(mark: Mark, drawing: Drawing, stroke: number, enough: number): number {
  const others = drawing.marks.filter((other) => other !== mark)
  const bare = (x: number, y: number): boolean =>
    others.every((other) =>
      other.dot === null
        ? other.path.segments.every((s) => distanceTo(s, x, y) > stroke / 2)
        : Math.hypot(x - other.dot.x, y - other.dot.y) > other.dot.diameter / 2,
    )
  if (mark.dot !== null) {
    const { x, y, diameter } = mark.dot
    const rim = diameter * 0.4
    const places = [
      [0, 0],
      [rim, 0],
      [-rim, 0],
      [0, rim],
      [0, -rim],
    ]
    return (
      (places.filter(([dx = 0, dy = 0]) => bare(x + dx, y + dy)).length / places.length) * (Math.PI / 4) * diameter ** 2
    )
  }
  let seen = 0
  for (const s of mark.path.segments) {
    const length = lengthOf(s)
    const count = Math.max(1, Math.ceil(length / STEP_PX))
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const place = pointAt(s, t)
      const along = tangentAt(s, t)
      for (const offset of OFFSETS) {
        const far = (offset * stroke) / 2
        if (!bare(place.x - along.y * far, place.y + along.x * far)) continue
        seen += ((length / count) * stroke) / OFFSETS.length
        if (seen >= enough) return seen
      }
    }
  }
  return seen
}
