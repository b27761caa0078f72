import type { PartStatement } from '../../language/program.ts'
import { type Context, type LowerStatement, presenceOf } from './context.ts'

/**
 * Names its children. With `over`, `notch` or a role it also makes them one group: set off by one moat, or knocked
 * out of a solid as one picture.
 */
export function lowerPart(statement: PartStatement, context: Context, lowerStatement: LowerStatement): void {
  const { role, over, notch, free, radius } = statement.modifiers
  const grouped = role !== 'auto' || over !== 'none' || notch
  if (grouped) context.out.groups.push({ role, over, notch })
  const inside: Context = {
    ...context,
    part: statement.name,
    presence: presenceOf(statement.modifiers, context),
    group: grouped ? context.out.groups.length - 1 : context.group,
    free: context.free || free,
    radius: context.radius * (radius ?? 1),
  }
  for (const child of statement.children) lowerStatement(child, inside)
}
