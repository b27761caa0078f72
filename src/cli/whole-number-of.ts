import { CliProblem } from './cli-problem.ts'

/** A whole number from 1 to `most` that was given as text; `what` names it in the `CliProblem`, such as `--expires`. */
export function wholeNumberOf(what: string, text: string, most: number): number {
  const number = /^\d{1,12}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  throw new CliProblem(`${what} is ${JSON.stringify(text)}, but must be a whole number from 1 to ${most}`, 2)
}
