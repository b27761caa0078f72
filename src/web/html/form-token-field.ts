import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

/** A hidden field that tells one form from the next: what it asks for is done once, however often it is sent. */
export function formTokenField(random: RandomBytes): string {
  return `<input type="hidden" name="formToken" value="${randomText(random, 24)}">`
}
