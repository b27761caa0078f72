import { deleteAccountToken } from '../../accounts/identity/entities/account-token.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const revokeAccountToken: WebRoute = {
  method: 'POST',
  path: '/account/tokens/:id/revoke',
  summary: 'Revokes a token for CI for good.',
  access: 'account',
  back: '/account/sessions',
  body: 'form',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    const id = request.parameters['id'] ?? ''
    // One that is not there was revoked already: there is nothing to complain about.
    if (/^\w+$/.test(id)) await deleteAccountToken(accounts.database, { id, accountId: session.account.id })
    return { kind: 'redirect', location: '/account/sessions?ended=token' }
  },
}
