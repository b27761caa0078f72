import { deleteAccountToken } from '../../../accounts/identity/entities/account-token.ts'
import type { CallerRoute } from '../api-deps.ts'
import { TOKEN_ID } from '../path-parameters.ts'
import { personNeeded } from '../person-needed.ts'
import { noSuchToken } from '../refusals.ts'

const FORM = /^tok_[0-9A-Za-z]{24}$/

/** Revokes a token for programs. */
export const revokeToken: CallerRoute = {
  method: 'DELETE',
  path: '/account/tokens/:tokenId',
  summary: 'Revoke a token for CI.',
  auth: 'caller',
  input: null,
  output: null,
  errors: ['no_token', 'wrong_token', 'person_needed', 'too_often', 'no_such_token', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'revokeToken',
    tag: 'Account',
    description: 'It is refused from this moment on, everywhere and for good.',
    success: 'It is revoked.',
    status: 204,
    parameters: TOKEN_ID,
  },
  handle: async (deps, { caller, parameters: { tokenId = '' } }) => {
    personNeeded(caller, deps)
    const isThere = FORM.test(tokenId)
    if (!isThere || !(await deleteAccountToken(deps.database, { id: tokenId, accountId: caller.account.id })))
      throw noSuchToken()
    return { status: 204, body: null }
  },
}
