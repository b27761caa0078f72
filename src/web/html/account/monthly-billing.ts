import type { UsageState } from '../../../accounts/payments/billing-state.ts'
import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { RandomBytes } from '../../../platform/random-text.ts'
import type { Billing } from '../../read-billing.ts'
import { field, formTokenField } from '../field.ts'
import { showMonth } from '../show-date.ts'
import { showMicros } from '../show-money.ts'
import { showCount, showNumber } from '../show-number.ts'

/** A cap as it was typed, and why it cannot be. */
export interface CapField {
  readonly value: string
  readonly problem: string
}

const MICROS_PER_DOLLAR = 1_000_000n

/** Paying for draws at the month's end: what it is, the month so far, and the forms that begin, change and end it. */
export function monthlyBilling(billing: Billing, usage: UsageState, random: RandomBytes, cap?: CapField): Html {
  return html`<section aria-labelledby="usage">
<h2 id="usage">Monthly billing</h2>
${isRunning(usage) ? running(billing, usage, random, cap) : notRunning(billing, usage, random, cap)}
</section>`
}

function isRunning({ state }: UsageState): boolean {
  return state === 'active' || state === 'past-due'
}

function notRunning(
  { microUsdPerUnit, thisMonth }: Billing,
  { state }: UsageState,
  random: RandomBytes,
  cap?: CapField,
): Html {
  const ending =
    state === 'ending' || (state === 'ended' && thisMonth.units > 0n)
      ? html`<p>It is off. What was used this month, ${showCount(thisMonth.units, 'unit')} for ${showMicros(thisMonth.microUsd)}, is on a last invoice.</p>`
      : ''
  return html`<p>When your prepaid credits are used up, draws go on. Each checked icon then costs ${showMicros(microUsdPerUnit)}, and one invoice comes after the month, never above the cap that you set.</p>
${ending}
${capForm(random, { value: cap?.value ?? '', problem: cap?.problem ?? null, button: 'Switch on', hint: 'Whole US dollars a month. Your card is asked for on the pages of Stripe.' })}`
}

function running(billing: Billing, usage: UsageState, random: RandomBytes, cap?: CapField): Html {
  const { thisMonth, microUsdPerUnit } = billing
  const capUnits = usage.capUnits ?? 0n
  const capMicros = capUnits * microUsdPerUnit
  const state =
    usage.state === 'active'
      ? html`<span class="badge good">On</span>`
      : html`<span class="badge problem">Invoice unpaid</span>`
  return html`<p>${state} When your prepaid credits are used up, draws go on at ${showMicros(microUsdPerUnit)} for each checked icon.</p>
<div class="card month-meter">
<p id="month-use"><strong>${showMicros(thisMonth.microUsd)}</strong> of ${showMicros(capMicros)} in ${showMonth(thisMonth.month)}</p>
<meter aria-labelledby="month-use" min="0" max="${capUnits}" value="${thisMonth.units}">${showNumber(thisMonth.units)} of ${showNumber(capUnits)}</meter>
<p class="quiet">${showNumber(thisMonth.units)} of ${showCount(capUnits, 'unit')}. At the cap, draws are refused until the next month.</p>
</div>
${usage.state === 'active' ? capForm(random, { value: cap?.value ?? String((capMicros + MICROS_PER_DOLLAR / 2n) / MICROS_PER_DOLLAR), problem: cap?.problem ?? null, button: 'Change the cap', hint: 'Whole US dollars a month. Holds at once.' }) : ''}
<details class="confirm"><summary>End monthly billing…</summary>
<form method="post" action="/account/billing/usage/end">
<p>Draws without prepaid credits are refused from now on. A last invoice over ${showMicros(thisMonth.microUsd)} comes at once.</p>
<button class="danger">End monthly billing</button>
</form></details>`
}

function capForm(
  random: RandomBytes,
  { value, problem, button, hint }: { value: string; problem: string | null; button: string; hint: string },
): Html {
  return html`<form class="inline-form" method="post" action="/account/billing/usage">
${formTokenField(random)}
${field({ name: 'cap', label: 'Spending cap in USD', hint, value, problem, attributes: html`inputmode="numeric" required autocomplete="off"` })}
<button>${button}</button>
</form>`
}
