import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { FINISHES, RADII, SIZES, STROKES, thinnerThan } from '../model/cut.ts'
import { LIMITS, MINI_SIZE } from './limits.ts'
import { loweredCount } from './lowered-count.ts'
import type { Area, Bend, Modifiers, Parameter, Program, Scalar, Statement, Trait, Vertex } from './program.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'
import { withoutSpans } from './read-one.ts'
import { STATEMENTS } from './statements.ts'

/** Random trees that the parser accepts: printing and reading them must lose nothing. */
const span = { start: 0, end: 0, line: 1, column: 1 }

const PARAMETERS: readonly Parameter[] = [
  { name: 'n', values: { kind: 'range', from: 2, to: 4 }, default: 3, span },
  { name: 'x-2x', values: { kind: 'choice', of: ['2', '3'] }, default: '2', span },
  { name: 'way', values: { kind: 'choice', of: ['up', 'A', '7', '+'] }, default: 'A', span },
  { name: 'letter', values: { kind: 'choice', of: ['A', '7'] }, default: '7', span },
]

/** A number of at most three decimals. */
const number = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.ceil(from * 1000), max: Math.floor(to * 1000) }).map((thousandths) => thousandths / 1000)
const scalar = (from: number, to: number): fc.Arbitrary<Scalar> =>
  fc.oneof(
    { weight: 9, arbitrary: number(from, to) },
    { weight: 1, arbitrary: fc.constantFrom({ parameter: 'n' }, { parameter: 'x-2x' }) },
  )
// Narrow enough that an arc of radius 46 reaches from any point to any other.
const coordinate = scalar(-20, 44)
const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/)
const length = scalar(0.05, 72)

const corner: fc.Arbitrary<Vertex['corner']> = fc.oneof(
  fc.constant({ kind: 'relative' as const, factor: 1 }),
  number(0, 8).map((factor) => ({ kind: 'relative' as const, factor })),
  number(0, 24).map((radius) => ({ kind: 'fixed' as const, radius })),
)
const vertex: fc.Arbitrary<Vertex> = fc.record({ x: coordinate, y: coordinate, corner })
const smooth: fc.Arbitrary<Vertex> = fc.record({
  x: coordinate,
  y: coordinate,
  corner: fc.constantFrom({ kind: 'relative' as const, factor: 1 }, { kind: 'relative' as const, factor: 0 }),
})
const chain = (one: fc.Arbitrary<Vertex>, fewest: number): fc.Arbitrary<Vertex[]> =>
  fc.uniqueArray(one, { minLength: fewest, maxLength: 6, selector: ({ x, y }) => JSON.stringify([x, y]) })
const bend: fc.Arbitrary<Bend> = fc.record({ radius: number(46, 72), clockwise: fc.boolean(), big: fc.boolean() })
const area: fc.Arbitrary<Area> = fc.record({
  x: number(-40, 30),
  y: number(-40, 30),
  width: number(1.5, 32),
  height: number(1.5, 32),
})

const range = (from: fc.Arbitrary<number>, to: fc.Arbitrary<number>): fc.Arbitrary<[number, number]> =>
  fc.tuple(fc.oneof(fc.constant(0), from), fc.oneof(fc.constant(Infinity), to))
const groupModifiers: fc.Arbitrary<Modifiers> = fc
  .record({
    role: fc.constantFrom('auto' as const, 'knock-out' as const),
    over: fc.constantFrom(
      'none' as const,
      'ink' as const,
      'tight' as const,
      'box' as const,
      'round' as const,
      'hull' as const,
    ),
    notch: fc.boolean(),
    lanes: range(number(0.5, 5), number(6, 24)),
    sizes: range(fc.constantFrom(16, 20), fc.constantFrom(22, 24)),
    radius: fc.option(number(0, 8)),
    free: fc.boolean(),
    finish: fc.constantFrom(null, 'outlined' as const, 'filled' as const),
  })
  .map(({ lanes: [fromLanes, belowLanes], sizes: [fromSize, belowSize], ...rest }) => ({
    ...rest,
    fromLanes,
    belowLanes,
    fromSize,
    belowSize,
    inner: false,
  }))
