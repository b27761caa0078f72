import { revokeToken } from '../../accounts/identity/revoke-session.ts'
import { COOKIES } from '../cookies.ts'
import type { WebRoute } from '../web-route.ts'

/** Ends the session of this browser. */
export const signOut: WebRoute = {
  method: 'POST',
  path: '/sign-out',
  summary: 'Sign out.',
  access: 'anyone',
  back: '/',
  body: 'form',
  handle: async ({ accounts }, { sessionToken }) => {
    if (accounts !== null && sessionToken !== null) await revokeToken(accounts.identity, sessionToken)
    return {
      kind: 'redirect',
      location: '/',
      cookies: [{ name: COOKIES.session, value: null, maxAgeSeconds: 0 }],
    }
  },
}
