import { readBlock } from '../block.ts'
import { printCentre, readCentre } from '../centre.ts'
import { RANGES } from '../limits.ts'
import type { ScaleStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import { printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'

/** `scale`: its statements larger or smaller; strokes keep their width. */
export const scale: StatementForm<ScaleStatement> = {
  keyword: 'scale',
  kind: 'scale',
  summary:
    'Enlarges or shrinks its statements by a factor from a centre, 12,12 unless given. Strokes keep their width.',
  forms: ['scale FACTOR [X,Y] { … }'],
  example: 'icon target\ncircle 12,12 10\nscale 0.5 { circle 12,12 10 line }\n',
  otherNames: ['zoom', 'resize'],
  parse(reader, keyword) {
    const factor = readScalar(reader, 'a scale factor', RANGES.scale)
    const { x, y } = readCentre(reader)
    const children = readBlock(reader)
    return { kind: 'scale', factor, x, y, children, span: spanFrom(reader, keyword) }
  },
  print: (statement) => `scale ${printScalar(statement.factor)}${printCentre(statement)}`,
  bind: (statement, { number, block }) => [
    {
      ...statement,
      factor: number(statement.factor),
      x: number(statement.x),
      y: number(statement.y),
      children: block(statement.children),
    },
  ],
}
