import { dataPage } from '../html/account/data-page.ts'
import { readLosses } from '../read-losses.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const showData: WebRoute = {
  method: 'GET',
  path: '/account/data',
  summary: 'Offers a copy of what is stored about the account, and its deletion.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const signed = signedIn(deps, request)
    const losses = await readLosses(deps, signed)
    return dataPage(deps, { account: signed.session.account, ...losses, confirm: null })
  },
}
