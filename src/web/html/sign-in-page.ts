import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import type { WebAnswer } from '../web-route.ts'
import { field } from './field.ts'

export interface SignInPage {
  /** Where to go on afterwards; null: to the account. */
  readonly next: string | null
  readonly email?: string
  /** What is wrong with the address. */
  readonly problem?: string
  /** What happened before, above the form. */
  readonly notice?: { readonly title: string; readonly text: string }
  readonly status?: number
}

/** Asks for the e-mail address that a mail goes to. */
export function signInPage({
  next,
  email = '',
  problem,
  notice,
  status = 200,
}: SignInPage): WebAnswer & { kind: 'page' } {
  return {
    kind: 'page',
    status,
    title: 'Sign in',
    html: html`<div class="narrow">
<h1>Sign in</h1>
<p class="lead">A code of six digits and a link are sent to you by e-mail; either signs you in. There is no password, and your first sign-in makes the account.</p>
${notice === undefined ? '' : problemNotice(notice.title, notice.text)}<form class="form" method="post" action="/sign-in">
${nextField(next)}${field({
      name: 'email',
      label: 'E-mail address',
      value: email,
      problem: problem ?? null,
      attributes: html`type="email" required autocomplete="email" inputmode="email" autocapitalize="none" spellcheck="false"`,
    })}
<div class="actions"><button class="primary">Send the code</button></div>
</form>
<p class="quiet">Signing in sets a cookie that keeps you signed in for up to 30 days.</p>
</div>\n`,
  }
}

/** Says to somebody who has shown who they are that operators let their account in nowhere. */
export function suspendedPage(reason: string): WebAnswer & { kind: 'page' } {
  return signInPage({
    next: null,
    status: 403,
    notice: {
      title: 'This account is suspended',
      text: `The operator of this service suspended it (${reason}). Nothing of it is deleted, and its credits stay. Write to the operator to have it looked at again.`,
    },
  })
}

/** Where to go on, for the next form; nothing when it is the account. */
export function nextField(next: string | null): Html | null {
  return next === null ? null : html`<input type="hidden" name="next" value="${next}">\n`
}

/** Says what went wrong and takes the focus. */
export function problemNotice(title: string, text: string): Html {
  return html`<div class="notice problem" id="problem" tabindex="-1" autofocus>
<h2>${title}</h2>
<p>${text}</p>
</div>\n`
}

/** Says that a link is of no use any more, and offers another mail. */
export function oldLinkPage(): WebAnswer {
  return signInPage({
    next: null,
    status: 410,
    notice: {
      title: 'A new link is needed',
      text: 'This one is too old, or was used: each works once, for ten minutes. Have another mail sent.',
    },
  })
}
