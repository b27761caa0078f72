import { compile } from '../drawing/compiler/compile.ts'
import { lengthOf } from '../drawing/geometry/measure.ts'
import { childrenOf } from '../drawing/language/children.ts'
import type { Program, Statement } from '../drawing/language/program.ts'
import { lanes } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { Drawing, Mark } from '../drawing/model/drawing.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { Span } from '../drawing/model/span.ts'

/** A thing that keeps less than this share of its lines is not recognised. */
const LEAST_OF_THING = 0.4
/** What a line crosses out must keep more: it is read from pieces. With few lanes the line and its room take most of the canvas. */
const LEAST_CROSSED_OUT = { few: 0.55, many: 0.45 } as const
const FEW_LANES = 5
/** A shape is one that makes the thing when it has this share of its lines, and gone when less than `LEAST_OF_SHAPE` of it is left. */
const TELLING_SHAPE = 0.12
const LEAST_OF_SHAPE = 0.08
/** A shape that is most of the thing, as a body is of a person, must keep more. */
const MAIN_SHAPE = 0.35
const LEAST_OF_MAIN = 0.3

type Part = Extract<Statement, { kind: 'part' }>

/** What shows one thing: a part, or the statements outside all parts. */
interface Thing {
  readonly name: string
  readonly statements: readonly Statement[]
}

/**
 * Things that the author asked for and that room made for others has cut away: an error for each, so that another
 * composition is tried. Compares the lines of every thing with what it has alone; where nothing makes room, nothing is lost.
 */
export function vanished(program: Program, drawing: Drawing): Finding[] {
  if (!program.statements.some((statement) => statement.kind === 'part' && statement.modifiers.over !== 'none'))
    return []
  const cut: Cut = { ...drawing.cut, finish: 'outlined' }
  const whole = drawing.strokeWidth === null ? compile(program, cut).drawing : drawing
  return thingsOf(program)
    .filter((thing) => givesWay(thing, program))
    .flatMap((thing) => lostOf(thing, program, cut, whole))
}

/** Only what is drawn later makes room: the last thing loses nothing, and need not be drawn alone to be sure of it. */
function givesWay({ statements }: Thing, program: Program): boolean {
  const start = Math.min(...statements.map(({ span }) => span.start))
  return program.statements.some(
    (later) => later.kind === 'part' && later.modifiers.over !== 'none' && later.span.start > start,
  )
}

function thingsOf(program: Program): Thing[] {
  const parts = program.statements.filter((statement): statement is Part => statement.kind === 'part')
  const loose = program.statements.filter((statement) => statement.kind !== 'part')
  const things = parts.map((part): Thing => ({
    name: part.name,
    statements: [{ ...part, modifiers: { ...part.modifiers, over: 'none' } }],
  }))
  return loose.length === 0 ? things : [{ name: program.name.replace(/-off$/, ''), statements: loose }, ...things]
}

function lostOf({ name: slug, statements }: Thing, program: Program, cut: Cut, whole: Drawing): Finding[] {
  const alone = compile({ ...program, statements }, cut).drawing.marks
  const kept = whole.marks.filter((mark) => statements.some((statement) => within(mark.span, statement.span)))
  const [first] = statements
  const all = inkLength(alone)
  if (all === 0 || first === undefined) return []
  const name = slug.replaceAll('-', ' ')
  const share = inkLength(kept) / all
  const isCrossedOut = program.statements.some((one) => one.kind === 'part' && one.name === 'slash')
  const least = !isCrossedOut ? LEAST_OF_THING : LEAST_CROSSED_OUT[lanes(cut) < FEW_LANES ? 'few' : 'many']
  if (share < least)
    return [
      lost(
        `The ${name} is hardly left at this cut: ${Math.round(100 * share)} % of its lines.`,
        share,
        least,
        first.span,
      ),
    ]
  const shapes = bySpan(alone).flatMap((marks): Shape[] => {
    const span = marks[0]?.span
    return span === undefined ? [] : [shapeOf(span, inkLength(marks), inkLength(kept.filter(isAt(span))), all)]
  })
  // What a line crosses out is known by its outline, unless that is an outline of many things: a clock without its hands is a ring.
  if (isCrossedOut && shapes.some((shape) => !isLost(shape) && !isPlain(shape.span, statements))) return []
  return shapes
    .filter(isLost)
    .map(({ span, length, left, least }) =>
      lost(`The ${name} has lost a shape that makes it, at this cut.`, left / length, least, span),
    )
}

/** One statement's lines: how long they are alone, and how much of that is left. */
interface Shape {
  readonly span: Span
  readonly length: number
  readonly left: number
  /** The share that must be left; 0 for a shape that does not make the thing. */
  readonly least: number
}

function shapeOf(span: Span, length: number, left: number, all: number): Shape {
  const least = length < TELLING_SHAPE * all ? 0 : length < MAIN_SHAPE * all ? LEAST_OF_SHAPE : LEAST_OF_MAIN
  return { span, length, left, least }
}

function isLost({ length, left, least }: Shape): boolean {
  return left < least * length
}

function isAt(span: Span): (mark: Mark) => boolean {
  return (mark) => mark.span.start === span.start && mark.span.end === span.end
}

/** Whether the statement at a place is a bare circle or box, which many things are. */
function isPlain(span: Span, statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.span.start === span.start && statement.span.end === span.end)
      return statement.kind === 'circle' || statement.kind === 'box'
    return isPlain(span, childrenOf(statement) ?? [])
  })
}

function lost(message: string, measured: number, limit: number, span: Span): Finding {
  return {
    rule: 'unmatched',
    severity: 'error',
    message,
    at: null,
    measured: Math.round(measured * 100) / 100,
    limit,
    span,
  }
}

function within(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

function bySpan(marks: readonly Mark[]): Mark[][] {
  const groups = new Map<string, Mark[]>()
  for (const mark of marks) {
    const key = `${mark.span.start}-${mark.span.end}`
    groups.set(key, [...(groups.get(key) ?? []), mark])
  }
  return [...groups.values()]
}

/** Lengths of all marks in px; a dot is as long as it is wide. */
function inkLength(marks: readonly Mark[]): number {
  return marks.reduce(
    (sum, mark) =>
      sum + (mark.dot?.diameter ?? mark.path.segments.reduce((length, segment) => length + lengthOf(segment), 0)),
    0,
  )
}
