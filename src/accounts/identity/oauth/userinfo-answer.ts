import { findBearer } from '../find-bearer.ts'
import type { IdentityNeeds } from '../identity-needs.ts'
import { isMailAddress } from '../placeholder-email.ts'
import type { OAuthAnswer } from './oauth-answer.ts'

const NOT_KEPT = { 'cache-control': 'no-store' }

/** Who a token speaks for: the claims `sub`, `email` and `email_verified` of OpenID Connect; errors as RFC 6750 has them. */
export async function userinfoAnswer(
  needs: Pick<IdentityNeeds, 'database' | 'now' | 'random' | 'oidc'>,
  authorizationHeaderValues: readonly string[],
): Promise<OAuthAnswer> {
  const bearer = await findBearer(needs, authorizationHeaderValues)
  switch (bearer.kind) {
    case 'account': {
      const { id: sub, email } = bearer.account
      const body = isMailAddress(email) ? { sub, email, email_verified: true } : { sub }
      return { status: 200, headers: NOT_KEPT, body }
    }
    case 'none':
      return { status: 401, headers: { ...NOT_KEPT, 'www-authenticate': 'Bearer realm="burin"' }, body: null }
    case 'bad': {
      const body = { error: 'invalid_token', error_description: 'The token is not good, or not any more.' }
      const challenge = 'Bearer realm="burin", error="invalid_token"'
      return { status: 401, headers: { ...NOT_KEPT, 'www-authenticate': challenge }, body }
    }
    case 'away': {
      const description = 'The identity provider does not answer; try again in a moment.'
      const body = { error: 'temporarily_unavailable', error_description: description }
      return { status: 503, headers: { ...NOT_KEPT, 'retry-after': '5' }, body }
    }
  }
}
