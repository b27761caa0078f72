import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { RandomBytes } from '../../../platform/random-text.ts'
import type { Billing } from '../../read-billing.ts'
import type { WebAnswer } from '../../web-route.ts'
import { notice } from '../notice.ts'
import { showCount } from '../show-number.ts'
import { accountPage } from './account-page.ts'
import type { AccountSections } from './account-page.ts'
import { billingHistory } from './billing-history.ts'
import { monthlyBilling } from './monthly-billing.ts'
import type { CapField } from './monthly-billing.ts'
import { packsToBuy } from './packs-to-buy.ts'

export interface BillingPage {
  readonly billing: Billing
  /** What just happened. */
  readonly news?: Html | null
  /** The cap that was sent and cannot be, and why. */
  readonly cap?: CapField
  /** 200 when left out. */
  readonly status?: number
}

interface BillingPageDeps extends AccountSections {
  readonly random: RandomBytes
}

/** What can be bought, what is billed, and what was. */
export function billingPage(
  deps: BillingPageDeps,
  { billing, news = null, cap, status = 200 }: BillingPage,
): WebAnswer {
  const { available, payments } = billing
  const problem = payments?.state.problem ?? null
  return accountPage(deps, {
    section: 'billing',
    title: 'Billing',
    status,
    html: html`<p class="lead">You have ${showCount(available, 'credit')}. One credit is spent for each icon that passes every check; drafts are free.</p>
${news}
${problem === null ? '' : notice('warning', problem)}
${payments === null ? GRANTED : lines([packsToBuy(payments.packs, deps.random), monthlyBilling(billing, payments.state.usage, deps.random, cap)])}
${billingHistory(billing)}`,
  })
}

const GRANTED = html`<div class="notice"><p>Nothing is sold here: credits are granted by the operator of this service. To get more, ask them.</p></div>`
