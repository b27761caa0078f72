import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawingOfSvg } from '../svg/drawing-of-svg.ts'
import { HOUSE_CUT } from '../model/cut.ts'
import { read } from '../svg/read.ts'
import { type Checked, check } from './check.ts'
import { RULES } from './rules.ts'

function icon(...paths: string[]): Checked {
  const body = paths.map((d) => `<path d="${d}"/>`).join('')
  const root =
    'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  const document = read(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`)
  return { document, drawing: drawingOfSvg(document, HOUSE_CUT) }
}

const CLEAN = icon('M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z', 'M8 12h8')
/** Bars between pixels and too near to each other, off the middle. */
const BARS = icon(...Array.from({ length: 11 }, (_, i) => `M${(3.4 + i * 1.6).toFixed(1)} 4v15`))

describe('check', () => {
  it('finds nothing wrong with a clean icon', () => {
    assert.deepEqual(check(CLEAN), [])
  })

  it('tells errors before warnings, and rules in the order of their list', () => {
    const findings = check(BARS)
    const places = findings.map(
      ({ rule, severity }) => (severity === 'error' ? 0 : 100) + RULES.findIndex(({ id }) => id === rule),
    )
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    )
    assert.ok(findings.some(({ severity }) => severity === 'warning'))
  })

  it('lets no rule tell more than eight findings', () => {
    const told = check(BARS).filter(({ rule }) => rule === 'pixel-snap')
    assert.equal(told.length, 8)
  })

  it('tells a narrow gap once, not at each of its corners', () => {
    const told = check(icon('M8 4v16', 'M11.4 4v16')).filter(({ rule }) => rule === 'clear-space')
    assert.equal(told.length, 1)
    assert.deepEqual(told[0]?.at, { x: 9.7, y: 12 })
  })

  it('answers the same to the same drawing', () => {
    assert.deepEqual(check(BARS), check(BARS))
  })

  it('blames the statement whose mark is nearest', () => {
    const drawing = icon('M4 4v16', 'M4.5 12h12')
    const join = check(drawing).find(({ rule }) => rule === 'join')
    assert.equal(join?.span?.line, 2)
  })

  it('judges a drawing without any ink', () => {
    assert.deepEqual(
      check(icon())
        .filter(({ severity }) => severity === 'error')
        .map(({ rule }) => rule),
      ['ink-empty'],
    )
  })
})
