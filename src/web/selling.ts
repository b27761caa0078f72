import type { Payments } from '../accounts/payments/payments.ts'
import { freeHerePage } from './html/account/free-here-page.ts'
import { nothingSoldPage } from './html/account/nothing-sold-page.ts'
import { signedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { Visit, WebAnswer, WebRoute } from './web-route.ts'
import type { WebNeeds } from './web-needs.ts'

/** For routes that have to do with money: where nothing costs credits, or none are sold, a page says so instead. */
export function selling(
  handle: (
    needs: WebNeeds,
    visit: Visit,
    signed: SignedIn & { readonly payments: Payments },
  ) => WebAnswer | Promise<WebAnswer>,
): WebRoute['handle'] {
  return async (needs, visit) => {
    if (!needs.hasCredits) return freeHerePage()
    const signed = signedIn(needs, visit)
    const { payments } = signed.accounts
    return payments === null ? nothingSoldPage() : handle(needs, visit, { ...signed, payments })
  }
}
