import { billingPage } from '../html/account/billing-page.ts'
import type { BillingPage } from '../html/account/billing-page.ts'
import { notice } from '../html/notice.ts'
import { readBilling } from '../read-billing.ts'
import { selling } from '../selling.ts'
import type { WebRoute } from '../web-route.ts'

const MOST_DOLLARS = 10_000n
const MICROS_PER_DOLLAR = 1_000_000n

export const setUsageCap: WebRoute = {
  method: 'POST',
  path: '/account/billing/usage',
  summary: 'Switches monthly billing on, or changes its cap.',
  access: 'account',
  back: '/account/billing',
  body: 'form',
  handle: selling(async (deps, request, signed) => {
    const { payments } = signed
    const billing = await readBilling(deps, signed)
    const refuse = (rest: Omit<BillingPage, 'billing'>) => billingPage(deps, { billing, ...rest })
    const value = (request.form.get('cap') ?? '').trim()
    const dollars = dollarsOf(value)
    if (dollars === null || dollars < 1n || dollars > MOST_DOLLARS)
      return refuse({
        status: 400,
        cap: { value, problem: 'The cap must be whole US dollars, from 1 to 10000, such as 25.' },
      })
    const capUnits = (dollars * MICROS_PER_DOLLAR) / billing.microUsdPerUnit
    if (capUnits < 1n) return refuse({ status: 400, cap: { value, problem: 'One icon costs more than that.' } })
    const formToken = request.form.get('formToken') ?? ''
    const outcome = await payments.beginUsage({ account: signed.session.account, capUnits, formToken })
    return outcome.kind === 'redirect'
      ? { kind: 'redirect', location: outcome.url }
      : refuse({ status: 503, news: notice('problem', outcome.problem) })
  }),
}

function dollarsOf(text: string): bigint | null {
  const [, digits] = /^\$?(\d{1,9})$/.exec(text) ?? []
  return digits === undefined ? null : BigInt(digits)
}
