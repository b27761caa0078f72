import { printModifiers, readModifiers } from '../modifiers.ts'
import type { PolyStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import type { StatementForm } from '../statement-form.ts'
import { bindVertex, checkNotRepeated, printVertex, readVertices } from '../vertex.ts'

/** `poly`: a closed chain of straight pieces. */
export const poly: StatementForm<PolyStatement> = {
  keyword: 'poly',
  kind: 'poly',
  summary: 'A polygon: like `line`, but closed, from three points.',
  forms: ['poly P P P … [modifiers]'],
  example: 'icon house\npoly 3,10.5 12,3 21,10.5 21,21 3,21\nline 9,21 9,14 15,14 15,21 hole\n',
  otherNames: ['polygon', 'triangle'],
  parse(reader, keyword) {
    const vertices = readVertices(reader, 3)
    checkNotRepeated(reader, vertices, reader.tokens[reader.index - 1]!.span)
    const modifiers = readModifiers(reader)
    return { kind: 'poly', vertices, modifiers, span: spanFrom(reader, keyword) }
  },
  print: ({ vertices, modifiers }) => `poly ${vertices.map(printVertex).join(' ')}${printModifiers(modifiers)}`,
  bind: (statement, { number }) => [
    {
      ...statement,
      vertices: statement.vertices.map((vertex) => bindVertex(vertex, number)),
    },
  ],
}
