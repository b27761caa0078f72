import { signInCodes } from '../../accounts/identity/sign-in-codes.ts'
import { escape } from '../../pages/html/escape.ts'
import type { WaitingSignIn } from '../sign-in-cookie.ts'
import type { WebAnswer } from '../web-route.ts'
import { field } from './field.ts'
import { nextField } from './sign-in-page.ts'

export interface CodePage {
  readonly waiting: WaitingSignIn
  readonly next: string | null
  /** What is wrong with the code that was sent. */
  readonly problem?: string
  readonly status?: number
}

/** Asks for the code that was mailed. */
export function codePage({ waiting, next, problem, status = 200 }: CodePage): WebAnswer & { kind: 'page' } {
  const { email, asked } = waiting
  const again = next === null ? '' : `?next=${escape(encodeURIComponent(next))}`
  return {
    kind: 'page',
    status,
    title: 'Enter your code',
    html: `<div class="narrow">
<h1>Enter your code</h1>
<p class="lead">It was sent to <strong>${escape(email)}</strong> and works for ${signInCodes.lifetimeMs / 60_000} minutes, in this browser.</p>
<form class="form code-form" method="post" action="/sign-in/code">
${nextField(next)}<input type="hidden" name="asked" value="${asked}" autocomplete="off">
${field({
  name: 'code',
  label: `Code of ${signInCodes.digits} digits`,
  value: '',
  problem: problem ?? null,
  attributes: `${problem === undefined ? 'autofocus ' : ''}required inputmode="numeric" autocomplete="one-time-code" spellcheck="false" maxlength="20"`,
})}
<div class="actions"><button class="primary">Sign in</button></div>
</form>
<p class="quiet">No mail after a minute? Look among the spam. Only the newest code works.</p>
<form class="actions" method="post" action="/sign-in">
${nextField(next)}<input type="hidden" name="email" value="${escape(email)}">
<button class="text">Send another code</button>
<a class="button text" href="/sign-in${again}">Use another address</a>
</form>
</div>\n`,
  }
}
