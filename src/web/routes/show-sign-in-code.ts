import { codePage } from '../html/code-page.ts'
import { noAccountsPage } from '../html/problem-page.ts'
import { signInPage } from '../html/sign-in-page.ts'
import { localPath } from '../local-path.ts'
import { waitingSignIn } from '../sign-in-cookie.ts'
import type { WebRoute } from '../web-route.ts'

/** Asks for the code that was mailed. */
export const showSignInCode: WebRoute = {
  method: 'GET',
  path: '/sign-in/code',
  summary: 'Ask for the code that was mailed.',
  access: 'anyone',
  body: 'none',
  handle: async ({ accounts }, request) => {
    if (accounts === null) return noAccountsPage()
    const next = localPath(request.query.get('next'))
    if (request.session !== null) return { kind: 'redirect', location: next ?? '/account' }
    const waiting = waitingSignIn(request)
    return waiting === null ? signInPage({ next }) : codePage({ waiting, next })
  },
}
