import type { TurnStatement } from '../../language/program.ts'
import { compose, turnAbout } from '../similarity.ts'
import { type Context, type LowerStatement, valueOf } from './context.ts'

export function lowerTurn(statement: TurnStatement, context: Context, lowerStatement: LowerStatement): void {
  const turn = turnAbout(valueOf(statement.degrees), valueOf(statement.x), valueOf(statement.y))
  const inside = { ...context, map: compose(context.map, turn) }
  for (const child of statement.children) lowerStatement(child, inside)
}
