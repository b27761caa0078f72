import { childrenOf } from '../language/children.ts'
import type { Detail, Program, Statement } from '../language/program.ts'
import type { Cut } from '../model/cut.ts'
import type { Mark, Thing, ThingShape } from '../model/drawing.ts'
import { lineLength } from '../model/drawing.ts'
import type { Span } from '../model/finding.ts'
import { compile } from './compile.ts'

type Part = Extract<Statement, { kind: 'part' }>

/** What shows one thing: a part, or the statements outside all parts. */
interface Shown {
  readonly name: string
  readonly statements: readonly [Statement, ...Statement[]]
}

/**
 * The things of a program, for the rules that compare them: what others cut away of one is seen by drawing it alone at a cut, which costs a
 * drawing. None where there is one thing that nothing stands over.
 */
export function thingsOf(program: Program, cut: Cut): Thing[] {
  const rooms = program.statements.filter(
    (statement) => statement.kind === 'part' && statement.modifiers.over !== 'none',
  )
  const shown = shownIn(program)
  if (rooms.length === 0 && shown.length < 2) return []
  const detail = detailAt(program, cut)
  const isOfParts = program.statements.every(({ kind }) => kind === 'part')
  return shown.map(({ name, statements }): Thing => {
    const [first, ...others] = statements
    const spans = [first.span, ...others.map(({ span }) => span)] as const
    // Only what is drawn later makes room: the last thing loses nothing, and need not be drawn alone to be sure of it.
    const start = Math.min(...spans.map((span) => span.start))
    const keepsClear = isOfParts && !rooms.some(({ span }) => span.start === start)
    const givesWay = rooms.some((later) => later.span.start > start)
    if (!givesWay) return { name, spans, shapes: [], keepsClear }
    const { marks } = compile({ ...program, detail, statements }, { ...cut, finish: 'outlined' }).drawing
    return { name, spans, shapes: shapesOf(marks, statements), keepsClear }
  })
}

/** Strokes are compared with those of the drawing's own finish, so they are drawn at its level. */
function detailAt({ detail }: Program, cut: Cut): Detail[] {
  return detail
    .filter(({ finish }) => finish === null || finish === cut.finish)
    .map((one) => ({ ...one, finish: null }))
}

function shownIn(program: Program): Shown[] {
  const parts = program.statements.filter((statement): statement is Part => statement.kind === 'part')
  const [first, ...loose] = program.statements.filter((statement) => statement.kind !== 'part')
  const things = parts.map((part): Shown => ({
    name: part.name,
    statements: [{ ...part, modifiers: { ...part.modifiers, over: 'none' } }],
  }))
  return first === undefined
    ? things
    : [{ name: program.name.replace(/-off$/, ''), statements: [first, ...loose] }, ...things]
}

/** Mirrored and repeated marks of one statement are one shape. */
function shapesOf(marks: readonly Mark[], statements: readonly Statement[]): ThingShape[] {
  const byPlace = Map.groupBy(marks, ({ span }) => `${span.start}-${span.end}`)
  return [...byPlace.values()].map((own) => {
    const { span } = own[0]!
    return {
      span,
      length: lineLength(own),
      isPlain: isPlain(span, statements),
      isTelling: isTelling(span, statements),
      isClosed: own.some(({ path }) => path.closed),
      pieces: own.length,
    }
  })
}

/** The name of a part without which nobody knows the thing: a needle, a lens. */
const TELLING = 'telling'

function isTelling(span: Span, statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.span.start > span.start || statement.span.end < span.end) return false
    if (statement.kind === 'part' && statement.name === TELLING) return true
    return isTelling(span, childrenOf(statement) ?? [])
  })
}

/** Whether the statement at a place is a bare circle or box. */
function isPlain(span: Span, statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.span.start === span.start && statement.span.end === span.end)
      return statement.kind === 'circle' || statement.kind === 'box'
    return isPlain(span, childrenOf(statement) ?? [])
  })
}
