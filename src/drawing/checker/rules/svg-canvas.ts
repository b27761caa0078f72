import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

const viewBoxOf = (side: number | 'S'): string => `0 0 ${side} ${side}`

/** The canvas is the size that was asked for, from 0, in px. */
export const svgCanvas: Rule = {
  id: 'svg-canvas',
  severity: 'error',
  title: 'The canvas is the square of the asked size',
  rationale:
    'The pixel grid that a drawing is fitted to is the grid of its canvas: another viewBox, width or height scales or shifts it, ' +
    'and every edge becomes blurred. Write viewBox="0 0 S S" with width and height S.',
  thresholds: [
    { name: 'viewBox', value: viewBoxOf('S'), unit: 'px' },
    { name: 'width and height', value: 'S', unit: 'px' },
  ],
  check: ({ document, drawing }) => {
    const size = drawing.cut.size
    const wanted = [
      ['viewBox', viewBoxOf(size)],
      ['width', `${size}`],
      ['height', `${size}`],
    ] as const
    return wanted.flatMap(([name, value]) => {
      const found = document.attributes.get(name)
      if (found === value) return []
      const message = `The ${name} is ${found === undefined ? 'missing' : JSON.stringify(found)}; it must be "${value}".`
      const measured = name === 'viewBox' || found === undefined || !/^[\d.]+$/.test(found) ? null : Number(found)
      return [findingOf('svg-canvas', 'error', message, { measured, limit: name === 'viewBox' ? null : size })]
    })
  },
}
