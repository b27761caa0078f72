import type { BoundProgram, BoundStatement } from '../language/bound.ts'
import type { Problem } from '../language/program.ts'
import type { Span } from '../model/span.ts'
import { MOST_CROSSINGS, MOST_PIECES, MOST_PIECES_IN_ALL_LEVELS, pieceCount } from './complexity.ts'
import { type Context, emit, insidePart, type LowerStatement, moved, type Output } from './lower/context.ts'
import { lowerJoin } from './lower/join.ts'
import { shapeOf } from './lower/shape-of.ts'
import { lowerText } from './lower/text.ts'
import { IDENTITY, mirrorAt, move, scaleAbout, turnAbout } from './similarity.ts'
import type { Skeleton } from './skeleton.ts'

/** More elements than this in one icon cannot be told apart at 24 px, and would make compiling slow. */
const MOST_ELEMENTS = 400

/** A bound program as sharp shapes in the 24 grid. Statements that cannot be lowered are left out and reported. */
export function lower(program: BoundProgram): { skeleton: Skeleton; problems: Problem[] } {
  const out: Output = { elements: [], groups: [], problems: [] }
  const context: Context = { map: IDENTITY, presence: [], part: '', group: -1, radius: 1, free: false, out }
  lowerBlock(program.statements, context)
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
  if (context.out.elements.length < MOST_ELEMENTS) match(statement, context)
}

function lowerBlock(statements: readonly BoundStatement[], context: Context): void {
  for (const statement of statements) lowerStatement(statement, context)
}

function match(statement: BoundStatement, context: Context): void {
  switch (statement.kind) {
    case 'box':
    case 'circle':
    case 'oval':
    case 'dot':
    case 'line':
    case 'poly':
    case 'path':
    case 'arc':
    case 'curve':
      return emit(shapeOf(statement), statement.modifiers, statement.span, context)
    case 'text':
      return lowerText(statement, context, lowerStatement)
    case 'join':
      return lowerJoin(statement, context, lowerStatement)
    case 'part':
      return lowerBlock(statement.children, insidePart(statement, context))
    case 'mirror':
      lowerBlock(statement.children, context)
      return lowerBlock(statement.children, moved(context, mirrorAt(statement.axis, statement.at)))
    case 'turn':
      return lowerBlock(statement.children, moved(context, turnAbout(statement.degrees, statement.x, statement.y)))
    case 'move':
      return lowerBlock(statement.children, moved(context, move(statement.x, statement.y)))
    case 'scale':
      return lowerBlock(statement.children, moved(context, scaleAbout(statement.factor, statement.x, statement.y)))
    case 'ring': {
      const count = Math.round(statement.count)
      for (let index = 0; index < count; index++)
        lowerBlock(statement.children, moved(context, turnAbout((index * 360) / count, statement.x, statement.y)))
    }
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
