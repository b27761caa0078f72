import { billingPage } from '../html/account/billing-page.ts'
import { notice } from '../html/notice.ts'
import { readBilling } from '../read-billing.ts'
import { selling } from '../selling.ts'
import type { WebRoute } from '../web-route.ts'

export const openBillingPortal: WebRoute = {
  method: 'POST',
  path: '/account/billing/portal',
  summary: 'Leads to where cards and addresses are kept.',
  access: 'account',
  back: '/account/billing',
  body: 'form',
  handle: selling(async (deps, request, signed) => {
    const { payments } = signed
    const outcome = await payments.openPortal({ account: signed.session.account })
    if (outcome.kind === 'redirect') return { kind: 'redirect', location: outcome.url }
    const billing = await readBilling(deps, signed)
    return billingPage(deps, { billing, news: notice('problem', outcome.problem), status: 503 })
  }),
}
