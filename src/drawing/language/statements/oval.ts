import { RANGES } from '../limits.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { OvalStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import { printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { printPoint, readPoint } from '../vertex.ts'

/** `oval`: an upright ellipse. */
export const oval: StatementForm<OvalStatement> = {
  keyword: 'oval',
  kind: 'oval',
  summary: 'An ellipse round a centre, with its half width and half height.',
  forms: ['oval X,Y RX RY [modifiers]'],
  example: 'icon planet\ncircle 12,12 6\nturn -20 { oval 12,12 10 3 over }\n',
  otherNames: ['ellipse'],
  parse(reader, keyword) {
    const { x, y } = readPoint(reader, 'the centre x,y')
    const rx = readScalar(reader, 'a half width', RANGES.length)
    const ry = readScalar(reader, 'a half height', RANGES.length)
    const modifiers = readModifiers(reader)
    return { kind: 'oval', x, y, rx, ry, modifiers, span: spanFrom(reader, keyword) }
  },
  print: (statement) =>
    `oval ${printPoint(statement)} ${printScalar(statement.rx)} ${printScalar(statement.ry)}${printModifiers(statement.modifiers)}`,
  bind: (statement, { number }) => [
    {
      ...statement,
      x: number(statement.x),
      y: number(statement.y),
      rx: number(statement.rx),
      ry: number(statement.ry),
    },
  ],
}
