import { signInCodes } from '../../accounts/identity/sign-in-codes.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
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

/** Asks for the code that was mailed, or for the link when the mail has, or takes, no code. */
export function codePage({ waiting, next, problem, status = 200 }: CodePage): WebAnswer & { kind: 'page' } {
  const { hasCode } = waiting
  const title = hasCode ? 'Enter your code' : 'Open the link in the mail'
  return {
    kind: 'page',
    status,
    title,
    html: html`<div class="narrow">
<h1${hasCode ? '' : html` tabindex="-1" autofocus`}>${title}</h1>
${hasCode ? codeForm(waiting, next, problem) : aboutLink(waiting)}<p class="quiet">No mail after a minute? Look among the spam. ${hasCode ? 'Only the newest code works.' : ''}</p>
${otherWays(waiting, next)}</div>\n`,
  }
}

function codeForm({ email, asked }: WaitingSignIn, next: string | null, problem: string | undefined): Html {
  return html`<p class="lead">It was sent to <strong>${email}</strong> and works for ${signInCodes.lifetimeMs / 60_000} minutes, in this browser. The link in the mail works in any browser.</p>
<form class="form code-form" method="post" action="/sign-in/code">
${nextField(next)}<input type="hidden" name="asked" value="${asked}" autocomplete="off">
${field({
  name: 'code',
  label: `Code of ${signInCodes.digits} digits`,
  value: '',
  problem: problem ?? null,
  attributes: html`${problem === undefined ? 'autofocus ' : ''}required inputmode="numeric" autocomplete="one-time-code" spellcheck="false" maxlength="20"`,
})}
<div class="actions"><button class="primary">Sign in</button></div>
</form>
`
}

function aboutLink({ email }: WaitingSignIn): Html {
  return html`<p class="lead">It was sent to <strong>${email}</strong>, signs in once and works for ${signInCodes.lifetimeMs / 60_000} minutes: here, or in any other browser.</p>
<p>Codes cannot be typed at the moment, because too many wrong ones were. It need not have been you; the link is as good.</p>
`
}

function otherWays({ email, hasCode }: WaitingSignIn, next: string | null): Html {
  const again = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return html`<form class="actions" method="post" action="/sign-in">
${nextField(next)}<input type="hidden" name="email" value="${email}">
<button class="text">Send another ${hasCode ? 'code' : 'link'}</button>
<a class="button text" href="/sign-in${again}">Use another address</a>
</form>
`
}
