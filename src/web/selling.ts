import type { Payments } from '../accounts/payments/payments.ts'
import { freeHerePage } from './html/account/free-here-page.ts'
import { nothingSoldPage } from './html/account/nothing-sold-page.ts'
import { signedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { Visit, WebAnswer, WebRoute } from './web-route.ts'
import type { WebDeps } from './web-deps.ts'

/** For routes that have to do with money: where nothing costs credits, or none are sold, a page says so instead. */
export function selling(
  handle: (
    deps: WebDeps,
    visit: Visit,
    signed: SignedIn & { readonly payments: Payments },
  ) => WebAnswer | Promise<WebAnswer>,
): WebRoute['handle'] {
  return async (deps, visit) => {
    if (!deps.hasCredits) return freeHerePage()
    const signed = signedIn(deps, visit)
    const { payments } = signed.accounts
    return payments === null ? nothingSoldPage() : handle(deps, visit, { ...signed, payments })
  }
}
