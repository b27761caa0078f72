import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const USUAL_DECIMALS = 2
const MOST_DECIMALS = 3

/** No more decimals than an eye can see. */
export const svgPrecision: Rule = {
  id: 'svg-precision',
  severity: 'error, warning',
  title: 'Numbers have at most two decimals',
  rationale:
    'A hundredth of a px is a sixteenth of what the best screen can show of an icon enlarged four times; more decimals only cost bytes ' +
    'and hide which coordinates are meant to be equal.',
  thresholds: [
    { name: 'decimals, error above', value: MOST_DECIMALS, unit: 'decimals' },
    { name: 'decimals, warning above', value: USUAL_DECIMALS, unit: 'decimals' },
  ],
  check: ({ document }) => {
    const texts = [document.attributes, ...document.elements.map((element) => element.attributes)].flatMap(
      (attributes) => [...attributes].filter(([name]) => name !== 'xmlns').map(([, value]) => value),
    )
    const numbers = texts.flatMap((text) => text.match(/\d*\.\d+/g) ?? [])
    const long = numbers.filter((number) => decimals(number) > USUAL_DECIMALS)
    if (long.length === 0) return []
    const worst = long.reduce((a, b) => (decimals(b) > decimals(a) ? b : a))
    const measured = decimals(worst)
    const isError = measured > MOST_DECIMALS
    const limit = isError ? MOST_DECIMALS : USUAL_DECIMALS
    const message = `${long.length} ${long.length === 1 ? 'number has' : 'numbers have'} more than ${USUAL_DECIMALS} decimals, at most ${measured}: ${worst}.`
    return [findingOf('svg-precision', isError ? 'error' : 'warning', message, { measured, limit })]
  },
}

function decimals(number: string): number {
  return number.length - number.indexOf('.') - 1
}
