import { CliProblem } from './cli-problem.ts'

/** More than that is a slip. */
const MOST_CREDITS = 1_000_000_000

/** The number of credits that was given as an argument. */
export function amountOf(text: string): bigint {
  return BigInt(wholeNumberOf('the amount', text, MOST_CREDITS))
}

/** A whole number from 1 to `most`; `what` names it in the problem. */
export function wholeNumberOf(what: string, text: string, most: number): number {
  const number = /^\d{1,12}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  throw new CliProblem(`${what} is ${JSON.stringify(text)}, but must be a whole number from 1 to ${most}`, 2)
}
