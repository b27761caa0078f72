import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

/** A hidden field that tells one form from the next: what it asks for is done once, however often it is sent. */
export function formTokenField(random: RandomBytes): Html {
  return html`<input type="hidden" name="formToken" value="${randomText(random, 24)}">`
}
