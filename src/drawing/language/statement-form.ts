import type { Binding } from './binding.ts'
import type { BoundStatement } from './bound.ts'
import type { Statement } from './program.ts'
import type { Reader } from './reader.ts'
import type { Token } from './lex.ts'

/** Everything the language knows about one kind of statement, apart from what it draws. */
export interface StatementForm<S extends Statement = Statement> {
  readonly keyword: string
  readonly kind: S['kind']
  /** What it draws or does, one or two sentences for the docs. */
  readonly summary: string
  /** How it is written; several lines when it has several forms. */
  readonly forms: readonly string[]
  /** A short complete program for the docs. */
  readonly example: string
  /** Names that other notations give it; they only make hints. */
  readonly otherNames: readonly string[]
  /** Reads what follows the keyword. Problems go to the reader; the caller drops a statement whose reader failed. */
  parse(reader: Reader, keyword: Token): S
  /** The formatted head: everything but the block. */
  print(statement: S): string
  /** What it is once parameters have values: itself without references, or the statements that stand for it. */
  bind(statement: S, binding: Binding): readonly BoundStatement[]
}
