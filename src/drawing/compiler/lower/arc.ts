import type { ArcStatement } from '../../language/program.ts'
import type { Node } from '../skeleton.ts'
import { type Context, emit, valueOf } from './context.ts'

/** An open arc by centre, radius and two angles in degrees; 360 degrees or more make a circle. */
export function lowerArc(statement: ArcStatement, context: Context): void {
  const x = valueOf(statement.x)
  const y = valueOf(statement.y)
  const r = valueOf(statement.r)
  const from = (valueOf(statement.from) * Math.PI) / 180
  const to = (valueOf(statement.to) * Math.PI) / 180
  if (Math.abs(to - from) >= 2 * Math.PI - 1e-6) {
    emit({ kind: 'circle', x, y, r }, statement.modifiers, statement.span, context)
    return
  }
  const middle = (from + to) / 2
  // Three nodes, because an arc past a half turn is not told by its ends alone.
  const nodes = [from, middle, to].map((angle, index): Node => ({
    x: x + r * Math.cos(angle),
    y: y + r * Math.sin(angle),
    corner: index === 1 ? { kind: 'smooth' } : { kind: 'cut', factor: 1 },
  }))
  const sweep = (to - from) / 2
  const pieces = [{ kind: 'arc', sweep } as const, { kind: 'arc', sweep } as const]
  emit({ kind: 'chain', nodes, pieces, closed: false }, statement.modifiers, statement.span, context)
}