const modifiers: fc.Arbitrary<Modifiers> = fc
  .tuple(
    groupModifiers,
    fc.constantFrom(
      'auto' as const,
      'solid' as const,
      'line' as const,
      'hole' as const,
      'knock-out' as const,
      'ink' as const,
    ),
    fc.boolean(),
  )
  .map(([group, role, inner]) => ({ ...group, role, inner }))

type Kind<K extends Statement['kind']> = Extract<Statement, { kind: K }>
const kind = <K extends Statement['kind']>(
  name: K,
  rest: { [Key in Exclude<keyof Kind<K>, 'kind' | 'span' | 'glyphSpan'>]: fc.Arbitrary<Kind<K>[Key]> },
): fc.Arbitrary<Statement> =>
  fc.record({ kind: fc.constant(name), span: fc.constant(span), ...rest }) as unknown as fc.Arbitrary<Statement>

const path = (closed: boolean): fc.Arbitrary<Statement> =>
  chain(vertex, closed ? 3 : 2).chain((vertices) =>
    kind('path', {
      vertices: fc.constant(vertices),
      closed: fc.constant(closed),
      bends: fc.array(fc.option(bend), {
        minLength: vertices.length - (closed ? 0 : 1),
        maxLength: vertices.length - (closed ? 0 : 1),
      }),
      modifiers,
    }),
  )

const closedShapes = [
  kind('box', { corner: vertex, width: length, height: length, modifiers }),
  kind('circle', { x: coordinate, y: coordinate, r: length, modifiers }),
  kind('oval', { x: coordinate, y: coordinate, rx: length, ry: length, modifiers }),
  kind('poly', { vertices: chain(vertex, 3), modifiers }),
  kind('curve', { vertices: chain(smooth, 3), closed: fc.constant(true), modifiers }),
  path(true),
]
const withoutRole = (statement: Statement): Statement =>
  'modifiers' in statement ? { ...statement, modifiers: { ...statement.modifiers, role: 'auto' } } : statement
const operand = fc.oneof(...closedShapes).map(withoutRole)

