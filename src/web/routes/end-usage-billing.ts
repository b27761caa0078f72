import { freeHerePage } from '../html/account/free-here-page.ts'
import { nothingSoldPage } from '../html/account/nothing-sold-page.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const endUsageBilling: WebRoute = {
  method: 'POST',
  path: '/account/billing/usage/end',
  summary: 'Ends monthly billing.',
  access: 'account',
  back: '/account/billing',
  body: 'form',
  handle: async (needs, visit) => {
    if (!needs.hasCredits) return freeHerePage()
    const { accounts, session } = signedIn(needs, visit)
    if (accounts.payments === null) return nothingSoldPage()
    await accounts.payments.endUsage({ account: session.account })
    return { kind: 'redirect', location: '/account/billing?usage=off' }
  },
}
