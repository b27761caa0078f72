import { accountSchema } from '../../contract/account-object.ts'
import type { AccountObject } from '../../contract/account-object.ts'
import type { CallerRoute } from '../api-deps.ts'

/** Whom the token speaks for. */
export const showAccount: CallerRoute = {
  method: 'GET',
  path: '/account',
  summary: 'Say whom the token speaks for.',
  auth: 'caller',
  input: null,
  output: accountSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'showAccount',
    tag: 'Account',
    description: 'A token that is good gets the account that it was made for.',
    success: 'The account.',
  },
  handle: async (_, { caller: { account } }) => {
    const body: AccountObject = { id: account.id, email: account.email, createdAt: account.createdAt.toISOString() }
    return { body }
  },
}
