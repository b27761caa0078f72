import type { Problem } from './program.ts'

/** A problem in one line for people, without its place: what is wrong, what was expected unless that says it already, what to write. */
export function problemText({ message, expected, hint }: Problem): string {
  return message.includes(expected) ? `${message} ${hint}` : `${message} Expected ${expected}. ${hint}`
}
