import { readBlock } from '../block.ts'
import { printCentre, readCentre } from '../centre.ts'
import { RANGES } from '../limits.ts'
import type { RingStatement } from '../program.ts'
import { fail, peek, spanFrom } from '../reader.ts'
import { printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'

/** `ring`: its statements several times round a centre. */
export const ring: StatementForm<RingStatement> = {
  keyword: 'ring',
  kind: 'ring',
  summary: `Draws its statements several times, evenly round a centre (12,12 unless given): ${RANGES.ring.from} to ${RANGES.ring.to} times.`,
  forms: ['ring COUNT [X,Y] { … }'],
  example: 'icon sun\ncircle 12,12 4\nring 8 { line 12,2 12,4.5 }\n',
  otherNames: ['repeat', 'rotational', 'radial', 'around'],
  parse(reader, keyword) {
    const { span } = peek(reader)
    const count = readScalar(reader, 'a count', RANGES.ring)
    if (typeof count === 'number' && !Number.isInteger(count)) {
      fail(reader, span, 'A ring repeats a whole number of times.', 'a whole number', `Write ${Math.round(count)}.`)
    }
    const { x, y } = readCentre(reader)
    const children = readBlock(reader)
    return { kind: 'ring', count, x, y, children, span: spanFrom(reader, keyword) }
  },
  print: (statement) => `ring ${printScalar(statement.count)}${printCentre(statement)}`,
  bind: (statement, { number, block }) => [
    {
      ...statement,
      count: number(statement.count),
      x: number(statement.x),
      y: number(statement.y),
      children: block(statement.children),
    },
  ],
}
