import { findLink } from '../../accounts/identity/find-link.ts'
import { linkPage } from '../html/link-page.ts'
import { noAccountsPage } from '../html/problem-page.ts'
import { oldLinkPage } from '../html/sign-in-page.ts'
import { waitingSignIn } from '../sign-in-cookie.ts'
import type { WebRoute } from '../web-route.ts'

/** Where the link of a mail leads. Looking changes nothing. */
export const showSignInLink: WebRoute = {
  method: 'GET',
  path: '/sign-in/link/:secret',
  summary: 'Ask whether to sign in by the link of a mail.',
  access: 'anyone',
  body: 'none',
  handle: async ({ accounts }, request) => {
    if (accounts === null) return noAccountsPage()
    const secret = request.parameters['secret'] ?? ''
    const waiting = waitingSignIn(request)
    const link = await findLink(accounts.identity, { secret, challenge: waiting?.challenge ?? null })
    if (link !== null && link.email !== request.session?.account.email) return linkPage(link, secret, request)
    // Whoever opens it again after it did its work is where they wanted to be.
    return request.session === null ? oldLinkPage() : { kind: 'redirect', location: '/account' }
  },
}
