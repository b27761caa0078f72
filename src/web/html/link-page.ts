import type { WaitingLink } from '../../accounts/identity/find-link.ts'
import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import type { WebRequest, WebAnswer } from '../web-route.ts'
import { askedFrom } from './asked-from.ts'

/**
 * What the link of a mail leads to: says who would be signed in and who asked for it, and signs in by a button only. So
 * neither a scanner of mails uses the link up, nor does a link of somebody else's sign anybody in unseen.
 */
export function linkPage(link: WaitingLink, secret: string, request: WebRequest): WebAnswer & { kind: 'page' } {
  const email = link.email
  const here = request.session?.account.email
  return {
    kind: 'page',
    title: 'Sign in here?',
    // The address of this page is a secret until the button is pressed.
    headers: { 'referrer-policy': 'strict-origin' },
    html: html`<div class="narrow">
<h1>Sign in here?</h1>
<p class="lead">This browser would be signed in as <strong>${email}</strong>.</p>
<dl class="facts">
<div><dt>Asked for in</dt><dd>${link.browser}${link.isSameBrowser ? ', this browser' : html`, <strong>not this browser</strong>`}</dd></div>
${askedFrom(link, request)}
${here === undefined ? '' : html`<div><dt>Signed in here</dt><dd>${here}, until you press the button</dd></div>\n`}</dl>
${warningOf(link)}<form class="actions" method="post" action="/sign-in/link">
<input type="hidden" name="secret" value="${secret}" autocomplete="off">
<button class="primary">Sign in here</button>
</form>
</div>\n`,
  }
}

function warningOf({ isSameBrowser, email }: WaitingLink): Html | null {
  if (isSameBrowser) return null
  return html`<div class="notice warning">
<p>Go on only if ${email} is your address and you asked for this mail. It signs in the browser that you see this in, not the one that asked. If somebody sent you this link, close the page: what you do here would be in their account.</p>
</div>\n`
}
