import type { CurveStatement } from '../../language/program.ts'
import { type Context, emit } from './context.ts'
import { nodesOf } from './nodes-of.ts'

/** A smooth line through points; `!` makes a corner that keeps no radius, `*f` a corner that is rounded. */
export function lowerCurve(statement: CurveStatement, context: Context): void {
  const nodes = nodesOf(statement.vertices).map((node) => ({
    ...node,
    sharp: node.corner.kind === 'fixed' || (node.corner.kind === 'cut' && node.corner.factor !== 1),
  }))
  emit({ kind: 'curve', nodes, closed: statement.closed }, statement.modifiers, statement.span, context)
}
