import { createAccountToken } from '../../../accounts/identity/create-account-token.ts'
import { jsonInput } from '../../../api/route.ts'
import { createdTokenSchema, tokenCreationSchema } from '../../contract/token-object.ts'
import type { CreatedToken, TokenCreation } from '../../contract/token-object.ts'
import type { CallerRoute } from '../api-deps.ts'
import { personNeeded } from '../person-needed.ts'
import { tokenQuotaRefusal } from '../refusals.ts'
import { showToken } from '../show.ts'
import { unauthorized } from '../unauthorized.ts'

/** Makes a token for programs that nobody signs in. Its answer has a secret, which nothing may keep: so it takes no `Idempotency-Key`. */
export const createToken: CallerRoute<TokenCreation> = {
  method: 'POST',
  path: '/account/tokens',
  summary: 'Create a token for CI.',
  auth: 'caller',
  input: jsonInput(tokenCreationSchema, 16 * 1024, {
    advice: { tooLarge: 'send a name and days', noRoom: 'send it again a little later' },
  }),
  output: createdTokenSchema,
  errors: ['no_token', 'wrong_token', 'person_needed', 'too_often', 'quota_reached', 'too_large', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'createToken',
    tag: 'Account',
    description:
      'For programs that nobody signs in. It calls this API for the account until it is over or revoked, however seldom, but can neither create nor revoke tokens, nor sign in to pages. It is shown here and never again. An account may have 20. `Idempotency-Key` is not looked at: where the answer was lost, revoke the token, which the list has, and create another.',
    success: 'The token.',
    status: 201,
  },
  handle: async (deps, { caller, body: { name, days } }) => {
    personNeeded(caller, deps)
    const made = await createAccountToken(deps, { account: caller.account, name, days })
    if (made.kind === 'too-many') throw tokenQuotaRefusal(made.most)
    if (made.kind === 'gone') throw unauthorized(deps.apiUrl(), 'wrong_token', 'This account was deleted.')
    const body: CreatedToken = { ...showToken(made.token), token: made.secret }
    return { status: 201, body }
  },
}
