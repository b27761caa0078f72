import type { Account } from '../../../accounts/account.ts'
import type { Balance } from '../../../accounts/credits/read-balance.ts'
import { html } from '../../../pages/html/html.ts'
import type { Html, Part } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../web-route.ts'
import { showDate } from '../show-date.ts'
import { showCount, showNumber } from '../show-number.ts'
import { accountPage } from './account-page.ts'
import type { AccountSections } from './account-page.ts'
import { usageChart } from './usage-chart.ts'
import type { ChartDay } from './usage-chart.ts'
import { whoDraws } from './who-draws.ts'
import type { WhoDraws } from './who-draws.ts'

export interface OverviewPage {
  readonly account: Account
  readonly drawing: WhoDraws
  /** Null where draws cost nothing. */
  readonly credits: { readonly balance: Balance; readonly days: readonly ChartDay[]; readonly canBuy: boolean } | null
}

/** The first page of an account. */
export function overviewPage(deps: AccountSections, { account, credits, drawing }: OverviewPage): WebAnswer {
  return accountPage(deps, {
    section: 'overview',
    title: 'Account',
    html: html`<p class="lead">Signed in as <strong>${account.email}</strong>.</p>
${credits === null ? FREE : aboutCredits(credits)}
${deps.hasProjects ? PROJECTS : ''}
${whoDraws(drawing)}
<section aria-labelledby="identity">
<h2 id="identity">You</h2>
<dl class="facts">
<div><dt>E-mail</dt><dd>${account.email}</dd></div>
<div><dt>Account since</dt><dd>${showDate(account.createdAt)}</dd></div>
</dl>
<form method="post" action="/sign-out"><button>Sign out</button></form>
</section>`,
  })
}

const PROJECTS = html`<section aria-labelledby="sites">
<h2 id="sites">Sites</h2>
<p>Burin hosts folders of files as sites, each at an address of its own. <a href="/account/projects">Your projects</a> has their deployments, and the way back to an older one.</p>
</section>`

const FREE = html`<div class="notice"><p>Draws are free here, within the <a href="/docs/limits">limits</a> of this service: there are no credits to buy and no keys to keep. Programs draw with any <a href="/docs/authentication">sandbox key</a>.</p></div>
<div class="actions"><a class="button primary" href="/">Draw an icon</a> <a class="button" href="/docs">Read the docs</a></div>`

function aboutCredits({ balance, days, canBuy }: NonNullable<OverviewPage['credits']>): Html {
  const hasDrawn = days.some((day) => day.credits + day.usageUnits > 0n)
  return html`${lowBalance(balance, canBuy)}
<dl class="figures">
<div><dt>Available</dt><dd>${showNumber(balance.available)} <small>${expiry(balance)}</small></dd></div>
<div><dt>Held while drawing</dt><dd>${showNumber(balance.held)} <small>Spent or given back when the draw is done.</small></dd></div>
${balance.usage === null ? '' : usage(balance.usage)}
</dl>
<div class="actions"><a class="button primary" href="/">Draw an icon</a> <a class="button" href="/account/keys">Keys</a> ${canBuy ? html`<a class="button" href="/account/billing">Buy credits</a>` : ''} <a class="button text" href="/docs">Read the docs</a></div>
<section aria-labelledby="use">
<h2 id="use">Use</h2>
${hasDrawn ? usageChart(days) : html`<p class="empty">Nothing was drawn in the last 30 days.</p>`}
</section>`
}

/** Says why draws will be refused, before they are. */
function lowBalance({ available, usage }: Balance, canBuy: boolean): Html | null {
  const isBilled = usage?.isOn === true && usage.units < usage.capUnits
  if (available > 0n || isBilled) return null
  const advice = canBuy
    ? html`<a href="/account/billing">Buy a pack, or switch on monthly billing</a>.`
    : 'Ask whoever runs this service for some.'
  return html`<div class="notice warning"><p><strong>There are no credits left.</strong> Draws are refused until there are. ${advice}</p></div>`
}

function expiry({ nextExpiry, available }: Balance): Part {
  if (nextExpiry === null) return available === 0n ? 'credits' : 'credits that do not expire'
  return html`${showCount(nextExpiry.credits, 'credit')} ${nextExpiry.credits === 1n ? 'expires' : 'expire'} on ${showDate(nextExpiry.at)}.`
}

function usage({ isOn, units, capUnits }: NonNullable<Balance['usage']>): Html {
  const state = isOn ? `of ${showCount(capUnits, 'unit')} at most.` : 'Monthly billing is off now.'
  return html`<div><dt>Billed this month</dt><dd>${showNumber(units)} <small>${state}</small></dd></div>`
}
