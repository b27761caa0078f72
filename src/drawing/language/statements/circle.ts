import { RANGES } from '../limits.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { CircleStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import { printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { printPoint, readPoint } from '../vertex.ts'

/** `circle`. */
export const circle: StatementForm<CircleStatement> = {
  keyword: 'circle',
  kind: 'circle',
  summary: 'A circle round a centre.',
  forms: ['circle X,Y R [modifiers]'],
  example: 'icon search\ncircle 10.5,10.5 7.5\nline 16,16 21,21\n',
  otherNames: ['disc', 'disk', 'round'],
  parse(reader, keyword) {
    const { x, y } = readPoint(reader, 'the centre x,y')
    const r = readScalar(reader, 'a radius', RANGES.length)
    const modifiers = readModifiers(reader)
    return { kind: 'circle', x, y, r, modifiers, span: spanFrom(reader, keyword) }
  },
  print: (statement) =>
    `circle ${printPoint(statement)} ${printScalar(statement.r)}${printModifiers(statement.modifiers)}`,
  bind: (statement, { number }) => [
    { ...statement, x: number(statement.x), y: number(statement.y), r: number(statement.r) },
  ],
}
