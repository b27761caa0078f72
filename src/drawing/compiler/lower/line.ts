import type { LineStatement } from '../../language/program.ts'
import { type Context, emit } from './context.ts'
import { nodesOf } from './nodes-of.ts'

/** An open run of straight lines. */
export function lowerLine(statement: LineStatement, context: Context): void {
  const nodes = nodesOf(statement.vertices)
  const pieces = nodes.slice(1).map(() => ({ kind: 'line' }) as const)
  emit({ kind: 'chain', nodes, pieces, closed: false }, statement.modifiers, statement.span, context)
}
