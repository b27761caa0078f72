import type { Session } from '../../../accounts/identity/session.ts'
import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../web-route.ts'
import { showDate, showTime } from '../show-date.ts'
import { accountPage } from './account-page.ts'

export interface SessionsPage {
  readonly sessions: readonly Session[]
  /** The session of this browser. */
  readonly currentId: string
  /** What was just done. */
  readonly news: Html | null
}

/** Where the account is signed in, each to be ended. */
export function sessionsPage(
  deps: { readonly hasCredits: boolean },
  { sessions, currentId, news }: SessionsPage,
): WebAnswer {
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
${
  others.length === 0
    ? ''
    : html`<details class="confirm"><summary>End all other sessions…</summary>
<form method="post" action="/account/sessions/end-others">
<p>Every other browser and program must sign in again.</p>
<button class="danger">End all other sessions</button>
</form></details>`
}`,
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