const shapes = [
  ...closedShapes,
  kind('dot', { x: coordinate, y: coordinate, scale: number(0.25, 8), modifiers }),
  kind('line', { vertices: chain(vertex, 2), modifiers }),
  kind('curve', { vertices: chain(smooth, 2), closed: fc.constant(false), modifiers }),
  path(false),
  kind('arc', { x: coordinate, y: coordinate, r: length, from: scalar(0, 170), to: number(171, 350), modifiers }),
  kind('text', {
    text: fc.oneof(fc.stringMatching(/^[A-Z0-9.,:!?%#@&+\-=/$]{1,4}$/), fc.constant({ parameter: 'letter' })),
    x: coordinate,
    y: coordinate,
    height: scalar(0.5, 48),
    modifiers,
  }),
  kind('use', {
    glyph: slug,
    mini: fc.boolean(),
    arguments: fc
      .dictionary(
        fc.stringMatching(/^[a-z]{1,4}$/),
        fc.oneof(fc.integer({ min: -99, max: 99 }), fc.constantFrom('up', 'A', '?')),
        { maxKeys: 2 },
      )
      .map((values) => new Map(Object.entries(values))),
    into: area,
    modifiers: groupModifiers,
  }),
  kind('join', {
    operands: fc
      .tuple(operand, fc.array(fc.tuple(fc.constantFrom(1 as const, -1 as const), operand), { maxLength: 2 }))
      .map(([first, rest]) => [
        { sign: 1 as const, statement: first },
        ...rest.map(([sign, statement]) => ({ sign, statement })),
      ]),
    modifiers,
  }),
]

const tests = fc.oneof(
  fc.record({
    parameter: fc.constant('n'),
    test: fc.constantFrom('is' as const, 'not' as const, '>=' as const, '<' as const),
    value: fc.integer({ min: 2, max: 4 }),
  }),
  fc.record({
    parameter: fc.constant('way'),
    test: fc.constantFrom('is' as const, 'not' as const),
    value: fc.constantFrom('up', 'A', '7', '+'),
  }),
)

function block(children: fc.Arbitrary<readonly Statement[]>): fc.Arbitrary<Statement> {
  const centre = { x: fc.oneof(fc.constant(12), coordinate), y: fc.oneof(fc.constant(12), coordinate) }
  return fc.oneof(
    kind('mirror', { axis: fc.constantFrom('x' as const, 'y' as const), at: coordinate, children }),
    kind('turn', { degrees: scalar(-720, 720), ...centre, children }),
    kind('ring', {
      count: fc.oneof(fc.integer({ min: 2, max: 5 }), fc.constant({ parameter: 'n' })),
      ...centre,
      children,
    }),
    kind('move', { x: scalar(-72, 72), y: scalar(-72, 72), children }),
    kind('scale', { factor: scalar(0.05, 4), ...centre, children }),
    kind('part', { name: slug, modifiers: groupModifiers, children }),
    fc.tuple(tests, children).map(([test, inside]): Statement => ({ kind: 'when', ...test, children: inside, span })),
  )
}

function statement(depth: number): fc.Arbitrary<Statement> {
  const shape = fc.oneof(...shapes)
  if (depth === 0) return shape
  return fc.oneof(
    { weight: 2, arbitrary: shape },
    { weight: 1, arbitrary: block(fc.array(statement(depth - 1), { minLength: 1, maxLength: 3 })) },
  )
}

const program: fc.Arbitrary<Program> = fc
  .record({
    name: slug,
    category: fc.option(slug),
    words: fc.array(fc.stringMatching(/^[a-zäß日0-9'.&-]{1,8}( [a-z]{1,5}){0,2}$/), { maxLength: 3 }),
    keyline: fc.constantFrom(
      'circle' as const,
      'square' as const,
      'wide' as const,
      'tall' as const,
      'sign' as const,
      'free' as const,
    ),
    traits: fc.uniqueArray(fc.constantFrom<Trait>('directional', 'partial', 'unfillable', 'spaced')),
    parameters: fc.constant(PARAMETERS),
    inner: fc.option(area),
    badge: fc.option(area),
    detail: fc.array(
      fc.record({
        size: fc.constantFrom(...SIZES),
        stroke: fc.constantFrom(...STROKES),
        radius: fc.constantFrom(null, ...RADII),
        finish: fc.constantFrom(null, ...FINISHES),
        lanes: number(0.5, 24),
      }),
      { maxLength: 3 },
    ),
    strokes: fc.array(
      fc
        .constantFrom(...STROKES)
        .chain((stroke) =>
          fc.record({
            size: fc.constantFrom(...SIZES),
            stroke: fc.constant(stroke),
            width: fc.constantFrom(...thinnerThan(stroke), stroke),
          }),
        )
        .filter(({ stroke, width }) => width < stroke),
      { maxLength: 2 },
    ),
    mini: fc.option(fc.array(statement(1), { minLength: 1, maxLength: 2 })),
    miniSize: fc.constantFrom(MINI_SIZE, { width: 7, height: 9.5 }),
    statements: fc.array(statement(3), { maxLength: 5 }),
  })
  .map((one) => (one.mini === null ? { ...one, miniSize: MINI_SIZE } : one))
  .filter((one) => loweredCount(one) <= LIMITS.lowered)

describe('print and parse', () => {
  const numRuns = process.env['BURIN_FUZZ'] === 'full' ? 20_000 : 300

  it('is tried with every statement', () => {
    const made = new Set(fc.sample(statement(1), { numRuns: 1000, seed: 1 }).map(({ kind: name }) => name))
    assert.deepEqual(
      STATEMENTS.map(({ kind: name }) => name).filter((name) => !made.has(name)),
      [],
    )
  })

  it('reading what was printed gives the same program', () => {
    fc.assert(
      fc.property(program, (original) => {
        const { program: read, problems } = parse(print(original))
        assert.deepEqual(problems, [])
        assert.deepEqual(withoutSpans(read), withoutSpans(original))
      }),
      { numRuns, seed: 24 },
    )
  })

  it('printing what was read from formatted text gives the same text', () => {
    fc.assert(
      fc.property(program, (original) => {
        const formatted = print(original)
        assert.equal(print(parse(formatted).program), formatted)
      }),
      { numRuns, seed: 2 },
    )
  })
})
