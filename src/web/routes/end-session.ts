import { revokeSession } from '../../accounts/identity/revoke-session.ts'
import { COOKIES } from '../cookies.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const endSession: WebRoute = {
  method: 'POST',
  path: '/account/sessions/:id/end',
  summary: 'Ends a session of the account.',
  access: 'account',
  back: '/account/sessions',
  body: 'form',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const id = request.parameters['id'] ?? ''
    // One that is not there has ended already: there is nothing to complain about.
    if (/^\w+$/.test(id)) await revokeSession(accounts.identity, { account: session.account, id })
    if (id !== session.id) return { kind: 'redirect', location: '/account/sessions?ended=one' }
    return { kind: 'redirect', location: '/', cookies: [{ name: COOKIES.session, value: null, maxAgeSeconds: 0 }] }
  },
}
