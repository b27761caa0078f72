import { wholeNumberOf } from '../cli/whole-number-of.ts'

/** More than that is a slip. */
const MOST_CREDITS = 1_000_000_000

/** The number of credits that was given as an argument. */
export function amountOf(text: string): bigint {
  return BigInt(wholeNumberOf('the amount', text, MOST_CREDITS))
}
