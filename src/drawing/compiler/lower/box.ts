import type { BoxStatement } from '../../language/program.ts'
import { type Context, emit, valueOf } from './context.ts'
import type { Node } from '../skeleton.ts'

/** A rectangle, clockwise from its upper left corner. */
export function lowerBox(statement: BoxStatement, context: Context): void {
  const x = valueOf(statement.corner.x)
  const y = valueOf(statement.corner.y)
  const width = valueOf(statement.width)
  const height = valueOf(statement.height)
  const corner = statement.corner.corner
  const nodes: Node[] = [
    { x, y, corner },
    { x: x + width, y, corner },
    { x: x + width, y: y + height, corner },
    { x, y: y + height, corner },
  ]
  emit(
    { kind: 'chain', nodes, pieces: nodes.map(() => ({ kind: 'line' })), closed: true },
    statement.modifiers,
    statement.span,
    context,
  )
}
