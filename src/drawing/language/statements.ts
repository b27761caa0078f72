import type { Statement } from './program.ts'
import type { StatementForm } from './statement-form.ts'
import { arc } from './statements/arc.ts'
import { box } from './statements/box.ts'
import { circle } from './statements/circle.ts'
import { curve } from './statements/curve.ts'
import { dot } from './statements/dot.ts'
import { join } from './statements/join.ts'
import { line } from './statements/line.ts'
import { mirror } from './statements/mirror.ts'
import { move } from './statements/move.ts'
import { oval } from './statements/oval.ts'
import { part } from './statements/part.ts'
import { path } from './statements/path.ts'
import { poly } from './statements/poly.ts'
import { ring } from './statements/ring.ts'
import { scale } from './statements/scale.ts'
import { text } from './statements/text.ts'
import { turn } from './statements/turn.ts'
import { use } from './statements/use.ts'
import { when } from './statements/when.ts'

/** Every statement of the language, in the order of the docs: shapes, blocks, composition. */
export const STATEMENTS: readonly StatementForm[] = [
  box,
  circle,
  oval,
  dot,
  line,
  poly,
  path,
  arc,
  curve,
  text,
  join,
  mirror,
  turn,
  ring,
  move,
  scale,
  part,
  when,
  use,
]

const BY_KIND: ReadonlyMap<string, StatementForm> = new Map(STATEMENTS.map((form) => [form.kind, form]))

/** The form of a statement's kind. */
export function formOf(statement: Statement): StatementForm {
  return BY_KIND.get(statement.kind)!
}
