import type { RingStatement } from '../../language/program.ts'
import { compose, turnAbout } from '../similarity.ts'
import { type Context, type LowerStatement, valueOf } from './context.ts'

/** The children n times, turned about the centre by equal angles. */
export function lowerRing(statement: RingStatement, context: Context, lowerStatement: LowerStatement): void {
  const count = Math.round(valueOf(statement.count))
  for (let index = 0; index < count; index++) {
    const turn = turnAbout((index * 360) / count, valueOf(statement.x), valueOf(statement.y))
    const inside = { ...context, map: compose(context.map, turn) }
    for (const child of statement.children) lowerStatement(child, inside)
  }
}
