import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

export interface Field {
  /** In the form that is sent. */
  readonly name: string
  readonly label: string
  readonly value: string
  /** What is wrong with the value that was sent; null when nothing is. */
  readonly problem: string | null
  /** What to write, for who does not know. */
  readonly hint?: string
  /** More attributes, written by us: `type="date" required`. */
  readonly attributes?: Html
  /** For numbers, dates and codes. */
  readonly isShort?: boolean
}

/** A labelled input. A problem stands at the field, is read out with it, and takes the focus. */
export function field({ name, label, value, problem, hint, attributes, isShort = false }: Field): Html {
  const hintId = hint === undefined ? '' : `${name}-hint`
  const problemId = problem === null ? '' : `${name}-problem`
  const described = [hintId, problemId].filter((id) => id !== '').join(' ')
  return html`<div class="field${isShort ? ' short' : ''}">
<label for="${name}">${label}</label>
${hint === undefined ? '' : html`<p class="hint" id="${hintId}">${hint}</p>\n`}${problem === null ? '' : html`<p class="problem" id="${problemId}">${problem}</p>\n`}<input id="${name}" name="${name}" value="${value}"${described === '' ? '' : html` aria-describedby="${described}"`}${problem === null ? '' : html` aria-invalid="true" autofocus`}${attributes === undefined ? '' : html` ${attributes}`}>
</div>`
}

/** A hidden field that tells one form from the next: what it asks for is done once, however often it is sent. */
export function formTokenField(random: RandomBytes): Html {
  return html`<input type="hidden" name="formToken" value="${randomText(random, 24)}">`
}
