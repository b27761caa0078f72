import { deleteAccountTokens } from '../../accounts/identity/entities/account-token.ts'
import { revokeOtherSessions } from '../../accounts/identity/revoke-session.ts'
import { signedIn } from '../signed-in.ts'
import type { WebRoute } from '../web-route.ts'

export const endOtherSessions: WebRoute = {
  method: 'POST',
  path: '/account/sessions/end-others',
  summary: 'Ends every session of the account but this one, and its tokens for CI too where that is asked for.',
  access: 'account',
  back: '/account/sessions',
  body: 'form',
  handle: async (deps, request) => {
    const { accounts, session } = signedIn(deps, request)
    await revokeOtherSessions(accounts.identity, session)
    const isWithTokens = request.form.get('tokens') === 'revoke'
    if (isWithTokens) await deleteAccountTokens(accounts.database, session.account.id)
    return { kind: 'redirect', location: `/account/sessions?ended=${isWithTokens ? 'all' : 'others'}` }
  },
}
