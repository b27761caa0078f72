import type { PendingDevice } from '../../accounts/identity/find-device.ts'
import { CLIENT_ID } from '../../accounts/identity/oauth/read-form.ts'
import { html } from '../../pages/html/html.ts'
import type { WebRequest, WebAnswer } from '../web-route.ts'
import { askedFrom } from './asked-from.ts'
import { field } from './field.ts'

type PageAnswer = WebAnswer & { readonly kind: 'page' }

/** Asks for the code that a program shows. */
export function deviceCodePage(of: { userCode: string; problem: string | null; status?: number }): PageAnswer {
  return {
    kind: 'page',
    status: of.status ?? 200,
    title: 'Let a program in',
    html: html`<div class="narrow">
<h1>Let a program in</h1>
<p class="lead">A program on one of your machines can use your account, once you have typed in here the code that it shows.</p>
<form class="form code-form" method="post" action="/device">
${field({
  name: 'userCode',
  label: 'Code from the program',
  hint: 'Eight letters, such as BCDF-GHJK.',
  value: of.userCode,
  problem: of.problem,
  attributes: html`required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" class="upper-case"`,
})}
<div class="actions"><button class="primary">Go on</button></div>
</form>
</div>\n`,
  }
}

/** Shows who asks, and asks whether to let it in. */
export function deviceRequestPage(device: PendingDevice, userCode: string, request: WebRequest): PageAnswer {
  return {
    kind: 'page',
    title: 'Let this program in?',
    html: html`<div class="narrow">
<h1>Let this program in?</h1>
<p class="lead">It could then act for your account where programs may, such as hosting sites, until you end its session. It cannot draw, buy, or change the account.</p>
<dl class="facts">
<div><dt>Program</dt><dd>${programName(device.clientId)}</dd></div>
${askedFrom(device, request)}
<div><dt>Your account</dt><dd>${request.session?.account.email ?? ''}</dd></div>
</dl>
<div class="notice warning">
<p>Approve only what you started yourself a moment ago. If somebody sent you this code, or you are not sure, deny it: they would be let into your account.</p>
</div>
<form class="actions" method="post" action="/device/answer">
<input type="hidden" name="userCode" value="${userCode}">
<button class="primary" name="answer" value="approve">Approve</button>
<button name="answer" value="deny">Deny</button>
</form>
</div>\n`,
  }
}

/** Tells that the answer was taken. */
export function deviceAnsweredPage(isApproved: boolean): PageAnswer {
  const title = isApproved ? 'The program is let in' : 'The program was turned away'
  return {
    kind: 'page',
    title,
    html: html`<div class="narrow">
<h1 tabindex="-1" autofocus>${title}</h1>
<p class="lead">${isApproved ? 'Go back to it: it goes on by itself within a few seconds. You may close this page.' : 'It got nothing. If somebody else gave you the code, do not use any from them.'}</p>
<p><a href="/account/sessions">${isApproved ? 'See and end what is signed in' : 'See what is signed in'}</a></p>
</div>\n`,
  }
}

function programName(clientId: string): string {
  return clientId === CLIENT_ID ? 'Burin’s command line' : clientId
}
