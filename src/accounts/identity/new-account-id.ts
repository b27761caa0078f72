import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

/** `acc_` and 24 base-62 characters. */
export function newAccountId(random: RandomBytes): string {
  return `acc_${randomText(random, 24)}`
}
