import type { UsageMonth } from '../../../accounts/credits/usage.ts'
import { html, lines } from '../../../pages/html/html.ts'
import type { Html, Part } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../web-route.ts'
import { monthText, showDate } from '../show-date.ts'
import { showMicros } from '../show-money.ts'
import { showCount, showNumber } from '../show-number.ts'
import { accountPage } from './account-page.ts'
import type { AccountSections } from './account-page.ts'

/** The statement of a month that is billed; `isRunning`: it is not over yet. */
export function usagePage(deps: AccountSections, usage: UsageMonth, isRunning: boolean): WebAnswer {
  const { month, units, held, microUsdPerCredit, microUsd, byDay, byKey } = usage
  const price = (some: bigint): string => showMicros(some * microUsdPerCredit)
  const days = byDay.map(({ day, units }) => row(showDate(new Date(`${day}T00:00:00Z`)), units, price(units)))
  const keys = byKey.map(({ keyId, keyName, units }) => row(nameOf(keyId, keyName), units, price(units)))
  return accountPage(deps, {
    section: 'billing',
    title: `Usage in ${monthText(month)}`,
    html: html`<p class="lead">Draws billed by the month, in UTC. ${isRunning ? 'The month is not over yet.' : 'The month is over.'}</p>
<dl class="figures">
<div><dt>${isRunning ? 'Total so far' : 'Total'}</dt><dd>${showMicros(microUsd)}</dd></div>
<div><dt>Units</dt><dd>${showNumber(units)}${held === 0n ? '' : html` <small>${showCount(held, 'more unit')} held by draws at work.</small>`}</dd></div>
<div><dt>Price of a unit</dt><dd>${showMicros(microUsdPerCredit)} <small>One for each icon that passed every check.</small></dd></div>
</dl>
${units === 0n ? html`<p class="empty">Nothing is billed for this month.</p>` : lines([table('By day', 'Day', days), table('By key', 'Key', keys)])}
<p class="actions"><a class="button" href="/account/usage/${month}.csv" download>Download as CSV</a> <a class="button text" href="/account/billing">Billing</a></p>`,
  })
}

function nameOf(keyId: string | null, keyName: string | null): string {
  return keyId === null ? 'In the browser' : (keyName ?? keyId)
}

function row(name: Part, units: bigint, price: string): Html {
  return html`<tr><td>${name}</td><td data-head="Units" class="number">${showNumber(units)}</td><td data-head="Price" class="number">${price}</td></tr>`
}

function table(heading: string, of: string, rows: readonly Html[]): Html {
  return html`<h2>${heading}</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">${of}</th><th scope="col" class="number">Units</th><th scope="col" class="number">Price</th></tr></thead>
<tbody>
${lines(rows)}
</tbody>
</table></div>`
}
