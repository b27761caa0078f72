import { RANGES } from '../limits.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { Bend, PathStatement, Vertex } from '../program.ts'
import type { Reader } from '../reader.ts'
import { fail, failAtNext, nextIsWord, peek, spanFrom, take } from '../reader.ts'
import { printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { addVertex, bindVertex, checkNotRepeated, nextIsVertex, printVertex } from '../vertex.ts'

/** `path`: straight pieces and arcs in one chain. */
export const path: StatementForm<PathStatement> = {
  keyword: 'path',
  kind: 'path',
  summary:
    'A chain of straight pieces and arcs. Before a point, `cw R` (clockwise) or `ccw R` makes the piece that leads to it an arc of that radius; `big` takes the longer of the two arcs. `close` leads back to the first point.',
  forms: ['path P [cw|ccw R [big]] P … [cw|ccw R [big]] [close] [modifiers]'],
  example: 'icon lock\nbox 4,11 16x10\npath 8,11 8,7 cw 4 16,7 16,11 ink\nline 12,15 12,17 cut\n',
  otherNames: ['outline', 'shape'],
  parse(reader, keyword) {
    const { vertices, bends, closed } = readChain(reader)
    const modifiers = readModifiers(reader)
    return { kind: 'path', vertices, bends, closed, modifiers, span: spanFrom(reader, keyword) }
  },
  print: ({ vertices, bends, closed, modifiers }) => {
    const pieces = vertices.map((vertex, i) => {
      const bend = bends[i] ?? null
      return bend === null ? printVertex(vertex) : `${printVertex(vertex)} ${printBend(bend)}`
    })
    return `path ${pieces.join(' ')}${closed ? ' close' : ''}${printModifiers(modifiers)}`
  },
  bind: (statement, { number }) => [
    {
      ...statement,
      vertices: statement.vertices.map((vertex) => bindVertex(vertex, number)),
      bends: statement.bends.map((bend) => bend && { ...bend, radius: number(bend.radius) }),
    },
  ],
}

function readChain(reader: Reader): { vertices: Vertex[]; bends: (Bend | null)[]; closed: boolean } {
  const vertices: Vertex[] = []
  const bends: (Bend | null)[] = []
  addVertex(reader, vertices)
  while (!reader.failed) {
    const bendToken = peek(reader)
    const bend = nextIsWord(reader, 'cw') || nextIsWord(reader, 'ccw') ? readBend(reader) : null
    if (nextIsVertex(reader)) {
      bends.push(bend)
      addVertex(reader, vertices)
    } else if (nextIsWord(reader, 'close')) {
      checkNotRepeated(reader, vertices, reader.tokens[reader.index - 1]!.span)
      take(reader)
      bends.push(bend)
      checkChain(reader, vertices, bends, true)
      return { vertices, bends, closed: true }
    } else {
      if (bend !== null)
        fail(
          reader,
          bendToken.span,
          'This arc leads nowhere.',
          'a point x,y or close behind the arc',
          'Write the point where the arc ends.',
        )
      break
    }
  }
  checkChain(reader, vertices, bends, false)
  return { vertices, bends, closed: false }
}

function readBend(reader: Reader): Bend {
  const clockwise = take(reader).text === 'cw'
  const radius = readScalar(reader, 'an arc radius', RANGES.length)
  const big = nextIsWord(reader, 'big')
  if (big) take(reader)
  return { radius, clockwise, big }
}

function checkChain(
  reader: Reader,
  vertices: readonly Vertex[],
  bends: readonly (Bend | null)[],
  closed: boolean,
): void {
  const span = reader.tokens[reader.index - 1]!.span
  if (vertices.length < 2) failAtNext(reader, 'a point x,y', 'Write at least 2 points, such as 4,12 cw 8 20,12.')
  if (closed && vertices.length === 2 && bends.every((bend) => bend === null)) {
    fail(
      reader,
      span,
      'Two points with straight pieces enclose nothing.',
      'a third point or an arc',
      'Leave `close` out, or add a point or an arc.',
    )
  }
  bends.forEach((bend, i) => {
    const from = vertices[i]!
    const to = vertices[(i + 1) % vertices.length]!
    const ends = [from.x, from.y, to.x, to.y]
    if (bend === null || typeof bend.radius !== 'number' || !ends.every((value) => typeof value === 'number')) return
    const [x0, y0, x1, y1] = ends as [number, number, number, number]
    const smallest = Math.hypot(x1 - x0, y1 - y0) / 2
    if (bend.radius > smallest - 0.005) return
    const enough = String(Math.ceil(smallest * 100) / 100)
    fail(
      reader,
      span,
      `An arc of radius ${printScalar(bend.radius)} cannot reach from ${x0},${y0} to ${x1},${y1}.`,
      `a radius of at least ${enough}`,
      `Write ${enough} or more.`,
    )
  })
}

function printBend({ radius, clockwise, big }: Bend): string {
  return `${clockwise ? 'cw' : 'ccw'} ${printScalar(radius)}${big ? ' big' : ''}`
}
