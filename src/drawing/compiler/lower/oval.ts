import type { OvalStatement } from '../../language/program.ts'
import { type Context, emit, valueOf } from './context.ts'

export function lowerOval(statement: OvalStatement, context: Context): void {
  const { x, y, rx, ry } = statement
  emit(
    { kind: 'oval', x: valueOf(x), y: valueOf(y), rx: valueOf(rx), ry: valueOf(ry) },
    statement.modifiers,
    statement.span,
    context,
  )
}
