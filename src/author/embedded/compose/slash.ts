import { PLAIN } from '../../../drawing/language/modifiers.ts'
import type { Statement } from '../../../drawing/language/program.ts'
import type { Arrangement } from './sketch.ts'

const NOWHERE = { start: 0, end: 0, line: 1, column: 1 }

/** Ends of the line that crosses a drawing out, corner to corner; then beside that, where it cuts other lines of the thing; then the other way. */
const LINES = [
  [3, 3, 21, 21],
  [2, 4, 20, 22],
  [4, 2, 22, 20],
  [21, 3, 3, 21],
] as const

/** Each arrangement crossed out by a diagonal that interrupts it, likeliest first. */
export function slashed(arrangements: readonly Arrangement[]): Arrangement[] {
  return LINES.flatMap((slash, index) =>
    arrangements.slice(0, index === 0 ? 2 : 1).map((arrangement) => ({
      ...arrangement,
      named: [...arrangement.named, 'off'],
      idea: `${arrangement.idea}-slash${index === 0 ? '' : index + 1}`,
      keyline: 'free' as const,
      slash,
    })),
  )
}

/** The line itself. */
export function slashLine([x0, y0, x1, y1]: readonly [number, number, number, number]): Statement {
  const corner = { kind: 'relative', factor: 1 } as const
  const line: Statement = {
    kind: 'line',
    vertices: [
      { x: x0, y: y0, corner },
      { x: x1, y: y1, corner },
    ],
    modifiers: PLAIN,
    span: NOWHERE,
  }
  return { kind: 'part', name: 'slash', modifiers: { ...PLAIN, over: 'tight' }, children: [line], span: NOWHERE }
}
