import type { LiveKey } from '../../../accounts/keys/live-key.ts'
import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { RandomBytes } from '../../../platform/random-text.ts'
import type { WebAnswer } from '../../web-route.ts'
import { field, formTokenField } from '../field.ts'
import { showDate, showTime } from '../show-date.ts'
import { accountPage } from './account-page.ts'
import type { AccountSections } from './account-page.ts'

export interface KeysPage {
  readonly keys: readonly LiveKey[]
  /** What stands above the list, such as a key just made. */
  readonly news?: Html | null
  /** What was typed for a key that was not made, and why not. */
  readonly name?: string
  readonly problem?: string
  readonly status?: number
}

/** The keys of an account, and the form that makes another. */
export function keysPage(deps: AccountSections & { readonly random: RandomBytes }, page: KeysPage): WebAnswer {
  const form = html`<section aria-labelledby="create">
<h2 id="create">Create a key</h2>
<form class="inline-form" method="post" action="/account/keys">
${formTokenField(deps.random)}
${field({
  name: 'name',
  label: 'Name',
  hint: 'What will use it, such as “Website build”. Only you see it.',
  value: page.name ?? '',
  problem: page.problem ?? null,
  attributes: html`maxlength="60" required autocomplete="off"`,
})}
<button class="primary">Create key</button>
</form>
</section>`
  return accountPage(deps, {
    section: 'keys',
    title: 'Keys',
    status: page.status ?? 200,
    html: html`<p class="lead">A live key lets a program of yours draw. Its draws spend the credits of this account.</p>
${page.news ?? null}
${form}
${list(page.keys)}`,
  })
}

function list(keys: readonly LiveKey[]): Html {
  if (keys.length === 0)
    return html`<h2>Your keys</h2>\n<p class="empty">There are none yet. To try the service, any <a href="/docs/authentication">sandbox key</a> will do.</p>`
  const inUse = keys.filter((key) => key.revokedAt === null)
  const revoked = keys.filter((key) => key.revokedAt !== null)
  return lines([
    inUse.length === 0 ? null : table('Your keys', inUse, 'Revoke'),
    revoked.length === 0 ? null : table('Revoked keys', revoked, 'Revoked'),
  ])
}

function table(heading: string, keys: readonly LiveKey[], last: string): Html {
  return html`<h2>${heading}</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">Name</th><th scope="col">Key</th><th scope="col">Created</th><th scope="col">Last used</th><th scope="col">${last}</th></tr></thead>
<tbody>
${lines(keys.map(row))}
</tbody>
</table></div>`
}

function row(key: LiveKey): Html {
  const lastUsed = key.lastUsedAt === null ? 'Never' : showTime(key.lastUsedAt)
  const state = key.revokedAt === null ? revokeForm(key) : showDate(key.revokedAt)
  return html`<tr><td>${key.name}</td><td data-head="Key"><code>svc_live_…${key.lastFour}</code></td><td data-head="Created">${showDate(key.createdAt)}</td><td data-head="Last used">${lastUsed}</td><td${key.revokedAt === null ? html` class="control"` : html` data-head="Revoked"`}>${state}</td></tr>`
}

/** Folded, so that one click alone revokes nothing. */
function revokeForm({ id, name }: LiveKey): Html {
  return html`<details class="confirm"><summary aria-label="Revoke ${name}…">Revoke…</summary>
<form method="post" action="/account/keys/${id}/revoke">
<p>Programs that use “${name}” stop working at once, and for good.</p>
<button class="small danger">Revoke “${name}”</button>
</form></details>`
}
