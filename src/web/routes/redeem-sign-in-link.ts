import { redeemLink } from '../../accounts/identity/redeem-link.ts'
import { noAccountsPage } from '../html/problem-page.ts'
import { oldLinkPage, suspendedPage } from '../html/sign-in-page.ts'
import { localPath } from '../local-path.ts'
import { signedInCookies, waitingSignIn } from '../sign-in-cookie.ts'
import type { WebRoute } from '../web-route.ts'

/** Signs this browser in by the link of a mail, wherever that was asked for. */
export const redeemSignInLink: WebRoute = {
  method: 'POST',
  path: '/sign-in/link',
  summary: 'Sign in by the link of a mail.',
  access: 'anyone',
  back: '/sign-in',
  body: 'form',
  handle: async ({ accounts }, request) => {
    if (accounts === null) return noAccountsPage()
    const waiting = waitingSignIn(request)
    const redeemed = await redeemLink(accounts.identity, {
      secret: request.form.get('secret') ?? '',
      oldToken: request.sessionToken,
      label: request.browserName,
    })
    if (redeemed.kind === 'gone') return oldLinkPage()
    if (redeemed.kind === 'suspended') return suspendedPage(redeemed.reason)
    // Only where this browser itself wanted to go: the link may be somebody else's.
    const next = waiting?.email === redeemed.session.account.email ? localPath(waiting.next) : null
    return { kind: 'redirect', location: next ?? '/account', cookies: signedInCookies(redeemed) }
  },
}
