import { readBlock } from '../block.ts'
import { printCentre, readCentre } from '../centre.ts'
import { RANGES } from '../limits.ts'
import type { TurnStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import { printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'

/** `turn`: its statements turned. */
export const turn: StatementForm<TurnStatement> = {
  keyword: 'turn',
  kind: 'turn',
  summary: 'Turns its statements clockwise by degrees round a centre, 12,12 unless given.',
  forms: ['turn DEGREES [X,Y] { … }'],
  example: 'icon pencil\nturn 45 {\n  poly 9,2 15,2 15,18 12,22 9,18\n  line 9,6 15,6 cut\n}\n',
  otherNames: ['rotate', 'rotation', 'spin'],
  parse(reader, keyword) {
    const degrees = readScalar(reader, 'an angle', RANGES.degrees)
    const { x, y } = readCentre(reader)
    const children = readBlock(reader)
    return { kind: 'turn', degrees, x, y, children, span: spanFrom(reader, keyword) }
  },
  print: (statement) => `turn ${printScalar(statement.degrees)}${printCentre(statement)}`,
  bind: (statement, { number, block }) => [
    {
      ...statement,
      degrees: number(statement.degrees),
      x: number(statement.x),
      y: number(statement.y),
      children: block(statement.children),
    },
  ],
}
