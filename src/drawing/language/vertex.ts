import type { Span } from '../model/finding.ts'
import type { Bound } from './bound.ts'
import { LIMITS, RANGES } from './limits.ts'
import type { Scalar, Vertex } from './program.ts'
import type { Reader } from './reader.ts'
import { fail, failAtNext, peek, take } from './reader.ts'
import { LONGEST_WORD, NUMBER, printNumber, printScalar, sameScalar, SCALAR, scalarFrom } from './scalar.ts'

const VERTEX = new RegExp(`^(${SCALAR}),(${SCALAR})(?:(!)|\\*(${NUMBER})|~(${NUMBER}))?$`)
const ORIGIN: Vertex = { x: 0, y: 0, corner: { kind: 'relative', factor: 1 } }

/** Takes `x,y` with an optional `!`, `*f` or `~r`. */
export function readVertex(reader: Reader, what = 'a point x,y'): Vertex {
  const token = peek(reader)
  const match = token.kind === 'word' && token.text.length <= LONGEST_WORD ? VERTEX.exec(token.text) : null
  if (match === null) {
    failAtNext(reader, what, pointHint(reader))
    return ORIGIN
  }
  take(reader)
  return {
    x: scalarFrom(reader, match[1]!, token.span, 'a coordinate', RANGES.coordinate),
    y: scalarFrom(reader, match[2]!, token.span, 'a coordinate', RANGES.coordinate),
    corner: readCorner(reader, token.span, match[3], match[4], match[5]),
  }
}

/** Takes `x,y` without a corner mark: a centre, a place. */
export function readPoint(reader: Reader, what = 'a point x,y'): { readonly x: Scalar; readonly y: Scalar } {
  const token = peek(reader)
  const { x, y, corner } = readVertex(reader, what)
  if (corner.kind === 'fixed' || corner.factor !== 1) {
    fail(
      reader,
      token.span,
      'A corner mark (!, *, ~) says nothing here: this point is no corner.',
      what,
      `Write ${printScalar(x)},${printScalar(y)}.`,
    )
  }
  return { x, y }
}

/** True when the next word is meant as a point. */
export function nextIsVertex(reader: Reader): boolean {
  const token = peek(reader)
  return token.kind === 'word' && /^[-.\d$]/.test(token.text) && token.text !== '-'
}

/** Takes points as long as there are any: at least `fewest`, at most 64, no two equal ones in a row. */
export function readVertices(reader: Reader, fewest: number): Vertex[] {
  const vertices: Vertex[] = []
  while (nextIsVertex(reader) && !reader.failed) addVertex(reader, vertices)
  if (vertices.length < fewest) {
    failAtNext(
      reader,
      'a point x,y',
      `Write at least ${fewest} points, such as ${['4,12', '12,4', '20,12'].slice(0, fewest).join(' ')}.`,
    )
  }
  return vertices
}

/** Takes one more point of a chain. */
export function addVertex(reader: Reader, vertices: Vertex[]): void {
  const { span } = peek(reader)
  const vertex = readVertex(reader)
  const last = vertices.at(-1)
  if (last !== undefined && samePlace(last, vertex)) {
    fail(reader, span, 'This point is the same as the one before it.', 'another point', 'Leave one of the two out.')
  }
  if (vertices.length === LIMITS.vertices) {
    fail(
      reader,
      span,
      `A chain has at most ${LIMITS.vertices} points.`,
      'the end of the chain',
      'Split it into several statements.',
    )
  }
  vertices.push(vertex)
}

/** A closed chain ends where it began by itself: reports a last point that repeats the first. */
export function checkNotRepeated(reader: Reader, vertices: readonly Vertex[], span: Span): void {
  const first = vertices[0]
  const last = vertices.at(-1)
  if (vertices.length < 3 || first === undefined || last === undefined || !samePlace(first, last)) return
  fail(
    reader,
    span,
    'The last point repeats the first; the shape closes by itself.',
    'a shape without its first point again',
    'Leave the last point out.',
  )
}

/** The formatted text of a point with its corner mark. */
export function printVertex({ x, y, corner }: Vertex): string {
  const place = `${printScalar(x)},${printScalar(y)}`
  if (corner.kind === 'fixed') return `${place}~${printNumber(corner.radius)}`
  if (corner.factor === 0) return `${place}!`
  return corner.factor === 1 ? place : `${place}*${printNumber(corner.factor)}`
}

/** The formatted text of a point without a corner mark. */
export function printPoint({ x, y }: { readonly x: Scalar; readonly y: Scalar }): string {
  return `${printScalar(x)},${printScalar(y)}`
}

/** The same point with its references replaced. */
export function bindVertex(vertex: Vertex, number: (scalar: Scalar) => number): Bound<Vertex> {
  return { ...vertex, x: number(vertex.x), y: number(vertex.y) }
}

function readCorner(
  reader: Reader,
  span: Span,
  sharp: string | undefined,
  factor: string | undefined,
  radius: string | undefined,
): Vertex['corner'] {
  if (sharp !== undefined) return { kind: 'relative', factor: 0 }
  if (radius !== undefined) {
    return { kind: 'fixed', radius: scalarFrom(reader, radius, span, 'a corner radius', RANGES.fixedRadius) as number }
  }
  if (factor === undefined) return ORIGIN.corner
  return { kind: 'relative', factor: scalarFrom(reader, factor, span, 'a corner factor', RANGES.factor) as number }
}

function samePlace(a: Vertex, b: Vertex): boolean {
  return sameScalar(a.x, b.x) && sameScalar(a.y, b.y)
}

/** Most wrong points are right numbers with a blank in the wrong place. */
function pointHint(reader: Reader): string {
  const { text } = peek(reader)
  const next = reader.tokens[reader.index + 1]
  const apart =
    next?.kind === 'word' && (text.endsWith(',') || next.text.startsWith(',') || /^-?[\d.]+$/.test(next.text))
  if (apart && /^-?[\d.]+,?$/.test(text))
    return `Write ${text.replace(',', '')},${next.text.replace(',', '')} without a blank.`
  return 'Write two numbers with a comma and no blank, such as 12,7.'
}
