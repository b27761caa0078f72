import { signInPage } from '../html/sign-in-page.ts'
import { localPath } from '../local-path.ts'
import { noAccountsPage } from '../html/problem-page.ts'
import type { WebRoute } from '../web-route.ts'

/** Asks for an e-mail address; whoever is signed in goes on at once. */
export const showSignIn: WebRoute = {
  method: 'GET',
  path: '/sign-in',
  summary: 'Ask for the e-mail address to sign in with.',
  access: 'anyone',
  body: 'none',
  handle: async ({ accounts }, { session, query }) => {
    if (accounts === null) return noAccountsPage()
    const next = localPath(query.get('next'))
    return session === null ? signInPage({ next }) : { kind: 'redirect', location: next ?? '/account' }
  },
}
