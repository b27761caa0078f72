import { printModifiers, readModifiers } from '../modifiers.ts'
import type { CurveStatement, Vertex } from '../program.ts'
import type { Reader } from '../reader.ts'
import { fail, failAtNext, nextIsWord, peek, spanFrom, take } from '../reader.ts'
import type { StatementForm } from '../statement-form.ts'
import { addVertex, bindVertex, checkNotRepeated, nextIsVertex, printVertex } from '../vertex.ts'

/** `curve`: a smooth chain. */
export const curve: StatementForm<CurveStatement> = {
  keyword: 'curve',
  kind: 'curve',
  summary: 'A smooth curve through its points; a point marked `!` is a corner. `close` leads back to the first point.',
  forms: ['curve P P … [close] [modifiers]'],
  example: 'icon heart\ncurve 12,20.5! 4.5,13 3,8.8 7.2,4.5 12,7.2! 16.8,4.5 21,8.8 19.5,13 close\n',
  otherNames: ['spline', 'bezier', 'smooth'],
  parse(reader, keyword) {
    const vertices = readPoints(reader)
    const closed = nextIsWord(reader, 'close')
    if (closed) {
      checkNotRepeated(reader, vertices, reader.tokens[reader.index - 1]!.span)
      if (vertices.length < 3) failAtNext(reader, 'a third point', 'A closed curve has at least 3 points.')
      else take(reader)
    }
    const modifiers = readModifiers(reader)
    return { kind: 'curve', vertices, closed, modifiers, span: spanFrom(reader, keyword) }
  },
  print: ({ vertices, closed, modifiers }) =>
    `curve ${vertices.map(printVertex).join(' ')}${closed ? ' close' : ''}${printModifiers(modifiers)}`,
  bind: (statement, { number }) => [
    {
      ...statement,
      vertices: statement.vertices.map((vertex) => bindVertex(vertex, number)),
    },
  ],
}

function readPoints(reader: Reader): Vertex[] {
  const vertices: Vertex[] = []
  while (nextIsVertex(reader) && !reader.failed) {
    const { span } = peek(reader)
    addVertex(reader, vertices)
    const { corner } = vertices.at(-1)!
    const plain = corner.kind === 'relative' && (corner.factor === 1 || corner.factor === 0)
    if (!plain)
      fail(
        reader,
        span,
        'A point of a curve is smooth or a corner.',
        'a point, or a point with !',
        'Write x,y for a smooth point and x,y! for a corner.',
      )
  }
  if (vertices.length < 2) failAtNext(reader, 'a point x,y', 'Write at least 2 points, such as 4,12 12,8 20,12.')
  return vertices
}
