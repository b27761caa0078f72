import type { Box } from '../../geometry/segment.ts'
import { clearance, CLEARANCE_FORMULA } from '../../model/cut.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf, px } from '../finding-of.ts'
import type { NestedLoop } from '../measures/nesting.ts'
import type { Rule } from '../rule.ts'

/** Shares of the size: a badge this small cannot be read, one this large is a second subject. */
const SMALLEST = 1 / 4
const LARGEST = 0.6
const TOLERANCE_PX = 0.1

/** A badge sits apart in its corner. */
export const badge: Rule = {
  id: 'badge',
  severity: 'warning',
  title: 'A badge sits in its box at the right, with white round it',
  rationale:
    'A badge says something about the subject (added, locked, off), so it must be found at once, at the same place in every icon, and be told ' +
    'from the subject by the white round it. To mend: draw the badge inside the declared box and mark it `over`, so that the subject makes room.',
  thresholds: [
    { name: 'smallest box', value: `size ÷ ${1 / SMALLEST}`, unit: 'px' },
    { name: 'largest box', value: `${LARGEST} · size`, unit: 'px' },
    { name: 'white round it', value: CLEARANCE_FORMULA, unit: 'px' },
    { name: 'tolerance', value: TOLERANCE_PX, unit: 'px' },
  ],
  check: ({ drawing, measures }) => {
    const box = drawing.traits.badge
    if (box === null) return []
    const findings = misplaced(box, drawing.cut.size)
    const loops = measures.nesting()
    const inBadge = loops.map((one) => within(box, loops[one.part] ?? one))
    if (!loops.some((one, index) => !one.hole && inBadge[index] === true)) {
      return [
        ...findings,
        findingOf(
          'badge',
          'warning',
          "No part of the ink lies within the badge's box: it is missing, runs into the subject or sticks out.",
          { at: middleOf(box) },
        ),
      ]
    }
    const limit = clearance(drawing.cut)
    const halo = measures.facings().gaps.find((gap) => inBadge[gap.loopA] !== inBadge[gap.loopB])
    if (halo === undefined || halo.distance >= limit - TOLERANCE_PX) return findings
    return [
      ...findings,
      findingOf(
        'badge',
        'warning',
        `Only ${px(halo.distance)} of white between the badge and the subject; ${px(limit)} is the least.`,
        {
          at: { x: (halo.ax + halo.bx) / 2, y: (halo.ay + halo.by) / 2 },
          measured: halo.distance,
          limit,
        },
      ),
    ]
  },
}

function misplaced(box: Box, size: number): Finding[] {
  const at = middleOf(box)
  const findings: Finding[] = []
  if (at.x <= size / 2) findings.push(findingOf('badge', 'warning', 'The badge does not sit at the right.', { at }))
  const side = Math.max(box.x1 - box.x0, box.y1 - box.y0)
  if (side < size * SMALLEST - TOLERANCE_PX) {
    findings.push(
      findingOf('badge', 'warning', 'The badge is too small to be read.', {
        at,
        measured: side,
        limit: size * SMALLEST,
      }),
    )
  } else if (side > size * LARGEST + TOLERANCE_PX) {
    findings.push(
      findingOf('badge', 'warning', 'The badge is as large as a subject.', {
        at,
        measured: side,
        limit: size * LARGEST,
      }),
    )
  }
  return findings
}

function middleOf(box: Box): { x: number; y: number } {
  return { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }
}

function within(box: Box, one: NestedLoop): boolean {
  return (
    one.box.x0 >= box.x0 - TOLERANCE_PX &&
    one.box.y0 >= box.y0 - TOLERANCE_PX &&
    one.box.x1 <= box.x1 + TOLERANCE_PX &&
    one.box.y1 <= box.y1 + TOLERANCE_PX
  )
}
