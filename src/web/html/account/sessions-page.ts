import type { Session } from '../../../accounts/identity/session.ts'
import type { AccountToken } from '../../../accounts/identity/account-token.ts'
import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../web-route.ts'
import { showDate, showTime } from '../show-date.ts'
import { accountPage } from './account-page.ts'
import type { AccountSections } from './account-page.ts'

export interface SessionsPage {
  readonly sessions: readonly Session[]
  /** Those for CI. */
  readonly tokens: readonly AccountToken[]
  /** The session of this browser. */
  readonly currentId: string
  /** What was just done. */
  readonly news: Html | null
}

/** Where the account is signed in, each to be ended, and its tokens. */
export function sessionsPage(deps: AccountSections, { sessions, tokens, currentId, news }: SessionsPage): WebAnswer {
  const others = sessions.filter(({ id }) => id !== currentId)
  const ordered = [...sessions.filter(({ id }) => id === currentId), ...others]
  return accountPage(deps, {
    section: 'sessions',
    title: 'Sessions',
    html: html`<p class="lead">Every browser and program that is signed in to this account. End those that you do not know.</p>
${news}
<ul class="rows">
${lines(ordered.map((session) => item(session, session.id === currentId)))}
</ul>
${others.length === 0 ? '' : endOthers(tokens.length)}
${tokenList(tokens)}`,
  })
}

function item(session: Session, isCurrent: boolean): Html {
  const { id, kind, label, createdAt, lastUsedAt, expiresAt } = session
  const button = isCurrent
    ? html`<form method="post" action="/sign-out"><button class="small">Sign out</button></form>`
    : html`<form method="post" action="/account/sessions/${id}/end"><button class="small" aria-label="End ${label}">End</button></form>`
  return html`<li><div><strong>${label}</strong>${isCurrent ? html` <span class="badge good">This browser</span>` : ''}
<div class="quiet">${kind === 'browser' ? 'Browser' : 'Program'} · signed in ${showDate(createdAt)} · last used ${showTime(lastUsedAt)} · ends ${showDate(expiresAt)} at the latest</div></div>
${button}</li>`
}

function endOthers(tokens: number): Html {
  const [what, them] = tokens === 1 ? ['token', 'it'] : [`${tokens} tokens`, 'them']
  const revoke =
    tokens === 0
      ? ''
      : html`<label class="check"><input type="checkbox" name="tokens" value="revoke"> <span>Revoke the ${what} for CI too: programs that use ${them} stop working at once.</span></label>\n`
  return html`<details class="confirm"><summary>End all other sessions…</summary>
<form method="post" action="/account/sessions/end-others">
<p>Every other browser and program must sign in again.</p>
${revoke}<button class="danger">End all other sessions</button>
</form></details>`
}

function tokenList(tokens: readonly AccountToken[]): Html {
  return html`<section aria-labelledby="tokens">
<h2 id="tokens">Tokens for CI</h2>
<p>They let programs deploy for this account where nobody signs in. <code>burin tokens create</code> makes one.</p>
${
  tokens.length === 0
    ? html`<p class="empty">There are none.</p>`
    : html`<ul class="rows">
${lines(tokens.map(tokenItem))}
</ul>`
}
</section>`
}

/** Folded, so that one click alone revokes nothing. */
function tokenItem({ id, name, createdAt, lastUsedAt, expiresAt }: AccountToken): Html {
  const use = lastUsedAt === null ? 'never used' : html`last used ${showTime(lastUsedAt)}`
  return html`<li><div><strong>${name}</strong>
<div class="quiet">created ${showDate(createdAt)} · ${use} · ends ${showDate(expiresAt)}</div></div>
<details class="confirm"><summary aria-label="Revoke ${name}…">Revoke…</summary>
<form method="post" action="/account/tokens/${id}/revoke">
<p>Programs that use “${name}” stop working at once, and for good.</p>
<button class="small danger">Revoke “${name}”</button>
</form></details></li>`
}
