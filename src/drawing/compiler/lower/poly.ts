import type { PolyStatement } from '../../language/program.ts'
import { type Context, emit } from './context.ts'
import { nodesOf } from './nodes-of.ts'

/** A closed run of straight lines. */
export function lowerPoly(statement: PolyStatement, context: Context): void {
  const nodes = nodesOf(statement.vertices)
  const pieces = nodes.map(() => ({ kind: 'line' }) as const)
  emit({ kind: 'chain', nodes, pieces, closed: true }, statement.modifiers, statement.span, context)
}
