import type { Program, Reference, Statement, UseStatement, WhenStatement } from './program.ts'

/**
 * A piece of a program once its parameters have values: a number wherever a reference may have stood, and no `when` and
 * no `use` at any depth.
 */
export type Bound<T> = T extends Reference | WhenStatement | UseStatement
  ? never
  : T extends object
    ? { readonly [Key in keyof T]: Bound<T[Key]> }
    : T

/** A statement that needs nothing but a cut to be drawn. */
export type BoundStatement = Bound<Statement>

/** A program that needs nothing but a cut to be drawn: what `bind` makes and what the compiler draws. */
export interface BoundProgram extends Omit<Program, 'parameters' | 'mini' | 'statements'> {
  readonly parameters: readonly []
  readonly mini: readonly BoundStatement[] | null
  readonly statements: readonly BoundStatement[]
}
