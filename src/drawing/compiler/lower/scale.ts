import type { ScaleStatement } from '../../language/program.ts'
import { compose, scaleAbout } from '../similarity.ts'
import { type Context, type LowerStatement, valueOf } from './context.ts'

export function lowerScale(statement: ScaleStatement, context: Context, lowerStatement: LowerStatement): void {
  const scale = scaleAbout(valueOf(statement.factor), valueOf(statement.x), valueOf(statement.y))
  const inside = { ...context, map: compose(context.map, scale) }
  for (const child of statement.children) lowerStatement(child, inside)
}
