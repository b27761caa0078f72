import type { MoveStatement } from '../../language/program.ts'
import { compose, move } from '../similarity.ts'
import { type Context, type LowerStatement, valueOf } from './context.ts'

export function lowerMove(statement: MoveStatement, context: Context, lowerStatement: LowerStatement): void {
  const inside = { ...context, map: compose(context.map, move(valueOf(statement.x), valueOf(statement.y))) }
  for (const child of statement.children) lowerStatement(child, inside)
}
