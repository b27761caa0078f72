import type { Transfer } from '../../../accounts/credits/entities/transfer.ts'
import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { filterQuery, isFaulty, LEDGER_CHOICES } from '../../ledger-filter.ts'
import type { LedgerFilter } from '../../ledger-filter.ts'
import type { WebAnswer } from '../../web-route.ts'
import { field } from '../field.ts'
import { showTime } from '../show-date.ts'
import { showNumber } from '../show-number.ts'
import { accountPage } from './account-page.ts'
import type { AccountSections } from './account-page.ts'
import { transferAmount, transferText } from './transfer-text.ts'

export interface LedgerPage {
  readonly filter: LedgerFilter
  readonly transfers: readonly Transfer[]
  /** Where the page before goes on; null when this is the last. */
  readonly olderThan: bigint | null
  /** Whether newer ones were left out. */
  readonly isFirst: boolean
}

/** What came into the account and what went, the newest first. */
export function ledgerPage(deps: AccountSections, page: LedgerPage): WebAnswer {
  const query = filterQuery(page.filter).toString()
  const isFiltered = query !== ''
  return accountPage(deps, {
    section: 'ledger',
    title: 'Ledger',
    status: isFaulty(page.filter) ? 400 : 200,
    html: html`<p class="lead">Every credit that came and went, the newest first. Times are in UTC.</p>
${form(page.filter, isFiltered)}
${page.transfers.length === 0 ? empty(isFiltered) : table(page, query)}`,
  })
}

function form({ sent, problems }: LedgerFilter, isFiltered: boolean): Html {
  const options = LEDGER_CHOICES.map(
    ({ value, name }) => html`<option value="${value}"${value === sent.kind ? ' selected' : ''}>${name}</option>`,
  )
  const kindProblem = problems.kind === null ? '' : html`<p class="problem" id="kind-problem">${problems.kind}</p>`
  return html`<form class="form" method="get" action="/account/ledger">
<div class="fields">
<div class="field"><label for="kind">Show</label>${kindProblem}<select id="kind" name="kind"${problems.kind === null ? '' : html` aria-invalid="true" aria-describedby="kind-problem"`}>${options}</select></div>
${field({ name: 'from', label: 'From', value: sent.from, problem: problems.from, attributes: html`type="date"`, isShort: true })}
${field({ name: 'to', label: 'To', value: sent.to, problem: problems.to, attributes: html`type="date"`, isShort: true })}
<div class="actions"><button>Show</button>${isFiltered ? html` <a href="/account/ledger">Show all</a>` : ''}</div>
</div>
</form>`
}

function empty(isFiltered: boolean): Html {
  return isFiltered
    ? html`<p class="empty">Nothing of that kind in that time.</p>`
    : html`<p class="empty">Nothing yet. Credits that are bought, granted or spent will stand here.</p>`
}

function table({ transfers, olderThan, isFirst }: LedgerPage, query: string): Html {
  const link = (more: string): string => `/account/ledger?${query}${query !== '' && more !== '' ? '&' : ''}${more}`
  const older =
    olderThan === null ? '' : html`<a class="button small" rel="next" href="${link(`before=${olderThan}`)}">Older →</a>`
  const newest = isFirst ? '' : html`<a class="button small" href="${link('')}">← Newest</a>`
  const pager =
    older === '' && newest === ''
      ? ''
      : html`<nav class="pager" aria-label="Pages of the ledger">${newest}<span></span>${older}</nav>`
  return html`<div class="table"><table class="stacked ledger">
<thead><tr><th scope="col">What</th><th scope="col">When</th><th scope="col">Key</th><th scope="col" class="number">Credits</th><th scope="col" class="number">Balance</th></tr></thead>
<tbody>
${lines(transfers.map(row))}
</tbody>
</table></div>
${pager}
<p class="quiet"><a href="${`/account/ledger.csv${query === '' ? '' : `?${query}`}`}" download>Download as CSV</a> (all pages of this view). A draw holds credits while it runs. When it is done, it spends one for each icon that passed every check and that was not paid for within the 24 hours before, and gives the rest back.</p>`
}

function row(transfer: Transfer): Html {
  const { what, details } = transferText(transfer)
  const more = details === '' ? '' : html`<div class="quiet">${details}</div>`
  const { text, isChange } = transferAmount(transfer)
  const balance = transfer.balanceAfter === null ? '' : showNumber(transfer.balanceAfter)
  const key = transfer.keyName ?? (isOfDraw(transfer) ? 'Browser' : '')
  return html`<tr><td>${what}${more}</td><td data-head="When">${showTime(transfer.at)}</td><td data-head="Key">${key}</td><td data-head="Credits" class="number">${isChange ? html`<strong>${text}</strong>` : html`<span class="quiet">${text}</span>`}</td><td data-head="Balance" class="number">${balance}</td></tr>`
}

function isOfDraw({ kind, keyId }: Transfer): boolean {
  return keyId === null && !['grant', 'purchase', 'refund', 'expire'].includes(kind)
}
