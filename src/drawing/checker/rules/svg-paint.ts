import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const PAINTS: ReadonlySet<string> = new Set(['none', 'currentColor'])
const PAINT_ATTRIBUTES = ['fill', 'stroke', 'color'] as const

/** One colour, the text's, fully opaque. */
export const svgPaint: Rule = {
  id: 'svg-paint',
  severity: 'error',
  title: 'Everything is painted in currentColor, without opacity',
  rationale:
    'An icon takes the colour of the text round it. A fixed colour does not follow it, white paint that hides what lies below shows ' +
    'on every other background, and opacity darkens where shapes overlap. Cut holes into shapes instead of covering them.',
  thresholds: [
    { name: 'paints', value: [...PAINTS].join(', '), unit: '' },
    { name: 'opacity', value: 'never given', unit: '' },
  ],
  check: ({ document }) => {
    const root = document.attributes
    const findings = [
      ...judge('svg', root),
      ...document.elements.flatMap(({ name, attributes }) => judge(name, attributes)),
    ]
    const fill = root.get('fill')
    const stroke = root.get('stroke') ?? 'none'
    if (fill === undefined)
      findings.push(findingOf('svg-paint', 'error', 'The <svg> has no fill, so viewers fill it with black.'))
    if (fill === 'none' && stroke === 'none') {
      findings.push(findingOf('svg-paint', 'error', 'The <svg> has neither a fill nor a stroke, so nothing shows.'))
    }
    return findings
  },
}

function judge(element: string, attributes: ReadonlyMap<string, string>): Finding[] {
  const findings: Finding[] = []
  for (const name of PAINT_ATTRIBUTES) {
    const value = attributes.get(name)
    if (value === undefined || PAINTS.has(value)) continue
    findings.push(
      findingOf(
        'svg-paint',
        'error',
        `<${element}> has the ${name} ${JSON.stringify(value)}; only none and currentColor are allowed.`,
      ),
    )
  }
  for (const name of attributes.keys()) {
    if (!name.endsWith('opacity') && name !== 'style') continue
    findings.push(
      findingOf(
        'svg-paint',
        'error',
        `<${element}> has the attribute ${name}; ink is opaque and painted by the root alone.`,
      ),
    )
  }
  return findings
}
