import type { BoundStatement } from './bound.ts'
import type { Reference, Scalar, Statement, UseStatement } from './program.ts'

/** What statements are bound with. */
export interface Binding {
  /** The value of the parameter with that name. */
  readonly value: (parameter: string) => string | number
  /** The number that is written, or that the parameter has. */
  readonly number: (scalar: Scalar) => number
  /** The characters that are written, or that the parameter has. */
  readonly text: (text: string | Reference) => string
  /** The statements of a block; none where all of them give way. */
  readonly block: (statements: readonly Statement[]) => readonly BoundStatement[]
  /** What stands for another glyph. */
  readonly use: (use: UseStatement) => readonly BoundStatement[]
}
