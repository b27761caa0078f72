import type { ShownInvoice } from '../../../accounts/payments/entities/invoice.ts'
import type { ShownPurchase } from '../../../accounts/payments/entities/purchase.ts'
import type { UsageMonthTotal } from '../../../accounts/credits/statements/read-usage-months.ts'
import { escape } from '../../../pages/html/escape.ts'
import type { Billing } from '../../read-billing.ts'
import { showDate, showMonth } from '../show-date.ts'
import { showCents, showMicros } from '../show-money.ts'
import { showCount, showNumber } from '../show-number.ts'

/** What was bought, used and billed; nothing of what there never was. */
export function billingHistory({ months, payments }: Billing): string {
  const { purchases = [], invoices = [] } = payments?.state ?? {}
  const isKnownToStripe = purchases.length > 0 || (payments !== null && payments.state.usage.state !== 'off')
  return `${purchases.length === 0 ? '' : purchaseTable(purchases)}
${months.length === 0 ? '' : monthTable(months)}
${invoices.length === 0 ? '' : invoiceTable(invoices)}
${isKnownToStripe ? PORTAL : ''}`
}

const PORTAL = `<section aria-labelledby="portal">
<h2 id="portal">Cards and addresses</h2>
<form method="post" action="/account/billing/portal">
<p>Your card, your billing address and receipts are kept by Stripe.</p>
<button>Open the pages of Stripe</button>
</form>
</section>`

const PURCHASE_STATES: Readonly<Record<ShownPurchase['state'], readonly [kind: string, text: string]>> = {
  open: ['', 'Not finished'],
  pending: ['warning', 'Payment on its way'],
  paid: ['good', 'Paid'],
  failed: ['problem', 'Payment failed'],
  expired: ['', 'Not finished'],
  mismatch: ['problem', 'Being looked into'],
}

const INVOICE_STATES: Readonly<Record<ShownInvoice['status'], readonly [kind: string, text: string]>> = {
  open: ['warning', 'To be paid'],
  uncollectible: ['problem', 'Unpaid'],
  void: ['', 'Void'],
  paid: ['good', 'Paid'],
}

function badge([kind, text]: readonly [string, string]): string {
  return `<span class="badge${kind === '' ? '' : ` ${kind}`}">${text}</span>`
}

function purchaseTable(purchases: readonly ShownPurchase[]): string {
  const rows = purchases.map(
    (one) =>
      `<tr><td>${showNumber(one.credits)} credits${returned(one)}</td><td data-head="Bought">${showDate(one.paidAt ?? one.createdAt)}</td><td data-head="State">${badge(PURCHASE_STATES[one.state])}</td><td data-head="Price" class="number">${showCents(one.cents)}</td></tr>`,
  )
  return `<h2>Purchases</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">What</th><th scope="col">Bought</th><th scope="col">State</th><th scope="col" class="number">Price</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

function returned({ returnedCents, takenCredits, missingCredits }: ShownPurchase): string {
  if (returnedCents === 0n) return ''
  const spent = missingCredits === 0n ? '' : `; ${showNumber(missingCredits)} were spent already`
  return `<div class="quiet">${showCents(returnedCents)} paid back, ${showCount(takenCredits, 'credit')} taken back${spent}</div>`
}

function monthTable(months: readonly UsageMonthTotal[]): string {
  const rows = months.map(
    ({ month, units, microUsd }) =>
      `<tr><td><a href="/account/usage/${month}">${showMonth(month)}</a></td><td data-head="Units" class="number">${showNumber(units)}</td><td data-head="Total" class="number">${showMicros(microUsd)}</td></tr>`,
  )
  return `<h2>Months</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">Statement</th><th scope="col" class="number">Units</th><th scope="col" class="number">Total</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

function invoiceTable(invoices: readonly ShownInvoice[]): string {
  return `<h2>Invoices</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">Invoice</th><th scope="col">For</th><th scope="col">Date</th><th scope="col">State</th><th scope="col" class="number">Amount</th></tr></thead>
<tbody>
${invoices.map(invoiceRow).join('\n')}
</tbody>
</table></div>`
}

function invoiceRow({ number, month, cents, status, url, hasFailed, createdAt }: ShownInvoice): string {
  const name = escape(number ?? 'Invoice')
  // The address is Stripe's word: nothing but a page may be behind it.
  const link = url?.startsWith('https://') === true ? `<a href="${escape(url)}" rel="noreferrer">${name}</a>` : name
  const state = hasFailed && status === 'open' ? badge(['problem', 'Payment failed']) : badge(INVOICE_STATES[status])
  return `<tr><td>${link}</td><td data-head="For">${showMonth(month)}</td><td data-head="Date">${showDate(createdAt)}</td><td data-head="State">${state}</td><td data-head="Amount" class="number">${showCents(cents)}</td></tr>`
}
