import { readBlock } from '../block.ts'
import { RANGES } from '../limits.ts'
import type { MoveStatement } from '../program.ts'
import { failAtNext, peek, spanFrom, take } from '../reader.ts'
import { SCALAR, scalarFrom } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { printPoint } from '../vertex.ts'

const SHIFT = new RegExp(`^(${SCALAR}),(${SCALAR})$`)

/** `move`: its statements shifted. */
export const move: StatementForm<MoveStatement> = {
  keyword: 'move',
  kind: 'move',
  summary: 'Shifts its statements: to the right by the first number, down by the second.',
  forms: ['move DX,DY { … }'],
  example: 'icon menu\nkeyline sign\nline 4,12 20,12\nmove 0,6 { line 4,12 20,12 }\nmove 0,-6 { line 4,12 20,12 }\n',
  otherNames: ['translate', 'shift', 'offset'],
  parse(reader, keyword) {
    const token = peek(reader)
    const match = token.kind === 'word' && token.text.length < 96 ? SHIFT.exec(token.text) : null
    if (match !== null) take(reader)
    else failAtNext(reader, 'a shift dx,dy', 'Write two numbers with a comma and no blank, such as 2,-1.')
    const x = scalarFrom(reader, match?.[1] ?? '0', token.span, 'a shift', RANGES.shift)
    const y = scalarFrom(reader, match?.[2] ?? '0', token.span, 'a shift', RANGES.shift)
    const children = readBlock(reader)
    return { kind: 'move', x, y, children, span: spanFrom(reader, keyword) }
  },
  print: (statement) => `move ${printPoint(statement)}`,
  bind: (statement, { number, block }) => [
    { ...statement, x: number(statement.x), y: number(statement.y), children: block(statement.children) },
  ],
}
