import type { MirrorStatement } from '../../language/program.ts'
import { compose, mirrorAt } from '../similarity.ts'
import { type Context, type LowerStatement, valueOf } from './context.ts'

/** The children as they are, and once more mirrored. */
export function lowerMirror(statement: MirrorStatement, context: Context, lowerStatement: LowerStatement): void {
  const mirrored = { ...context, map: compose(context.map, mirrorAt(statement.axis, valueOf(statement.at))) }
  for (const child of statement.children) lowerStatement(child, context)
  for (const child of statement.children) lowerStatement(child, mirrored)
}
