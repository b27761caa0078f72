import { readBlock } from '../block.ts'
import { printModifiers, readModifiers, roleWord } from '../modifiers.ts'
import type { JoinStatement, Statement } from '../program.ts'
import type { Reader } from '../reader.ts'
import { atHeadEnd, fail, failAtNext, nextIsWord, peek, spanFrom, take } from '../reader.ts'
import type { StatementForm } from '../statement-form.ts'

/** `join`: closed shapes added and subtracted into one contour. */
export const join: StatementForm<JoinStatement> = {
  keyword: 'join',
  kind: 'join',
  summary:
    'Adds closed shapes into one contour, which is then rounded; `-` before a shape takes it away. Only box, circle, oval, poly, closed path and closed curve may stand inside, and transforms of them.',
  forms: ['join [modifiers] { SHAPE; SHAPE; - SHAPE }'],
  example: 'icon moon\njoin {\n  circle 11.5,12.5 8.5\n  - circle 16.5,7.5 7\n}\n',
  otherNames: ['union', 'merge', 'combine', 'subtract', 'difference'],
  parse(reader, keyword) {
    const modifiers = readModifiers(reader)
    const operands = readBlock(reader, readOperand)
    const first = operands[0]
    if (first?.sign === -1) {
      fail(
        reader,
        first.statement.span,
        'The first shape of a join is subtracted from nothing.',
        'a shape without -',
        'Move an added shape to the front.',
      )
    }
    return { kind: 'join', operands, modifiers, span: spanFrom(reader, keyword) }
  },
  print: ({ modifiers }) => `join${printModifiers(modifiers)}`,
  bind: (statement, { block }) => [
    {
      ...statement,
      operands: statement.operands.flatMap(({ sign, statement: operand }) =>
        block([operand]).map((bound) => ({ sign, statement: bound })),
      ),
    },
  ],
}

type Operand = JoinStatement['operands'][number]

function readOperand(reader: Reader): Operand | null {
  const subtracts = nextIsWord(reader, '-')
  if (subtracts) take(reader)
  const { span } = peek(reader)
  if (subtracts && atHeadEnd(reader)) {
    failAtNext(reader, 'a closed shape', 'Write the shape to take away behind -, on the same line.')
    return null
  }
  const statement = reader.statement(reader)
  if (statement === null) return null
  if (!isClosedShape(statement)) {
    fail(
      reader,
      span,
      `\`${statement.kind}\` encloses no area, so it cannot be joined.`,
      'a closed shape',
      'Use box, circle, oval, poly, or a path or curve with close.',
    )
    return null
  }
  if ('modifiers' in statement && statement.modifiers.role !== 'auto') {
    fail(
      reader,
      span,
      `A joined shape has no role of its own; \`${roleWord(statement.modifiers.role)}\` says nothing here.`,
      'a shape without a role',
      'Write the role behind `join`, or `-` in front of a shape to take it away.',
    )
    return null
  }
  return { sign: subtracts ? -1 : 1, statement }
}

function isClosedShape(statement: Statement): boolean {
  switch (statement.kind) {
    case 'box':
    case 'circle':
    case 'oval':
    case 'poly':
      return true
    case 'path':
    case 'curve':
      return statement.closed
    case 'mirror':
    case 'turn':
    case 'ring':
    case 'move':
    case 'scale':
      return statement.children.every(isClosedShape)
    default:
      return false
  }
}
