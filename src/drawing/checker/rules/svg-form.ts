import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const MOST_ELEMENTS = 12
const USUAL_ELEMENTS = 9
const MOST_BYTES = 4096

/** Only what the SVG contract names, and little of it. */
export const svgForm: Rule = {
  id: 'svg-form',
  severity: 'error, warning',
  title: 'The SVG has only the elements and attributes of the contract',
  rationale:
    'Design tools, icon fonts, sanitisers and optimisers each lose something else: groups, styles, masks, entities, comments. ' +
    'A root with a flat list of plain shapes survives them all. Draw with paths, circles and rectangles, and let the root paint them.',
  thresholds: [
    { name: 'elements, error above', value: MOST_ELEMENTS, unit: 'elements' },
    { name: 'elements, warning above', value: USUAL_ELEMENTS, unit: 'elements' },
    { name: 'length of the text, error above', value: MOST_BYTES, unit: 'bytes' },
  ],
  check: ({ document }) => {
    const findings = document.problems.map((problem) => findingOf('svg-form', 'error', problem))
    const count = document.elements.length
    if (count > USUAL_ELEMENTS) {
      const isError = count > MOST_ELEMENTS
      const limit = isError ? MOST_ELEMENTS : USUAL_ELEMENTS
      const message = `The SVG has ${count} elements; ${limit} are the most.`
      findings.push(findingOf('svg-form', isError ? 'error' : 'warning', message, { measured: count, limit }))
    }
    if (document.sizeBytes > MOST_BYTES) {
      const message = `The SVG has ${document.sizeBytes} bytes; ${MOST_BYTES} are the most.`
      findings.push(findingOf('svg-form', 'error', message, { measured: document.sizeBytes, limit: MOST_BYTES }))
    }
    return findings
  },
}
