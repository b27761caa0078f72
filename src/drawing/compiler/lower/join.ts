import { areaOf } from '../../geometry/area.ts'
import { combine } from '../../geometry/combine.ts'
import { reverseLoop } from '../../geometry/measure.ts'
import type { Loop } from '../../geometry/segment.ts'
import type { Bound, BoundStatement } from '../../language/bound.ts'
import type { JoinStatement } from '../../language/program.ts'
import { chainOf } from '../chain-of.ts'
import { isTooComplex } from '../complexity.ts'
import { IDENTITY } from '../similarity.ts'
import { isClosed, sketch } from '../sketch.ts'
import { type Context, emit, type LowerStatement, type Output } from './context.ts'

/** Union and difference of closed parts into one contour, still sharp; corners are rounded later. */
export function lowerJoin(statement: Bound<JoinStatement>, context: Context, lowerStatement: LowerStatement): void {
  const groups: Loop[][] = [[], []]
  for (const { sign, statement: operand } of statement.operands) {
    groups[sign > 0 ? 0 : 1]!.push(...loopsOf(operand, context, lowerStatement))
  }
  if (isTooComplex(groups.flat(2))) {
    context.out.problems.push({
      span: statement.span,
      message: 'The parts of this `join` cross each other too often.',
      expected: 'a few closed shapes',
      hint: 'join fewer or simpler shapes',
    })
    return
  }
  const outline = combine(groups, (winding) => winding[0] !== 0 && winding[1] === 0)
  for (const loop of outline) emit(chainOf(loop, true), statement.modifiers, statement.span, context)
}

function loopsOf(operand: BoundStatement, context: Context, lowerStatement: LowerStatement): Loop[] {
  const out: Output = { elements: [], groups: [], problems: context.out.problems }
  lowerStatement(operand, { ...context, map: IDENTITY, presence: [], group: -1, out })
  return out.elements.filter(({ shape }) => isClosed(shape)).map(({ shape }) => clockwise(sketch(shape)))
}

function clockwise(loop: Loop): Loop {
  return areaOf(loop) < 0 ? reverseLoop(loop) : loop
}
