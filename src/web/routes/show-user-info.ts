import type { Account } from '../../accounts/account.ts'
import { findBearer } from '../../accounts/identity/find-bearer.ts'
import { isMailAddress } from '../../accounts/identity/placeholder-email.ts'
import { answerJson, notNow, notSetUp } from '../answer-json.ts'
import type { WebRoute } from '../web-route.ts'

const CHALLENGE = 'Bearer realm="burin"'

/** Whom a token speaks for (OpenID Connect Core, 5.3). */
export const showUserInfo: WebRoute = {
  method: 'GET',
  path: '/identity/userinfo',
  summary: 'Say whom a token speaks for.',
  access: 'anyone',
  body: 'none',
  handle: async ({ accounts, log }, { header, requestId }) => {
    if (accounts === null) return notSetUp('This service has no accounts.', requestId)
    const authorization = header('authorization')
    const bearer = await findBearer(accounts.identity, authorization === undefined ? [] : [authorization])
    switch (bearer.kind) {
      case 'account':
      case 'account-token':
        return answerJson(200, claimsOf(bearer.account))
      case 'none':
        return answerJson(
          401,
          { error: 'invalid_request', error_description: 'Send a token as `Authorization: Bearer`.' },
          { 'www-authenticate': CHALLENGE },
        )
      case 'other-scheme':
      case 'bad':
      case 'expired': {
        const description = 'This token is not good, or not any more.'
        return answerJson(
          401,
          { error: 'invalid_token', error_description: description },
          { 'www-authenticate': `${CHALLENGE}, error="invalid_token", error_description="${description}"` },
        )
      }
      case 'suspended': {
        const description = `This account is suspended (${bearer.reason}). Write to the operator of this service.`
        return answerJson(
          401,
          { error: 'invalid_token', error_description: description },
          { 'www-authenticate': `${CHALLENGE}, error="invalid_token", error_description="${description}"` },
        )
      }
      case 'away':
        log.warn('identity-provider-away', { request_id: requestId, problem: bearer.problem })
        return notNow('The identity provider does not answer now. Try again.', requestId)
    }
  },
}

/** Somebody whose provider vouches for no address has none here either. */
function claimsOf({ id, email }: Account): Record<string, unknown> {
  return { sub: id, ...(isMailAddress(email) ? { email, email_verified: true } : {}) }
}
