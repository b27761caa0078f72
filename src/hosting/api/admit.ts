import { findBearer } from '../../accounts/identity/find-bearer.ts'
import type { IdentityDeps } from '../../accounts/identity/identity-deps.ts'
import type { Admit } from '../../api/admit.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import { rateHeaders } from '../../platform/limits/limiter.ts'
import { spendByNetwork } from '../../platform/limits/spend-by-network.ts'
import type { ApiCaller, ApiPolicies } from './api-deps.ts'
import { hostingError } from './hosting-dialect.ts'
import { unauthorized } from './unauthorized.ts'

export interface AdmitDeps {
  readonly identity: Pick<IdentityDeps, 'database' | 'now' | 'random' | 'oidc'>
  readonly limiter: Limiter
  readonly policies: Pick<ApiPolicies, 'calls' | 'wrongTokens'>
  readonly apiUrl: () => string
}

/** How long to wait while the identity provider does not answer. */
const PROVIDER_RETRY_SECONDS = 5

/**
 * Lets in who has a bearer token of the identity provider or one made for CI, and is within the limit of its account; rejects with the 401 or the 429
 * otherwise. Nothing else is a credential: no cookie, no query. A wrong token counts against its network address.
 */
export function createAdmit({ identity, limiter, policies, apiUrl }: AdmitDeps): Admit<ApiCaller> {
  return async ({ authorization, network }, say) => {
    const bearer = await findBearer(identity, authorization)
    if (bearer.kind === 'none') throw unauthorized(apiUrl(), 'no_token', MESSAGES.none)
    if (bearer.kind === 'away')
      throw hostingError(
        'unavailable',
        `Nobody can tell now whose token this is: the identity provider does not answer. Try again in ${PROVIDER_RETRY_SECONDS} seconds.`,
        { retryAfter: PROVIDER_RETRY_SECONDS },
        { cause: new Error(bearer.problem) },
      )
    if (bearer.kind === 'suspended') throw unauthorized(apiUrl(), 'wrong_token', suspended(bearer.reason))
    if (bearer.kind === 'bad' || bearer.kind === 'expired' || bearer.kind === 'other-scheme') {
      const spent = await spendByNetwork(limiter, policies.wrongTokens, network)
      say(rateHeaders(spent))
      if (spent.allowed)
        throw unauthorized(
          apiUrl(),
          'wrong_token',
          bearer.kind === 'expired' ? expired(bearer.at) : MESSAGES[bearer.kind],
        )
      const message = `Too many tokens from your network address were refused. Check the token, and come back in ${spent.resetSeconds} seconds; a good one is let in at once.`
      throw hostingError('too_often', message, { retryAfter: spent.resetSeconds })
    }
    const spent = await limiter.spend(policies.calls, bearer.account.id)
    say(rateHeaders(spent))
    if (spent.allowed) return { account: bearer.account, isPerson: bearer.kind === 'account' }
    const { quota, windowSeconds } = spent.policy
    throw hostingError(
      'too_often',
      `This account has made its ${quota} calls in ${windowSeconds} seconds. Call again in ${spent.resetSeconds} seconds; the \`RateLimit\` header of every answer says how many are left.`,
      { retryAfter: spent.resetSeconds },
    )
  }
}

const MESSAGES = {
  none: 'A token is needed: send it as `Authorization: Bearer <token>`. `GET /docs` says how to get one.',
  'other-scheme':
    'The `Authorization` header does not begin with `Bearer`: send the token as `Authorization: Bearer <token>`. `GET /docs` says how to get one.',
  bad: 'This token is not valid: it is unknown, over, revoked, or not a token of a program. `GET /docs` says how to get a new one.',
} as const

function suspended(reason: string): string {
  return `This account is suspended (${reason}): its sites are not shown, and nothing of it is deleted. Write to the operator of this service.`
}

function expired(at: Date): string {
  return `This token was good until ${at.toISOString()}. Make another (\`burin tokens create\`), and put it where this one is.`
}
