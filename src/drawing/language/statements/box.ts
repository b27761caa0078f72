import { readSize } from '../area.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { BoxStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import { printScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { bindVertex, printVertex, readVertex } from '../vertex.ts'

/** `box`: a rectangle. */
export const box: StatementForm<BoxStatement> = {
  keyword: 'box',
  kind: 'box',
  summary: 'A rectangle from its upper left corner. The corner mark of that point holds for all four corners.',
  forms: ['box X,Y WxH [modifiers]'],
  example: 'icon tablet\nbox 4,2 16x20\nline 11,18 13,18 cut\n',
  otherNames: ['rect', 'rectangle', 'square'],
  parse(reader, keyword) {
    const corner = readVertex(reader, 'the upper left corner x,y')
    const { width, height } = readSize(reader)
    const modifiers = readModifiers(reader)
    return { kind: 'box', corner, width, height, modifiers, span: spanFrom(reader, keyword) }
  },
  print: ({ corner, width, height, modifiers }) =>
    `box ${printVertex(corner)} ${printScalar(width)}x${printScalar(height)}${printModifiers(modifiers)}`,
  bind: (statement, { number }) => [
    {
      ...statement,
      corner: bindVertex(statement.corner, number),
      width: number(statement.width),
      height: number(statement.height),
    },
  ],
}
