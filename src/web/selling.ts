import type { Payments } from '../accounts/payments/payments.ts'
import { freeHerePage, nothingSoldPage } from './html/problem-page.ts'
import { signedIn } from './signed-in.ts'
import type { SignedIn } from './signed-in.ts'
import type { WebRequest, WebAnswer, WebRoute } from './web-route.ts'
import type { WebDeps } from './web-deps.ts'

/** For routes that have to do with money: where nothing costs credits, or none are sold, a page says so instead. */
export function selling(
  handle: (
    deps: WebDeps,
    request: WebRequest,
    signed: SignedIn & { readonly payments: Payments },
  ) => WebAnswer | Promise<WebAnswer>,
): WebRoute['handle'] {
  return async (deps, request) => {
    if (!deps.hasCredits) return freeHerePage()
    const signed = signedIn(deps, request)
    const { payments } = signed.accounts
    return payments === null ? nothingSoldPage() : handle(deps, request, { ...signed, payments })
  }
}
