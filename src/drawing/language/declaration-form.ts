import type { Program } from './program.ts'
import type { Reader } from './reader.ts'
import type { Token } from './lex.ts'

/** A program while it is read. */
export type Draft = { -readonly [Key in keyof Program]: Program[Key] }

/** Everything the language knows about one kind of declaration. */
export interface DeclarationForm {
  readonly keyword: string
  readonly summary: string
  readonly forms: readonly string[]
  /** A short complete program for the docs. */
  readonly example: string
  /** True when a program may have several. */
  readonly repeatable: boolean
  /** Reads what follows the keyword into the draft, unless the reader failed. */
  parse(reader: Reader, draft: Draft, keyword: Token): void
  /** Its formatted lines; none when the program does not declare it. */
  print(program: Program): string[]
}
