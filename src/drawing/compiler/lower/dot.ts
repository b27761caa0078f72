import type { DotStatement } from '../../language/program.ts'
import { type Context, emit, valueOf } from './context.ts'

export function lowerDot(statement: DotStatement, context: Context): void {
  emit(
    { kind: 'dot', x: valueOf(statement.x), y: valueOf(statement.y), scale: statement.scale },
    statement.modifiers,
    statement.span,
    context,
  )
}
