import { z } from 'zod'
import { listAccountTokens } from '../../../accounts/identity/entities/account-token.ts'
import { tokenSchema } from '../../contract/token-object.ts'
import type { CallerRoute } from '../api-deps.ts'
import { showToken } from '../show.ts'

/** The tokens for programs that the caller's account has made. */
export const listTokens: CallerRoute = {
  method: 'GET',
  path: '/account/tokens',
  summary: 'List the tokens for CI.',
  auth: 'caller',
  input: null,
  output: z.array(tokenSchema),
  errors: ['no_token', 'wrong_token', 'too_often', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'listTokens',
    tag: 'Account',
    description: 'Newest first, all that are still good; never the tokens themselves.',
    success: 'The tokens: at most 20.',
  },
  handle: async ({ database, now }, { caller }) => {
    const tokens = await listAccountTokens(database, { accountId: caller.account.id, at: new Date(now()) })
    return { body: tokens.map(showToken) }
  },
}
