import { RANGES } from '../limits.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { ArcStatement } from '../program.ts'
import { fail, peek, spanFrom } from '../reader.ts'
import { printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { printPoint, readPoint } from '../vertex.ts'

/** `arc`: a piece of a circle. */
export const arc: StatementForm<ArcStatement> = {
  keyword: 'arc',
  kind: 'arc',
  summary:
    'A piece of a circle from one angle to another, in degrees: 0 is to the right, 90 down. It runs clockwise when the second angle is greater.',
  forms: ['arc X,Y R FROM TO [modifiers]'],
  example: 'icon wifi\ndot 12,19\narc 12,19 6 225 315\narc 12,19 11 225 315\narc 12,19 16 225 315\n',
  otherNames: [],
  parse(reader, keyword) {
    const { x, y } = readPoint(reader, 'the centre x,y')
    const r = readScalar(reader, 'a radius', RANGES.length)
    const from = readScalar(reader, 'an angle', RANGES.degrees)
    const { span } = peek(reader)
    const to = readScalar(reader, 'an angle', RANGES.degrees)
    if (typeof from === 'number' && typeof to === 'number' && (from === to || Math.abs(to - from) >= 360)) {
      fail(
        reader,
        span,
        'An arc turns by more than 0 and less than 360 degrees.',
        'another angle',
        'For a whole circle write circle X,Y R.',
      )
    }
    const modifiers = readModifiers(reader)
    return { kind: 'arc', x, y, r, from, to, modifiers, span: spanFrom(reader, keyword) }
  },
  print: (statement) => {
    const { r, from, to, modifiers } = statement
    return `arc ${printPoint(statement)} ${printScalar(r)} ${printScalar(from)} ${printScalar(to)}${printModifiers(modifiers)}`
  },
  bind: (statement, { number }) => [
    {
      ...statement,
      x: number(statement.x),
      y: number(statement.y),
      r: number(statement.r),
      from: number(statement.from),
      to: number(statement.to),
    },
  ],
}
