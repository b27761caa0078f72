import type { Problem, Program, Statement } from '../language/program.ts'
import { IDENTITY } from './similarity.ts'
import { MOST_CROSSINGS, MOST_PIECES, MOST_PIECES_IN_ALL_LEVELS, pieceCount } from './complexity.ts'
import type { Context, LowerStatement, Output } from './lower/context.ts'
import { lowerArc } from './lower/arc.ts'
import { lowerBox } from './lower/box.ts'
import { lowerCircle } from './lower/circle.ts'
import { lowerCurve } from './lower/curve.ts'
import { lowerDot } from './lower/dot.ts'
import { lowerJoin } from './lower/join.ts'
import { lowerLine } from './lower/line.ts'
import { lowerMirror } from './lower/mirror.ts'
import { lowerMove } from './lower/move.ts'
import { lowerOval } from './lower/oval.ts'
import { lowerPart } from './lower/part.ts'
import { lowerPath } from './lower/path.ts'
import { lowerPoly } from './lower/poly.ts'
import { lowerRing } from './lower/ring.ts'
import { lowerScale } from './lower/scale.ts'
import { lowerText } from './lower/text.ts'
import { lowerTurn } from './lower/turn.ts'
import type { Span } from '../model/span.ts'
import type { Skeleton } from './skeleton.ts'

/** More elements than this in one icon cannot be told apart at 24 px, and would make compiling slow. */
const MOST_ELEMENTS = 400

/** A bound program as sharp shapes in the 24 grid. Statements that cannot be lowered are left out and reported. */
export function lower(program: Program): { skeleton: Skeleton; problems: Problem[] } {
  const out: Output = { elements: [], groups: [], problems: [] }
  const context: Context = { map: IDENTITY, presence: [], part: '', group: -1, radius: 1, free: false, out }
  for (const statement of program.statements) lowerStatement(statement, context)
  if (out.elements.reduce((sum, { shape }) => sum + pieceCount(shape), 0) > MOST_PIECES_IN_ALL_LEVELS) {
    out.problems.push(tooComplex(program.statements[0]!))
    out.elements.length = 0
  }
  const skeleton: Skeleton = {
    elements: out.elements,
    groups: out.groups,
    keyline: program.keyline,
    directional: program.traits.includes('directional'),
    partial: program.traits.includes('partial'),
    unfillable: program.traits.includes('unfillable'),
  }
  return { skeleton, problems: out.problems }
}

const lowerStatement: LowerStatement = (statement, context) => {
  if (context.out.elements.length >= MOST_ELEMENTS) return
  dispatch(statement, context)
}

function dispatch(statement: Statement, context: Context): void {
  switch (statement.kind) {
    case 'box':
      return lowerBox(statement, context)
    case 'circle':
      return lowerCircle(statement, context)
    case 'oval':
      return lowerOval(statement, context)
    case 'dot':
      return lowerDot(statement, context)
    case 'line':
      return lowerLine(statement, context)
    case 'poly':
      return lowerPoly(statement, context)
    case 'path':
      return lowerPath(statement, context)
    case 'arc':
      return lowerArc(statement, context)
    case 'curve':
      return lowerCurve(statement, context)
    case 'text':
      return lowerText(statement, context, lowerStatement)
    case 'join':
      return lowerJoin(statement, context, lowerStatement)
    case 'mirror':
      return lowerMirror(statement, context, lowerStatement)
    case 'turn':
      return lowerTurn(statement, context, lowerStatement)
    case 'ring':
      return lowerRing(statement, context, lowerStatement)
    case 'move':
      return lowerMove(statement, context, lowerStatement)
    case 'scale':
      return lowerScale(statement, context, lowerStatement)
    case 'part':
      return lowerPart(statement, context, lowerStatement)
    case 'when':
    case 'use':
      // `bind` and `expand` have replaced these; one that is left names something unknown.
      context.out.problems.push(unresolved(statement))
      return
  }
}

function unresolved(statement: Statement): Problem {
  return {
    span: statement.span,
    message: `\`${statement.kind}\` was not resolved before compiling.`,
    expected: 'a finished program',
    hint: statement.kind === 'use' ? 'expand references to glyphs first' : 'bind the parameters first',
  }
}

/** What a program is told whose drawing is refused as a whole. */
export function tooComplex(statement: { readonly span: Span }): Problem {
  return {
    span: statement.span,
    message: 'The drawing is too complex to be an icon.',
    expected: `at most ${MOST_PIECES} lines and arcs with at most ${MOST_CROSSINGS} crossings`,
    hint: 'draw fewer shapes, or let them cross less',
  }
}
