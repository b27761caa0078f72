import type { ShownInvoice } from '../../../accounts/payments/entities/invoice.ts'
import type { ShownPurchase } from '../../../accounts/payments/entities/purchase.ts'
import type { UsageMonthTotal } from '../../../accounts/credits/entities/usage.ts'
import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { Billing } from '../../read-billing.ts'
import { showDate, showMonth } from '../show-date.ts'
import { showCents, showMicros } from '../show-money.ts'
import { showCount, showNumber } from '../show-number.ts'

/** What was bought, used and billed; nothing of what there never was. */
export function billingHistory({ months, payments }: Billing): Html {
  const { purchases = [], invoices = [] } = payments?.state ?? {}
  const isKnownToStripe = purchases.length > 0 || (payments !== null && payments.state.usage.state !== 'off')
  return lines([
    purchases.length === 0 ? null : purchaseTable(purchases),
    months.length === 0 ? null : monthTable(months),
    invoices.length === 0 ? null : invoiceTable(invoices),
    isKnownToStripe ? PORTAL : null,
  ])
}

const PORTAL = html`<section aria-labelledby="portal">
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

function badge([kind, text]: readonly [string, string]): Html {
  return html`<span class="badge${kind === '' ? '' : ` ${kind}`}">${text}</span>`
}

function purchaseTable(purchases: readonly ShownPurchase[]): Html {
  const rows = purchases.map(
    (one) =>
      html`<tr><td>${showNumber(one.credits)} credits${returned(one)}</td><td data-head="Bought">${showDate(one.paidAt ?? one.createdAt)}</td><td data-head="State">${badge(PURCHASE_STATES[one.state])}</td><td data-head="Price" class="number">${showCents(one.cents)}</td></tr>`,
  )
  return html`<h2>Purchases</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">What</th><th scope="col">Bought</th><th scope="col">State</th><th scope="col" class="number">Price</th></tr></thead>
<tbody>
${lines(rows)}
</tbody>
</table></div>`
}

function returned({ returnedCents, takenCredits, missingCredits }: ShownPurchase): Html | null {
  if (returnedCents === 0n) return null
  const spent = missingCredits === 0n ? '' : `; ${showNumber(missingCredits)} were spent already`
  return html`<div class="quiet">${showCents(returnedCents)} paid back, ${showCount(takenCredits, 'credit')} taken back${spent}</div>`
}

function monthTable(months: readonly UsageMonthTotal[]): Html {
  const rows = months.map(
    ({ month, units, microUsd }) =>
      html`<tr><td><a href="/account/usage/${month}">${showMonth(month)}</a></td><td data-head="Units" class="number">${showNumber(units)}</td><td data-head="Total" class="number">${showMicros(microUsd)}</td></tr>`,
  )
  return html`<h2>Months</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">Statement</th><th scope="col" class="number">Units</th><th scope="col" class="number">Total</th></tr></thead>
<tbody>
${lines(rows)}
</tbody>
</table></div>`
}

function invoiceTable(invoices: readonly ShownInvoice[]): Html {
  return html`<h2>Invoices</h2>
<div class="table"><table class="stacked">
<thead><tr><th scope="col">Invoice</th><th scope="col">For</th><th scope="col">Date</th><th scope="col">State</th><th scope="col" class="number">Amount</th></tr></thead>
<tbody>
${lines(invoices.map(invoiceRow))}
</tbody>
</table></div>`
}

function invoiceRow({ number, month, cents, status, url, hasFailed, createdAt }: ShownInvoice): Html {
  const name = number ?? 'Invoice'
  // The address is Stripe's word: nothing but a page may be behind it.
  const link = url?.startsWith('https://') === true ? html`<a href="${url}" rel="noreferrer">${name}</a>` : name
  const state = hasFailed && status === 'open' ? badge(['problem', 'Payment failed']) : badge(INVOICE_STATES[status])
  return html`<tr><td>${link}</td><td data-head="For">${showMonth(month)}</td><td data-head="Date">${showDate(createdAt)}</td><td data-head="State">${state}</td><td data-head="Amount" class="number">${showCents(cents)}</td></tr>`
}
