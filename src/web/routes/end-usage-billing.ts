import { selling } from '../selling.ts'
import type { WebRoute } from '../web-route.ts'

export const endUsageBilling: WebRoute = {
  method: 'POST',
  path: '/account/billing/usage/end',
  summary: 'Ends monthly billing.',
  access: 'account',
  back: '/account/billing',
  body: 'form',
  handle: selling(async (_deps, _request, { payments, session }) => {
    await payments.endUsage({ account: session.account })
    return { kind: 'redirect', location: '/account/billing?usage=off' }
  }),
}
