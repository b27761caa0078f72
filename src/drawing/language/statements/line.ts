import { printModifiers, readModifiers } from '../modifiers.ts'
import type { LineStatement } from '../program.ts'
import { spanFrom } from '../reader.ts'
import type { StatementForm } from '../statement-form.ts'
import { bindVertex, printVertex, readVertices } from '../vertex.ts'

/** `line`: an open chain of straight pieces. */
export const line: StatementForm<LineStatement> = {
  keyword: 'line',
  kind: 'line',
  summary: 'An open chain of straight pieces from point to point.',
  forms: ['line P P … [modifiers]'],
  example: 'icon check\nkeyline sign\nline 4,12 10,18 20,6\n',
  otherNames: ['polyline', 'stroke', 'segment'],
  parse(reader, keyword) {
    const vertices = readVertices(reader, 2)
    const modifiers = readModifiers(reader)
    return { kind: 'line', vertices, modifiers, span: spanFrom(reader, keyword) }
  },
  print: ({ vertices, modifiers }) => `line ${vertices.map(printVertex).join(' ')}${printModifiers(modifiers)}`,
  bind: (statement, { number }) => [
    {
      ...statement,
      vertices: statement.vertices.map((vertex) => bindVertex(vertex, number)),
    },
  ],
}
