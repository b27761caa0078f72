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
  handle: async (needs, visit) => {
    const signed = signedIn(needs, visit)
    const losses = await readLosses(needs, signed)
    return dataPage(needs, { account: signed.session.account, ...losses, confirm: null })
  },
}
