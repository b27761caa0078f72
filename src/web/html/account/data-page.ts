import type { Account } from '../../../accounts/account.ts'
import { isMailAddress } from '../../../accounts/identity/placeholder-email.ts'
import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../web-route.ts'
import { field } from '../field.ts'
import { showCount } from '../show-number.ts'
import { accountPage } from './account-page.ts'
import type { AccountSections } from './account-page.ts'

export interface DataPage {
  readonly account: Account
  /** Credits that would be lost; null where there are none. */
  readonly available: bigint | null
  /** Whether a month's use is still to be billed. */
  readonly isBilled: boolean
  /** What was typed to confirm, and why it does not; null at first. */
  readonly confirm: { readonly value: string; readonly problem: string } | null
}

/** What must be typed to delete an account: its address, or its id when it has none that its owner would know. */
export function confirmationOf({ email, id }: Account): string {
  return isMailAddress(email) ? email : id
}

/** Everything about the account to take away, and its end. */
export function dataPage(deps: AccountSections, page: DataPage): WebAnswer {
  const { account, confirm } = page
  const isOpen = confirm === null ? '' : ' open'
  return accountPage(deps, {
    section: 'data',
    title: 'Your data',
    status: confirm === null ? 200 : 400,
    html: html`<section aria-labelledby="export">
<h2 id="export">Take it with you</h2>
<p>One JSON file with all that is stored about you: ${deps.hasCredits ? 'your address, who may draw for you, sessions, tokens and keys (without their secrets), purchases, every entry of the ledger, your icons and their sets, and your projects with their deployments' : 'your address, who may draw for you, your sessions, your tokens (without their secrets), your icons and their sets, and your projects with their deployments'}.</p>
<p><a class="button" href="/account/export.json" download>Download your data</a></p>
</section>
<section aria-labelledby="delete">
<h2 id="delete">Delete the account</h2>
<p>This cannot be undone.</p>
<dl class="facts">
<div><dt>What is lost</dt><dd>${lost(page, deps.hasCredits)}</dd></div>
<div><dt>What stays</dt><dd>${deps.hasCredits ? 'Entries of the ledger, as bare numbers that nothing connects to you any more.' : 'Nothing but a number in place of the account.'}${page.isBilled ? ' What you have used this month is billed a last time.' : ''}</dd></div>
</dl>
<details${isOpen}><summary>Delete this account…</summary>
<form class="form card danger" method="post" action="/account/delete">
${field({
  name: 'confirm',
  label: `Type ${confirmationOf(account)} to confirm`,
  value: confirm?.value ?? '',
  problem: confirm?.problem ?? null,
  attributes: html`required autocomplete="off" autocapitalize="none" spellcheck="false"`,
})}
<div class="actions"><button class="primary danger">Delete my account</button></div>
</form>
</details>
</section>`,
  })
}

function lost({ account, available }: DataPage, hasCredits: boolean): Html {
  const address = isMailAddress(account.email) ? `the address ${account.email}, ` : ''
  const credits =
    available === null || available === 0n
      ? ''
      : html`<strong>${showCount(available, 'credit')}</strong> that ${available === 1n ? 'is' : 'are'} left and will not be paid back, `
  return html`${credits}${address}every session and token for CI${hasCredits ? ', every key: programs that use one stop working at once' : ''}, every icon that you keep or drew, every link to a set, and every project: its site is gone at once.`
}
