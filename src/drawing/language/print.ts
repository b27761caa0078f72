import { DECLARATIONS } from './declarations.ts'
import { linesOf } from './print-statement.ts'
import type { Program } from './program.ts'

/**
 * The formatted text of a program, ending with a new line: declarations first, one statement a line, two blanks of
 * indentation. Reading it back gives the same program, spans apart.
 */
export function print(program: Program): string {
  const lines = [...DECLARATIONS.flatMap((form) => form.print(program)), ...program.statements.flatMap(linesOf)]
  return `${lines.join('\n')}\n`
}
