import { billingNews } from '../html/account/billing-news.ts'
import { billingPage } from '../html/account/billing-page.ts'
import { freeHerePage } from '../html/problem-page.ts'
import { readBilling } from '../read-billing.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const showBilling: WebRoute = {
  method: 'GET',
  path: '/account/billing',
  summary: 'Shows what can be bought, what is billed, and what was.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    if (!deps.hasCredits) return freeHerePage()
    const signed = signedIn(deps, request)
    const { accounts, session } = signed
    const sessionId = request.query.get('bought') ?? request.query.get('usage')
    // Stripe leads back here sooner than it tells what was done.
    if (sessionId !== null) await accounts.payments?.confirmCheckout({ account: session.account, sessionId })
    const billing = await readBilling(deps, signed)
    return billingPage(deps, { billing, news: billingNews(request.query, billing) })
  },
}
