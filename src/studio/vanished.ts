import { compile } from '../drawing/compiler/compile.ts'
import { lengthOf } from '../drawing/geometry/measure.ts'
import type { Program, Statement } from '../drawing/language/program.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { Drawing, Mark } from '../drawing/model/drawing.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { Span } from '../drawing/model/span.ts'

/** A thing that keeps less than this share of its lines is not recognised. */
const LEAST_OF_THING = 0.4
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
  return thingsOf(program).flatMap((thing) => lostOf(thing, program, cut, whole))
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
  if (share < LEAST_OF_THING)
    return [
      lost(
        `The ${name} is hardly left at this cut: ${Math.round(100 * share)} % of its lines.`,
        share,
        LEAST_OF_THING,
        first.span,
      ),
    ]
  return bySpan(alone).flatMap((marks): Finding[] => {
    const length = inkLength(marks)
    const span = marks[0]?.span
    if (span === undefined || length < TELLING_SHAPE * all) return []
    const left = inkLength(kept.filter((mark) => mark.span.start === span.start && mark.span.end === span.end))
    const least = length < MAIN_SHAPE * all ? LEAST_OF_SHAPE : LEAST_OF_MAIN
    return left >= least * length
      ? []
      : [lost(`The ${name} has lost a shape that makes it, at this cut.`, left / length, least, span)]
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
