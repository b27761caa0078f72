import { SIZES, STROKES, thinnerThan } from '../../model/cut.ts'
import type { DeclarationForm } from '../declaration-form.ts'
import type { Thinner } from '../program.ts'
import type { Reader } from '../reader.ts'
import { fail, failAtNext, peek, readToHeadEnd, take } from '../reader.ts'

const ENTRY = /^(\d{1,2})\/(\d(?:\.\d)?)=(\d(?:\.\d)?)$/

/** `stroke`: strokes that are thinner than was asked for. */
export const stroke: DeclarationForm = {
  keyword: 'stroke',
  summary:
    'The sizes and strokes at which its strokes are thinner than was asked for, by a third at most: two things in few pixels are told by thinner ones alone.',
  forms: ['stroke SIZE/STROKE=WIDTH …'],
  example: 'icon signs\nstroke 16/2=1.5\ncircle 8,8 4\ncircle 16,16 4\n',
  repeatable: false,
  parse(reader, draft) {
    const found = readToHeadEnd(reader, readEntry)
    if (found !== null) draft.strokes = found
  },
  print: ({ strokes }) => (strokes.length === 0 ? [] : [`stroke ${strokes.map(printEntry).join(' ')}`]),
}

function readEntry(reader: Reader): Thinner | null {
  const token = peek(reader)
  const [, ofSize, ofStroke, ofWidth] = (token.kind === 'word' ? ENTRY.exec(token.text) : null) ?? []
  const size = SIZES.find((one) => one === Number(ofSize))
  const asked = STROKES.find((one) => one === Number(ofStroke))
  if (size === undefined || asked === undefined) {
    failAtNext(
      reader,
      'a size, a stroke and a width, such as 16/2=1.5',
      `Sizes are ${SIZES.join(', ')}, strokes ${STROKES.join(', ')}; leave the line out where strokes have the width that is asked for.`,
    )
    return null
  }
  take(reader)
  const thinner = thinnerThan(asked)
  const width = thinner.find((one) => one === Number(ofWidth))
  if (width !== undefined) return { size, stroke: asked, width }
  fail(
    reader,
    token.span,
    `Strokes of ${asked} px are not drawn ${ofWidth} px wide.`,
    thinner.length === 0 ? 'a stroke that may be thinner, such as 2' : `a width of ${thinner.join(' or ')} px`,
    'They may be thinner by a third, at most.',
  )
  return null
}

function printEntry({ size, stroke: asked, width }: Thinner): string {
  return `${size}/${asked}=${width}`
}
