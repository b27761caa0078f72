import type { CircleStatement } from '../../language/program.ts'
import { type Context, emit, valueOf } from './context.ts'

export function lowerCircle(statement: CircleStatement, context: Context): void {
  const shape = { kind: 'circle', x: valueOf(statement.x), y: valueOf(statement.y), r: valueOf(statement.r) } as const
  emit(shape, statement.modifiers, statement.span, context)
}
