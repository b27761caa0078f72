import { readSize } from '../area.ts'
import { readBlock } from '../block.ts'
import type { DeclarationForm } from '../declaration-form.ts'
import { MINI_SIZE, RANGES } from '../limits.ts'
import { linesOf, printBlock } from '../print-statement.ts'
import type { Size } from '../program.ts'
import { fail, peek } from '../reader.ts'
import type { Reader } from '../reader.ts'
import { printNumber } from '../scalar.ts'

/** `mini`: the small form. */
export const mini: DeclarationForm = {
  keyword: 'mini',
  summary:
    `A form for badges and guests, in a grid of its own from 0,0, ${MINI_SIZE.width}x${MINI_SIZE.height} unless a size is given. As a badge it is ` +
    'drawn in units of the whole picture, so a sign that needs more room to be read, such as a clock, says so; a narrow one leaves the subject more.',
  forms: ['mini [WxH] { … }'],
  example: 'icon plus\nkeyline sign\nmini {\n  line 4,1 4,7\n  line 1,4 7,4\n}\nline 12,4 12,20\nline 4,12 20,12\n',
  repeatable: false,
  parse(reader, draft) {
    const size = peek(reader).kind === 'word' ? readMiniSize(reader) : MINI_SIZE
    const statements = readBlock(reader)
    if (reader.failed) return
    draft.mini = statements
    draft.miniSize = size
  },
  print: ({ mini: statements, miniSize: { width, height } }) => {
    if (statements === null) return []
    const isUsual = width === MINI_SIZE.width && height === MINI_SIZE.height
    return printBlock(isUsual ? 'mini' : `mini ${printNumber(width)}x${printNumber(height)}`, statements.map(linesOf))
  },
}

function readMiniSize(reader: Reader): Size {
  const { span } = peek(reader)
  const { width, height } = readSize(reader)
  const { from, to } = RANGES.mini
  if (isWithin(width) && isWithin(height)) return { width, height }
  if (!reader.failed)
    fail(
      reader,
      span,
      `A small form is ${from} to ${to} units wide and high.`,
      'a size in numbers',
      'Write mini 7x9, for instance.',
    )
  return MINI_SIZE
}

function isWithin(length: unknown): length is number {
  return typeof length === 'number' && length >= RANGES.mini.from && length <= RANGES.mini.to
}
