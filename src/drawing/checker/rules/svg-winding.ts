import { shapePaths } from '../../svg/shape-paths.ts'
import { findingOf } from '../finding-of.ts'
import { fillRuleDifference } from '../measures/fill-rule-difference.ts'
import type { Rule } from '../rule.ts'

const MOST_AREA = 0.05

/** Filled shapes mean the same under both fill rules. */
export const svgWinding: Rule = {
  id: 'svg-winding',
  severity: 'error',
  title: 'Filled paths show the same under both fill rules',
  rationale:
    'Icon fonts and some cutters know only the nonzero rule, others only even-odd. Where the two differ, a hole fills up or an overlap falls out. ' +
    'Wind holes against their outline, and unite overlapping shapes. Icons made of strokes are exempt.',
  thresholds: [{ name: 'area on which the two rules differ', value: MOST_AREA, unit: 'px²' }],
  check: ({ document }) => {
    const isStroked = (document.attributes.get('stroke') ?? 'none') !== 'none'
    if (isStroked) return []
    return document.elements.flatMap((element) => {
      const { area, at } = fillRuleDifference(shapePaths(element).map((path) => path.segments))
      if (area <= MOST_AREA) return []
      const message = `The two fill rules paint <${element.name}> differently on ${area.toFixed(2)} px².`
      return [findingOf('svg-winding', 'error', message, { at, measured: area, limit: MOST_AREA })]
    })
  },
}
