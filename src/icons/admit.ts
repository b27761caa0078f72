import type { Admit } from '../api/admit.ts'
import { ApiError } from '../api/api-error.ts'
import type { Caller } from '../draws/caller.ts'
import { countDraw } from '../draws/count-draw.ts'
import type { DrawDeps } from '../draws/draw-deps.ts'
import { isSameOrigin } from '../platform/http/origin.ts'
import type { Spent } from '../platform/limits/limiter.ts'
import { rateHeaders } from '../platform/limits/limiter.ts'
import { spendByNetwork } from '../platform/limits/spend-by-network.ts'
import type { Authenticate } from './credentials.ts'
import { iconError } from './icon-error.ts'

export interface AdmitDeps extends Pick<DrawDeps, 'limiter' | 'policies' | 'observe'> {
  readonly authenticate: Authenticate
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
}

/**
 * Lets a caller in who has a good key and is within its limit; rejects with the 401 or the 429 otherwise. A refused key
 * counts against its network address, a missing one does not. Whatever the answer will be, it says what is left.
 */
export function createAdmit(deps: AdmitDeps): Admit<Caller> {
  const { limiter, policies, authenticate, observe, baseUrl } = deps
  return async ({ authorization, headers, network, path }, say) => {
    const takesCookie = authorization.length === 0 && isSameOrigin(headers, baseUrl())
    const cookie = takesCookie ? headers.cookie : undefined
    const caller = await authenticate({ authorization, cookie, network, path }).catch(async (refusal: unknown) => {
      if (authorization.length === 0 || !(refusal instanceof ApiError) || refusal.code !== 'invalid_api_key')
        throw refusal
      const spent = await spendByNetwork(limiter, policies.wrongKeys, network)
      say(rateHeaders(spent))
      if (spent.allowed) throw refusal
      observe({ kind: 'rate-limited', policy: spent.policy.name })
      throw tooManyWrongKeys(spent)
    })
    const { spent, refused } = await countDraw(deps, caller)
    say(rateHeaders(spent))
    if (refused !== null) throw refused
    return caller
  }
}

function tooManyWrongKeys({ policy, resetSeconds }: Spent): ApiError {
  return iconError(
    'rate_limit_exceeded',
    `Too many keys from your network address were refused: at most ${policy.quota} in ${seconds(policy.windowSeconds)}. Check the key, and come back in ${seconds(resetSeconds)}; a good key is let in at once.`,
    { retryAfter: resetSeconds },
  )
}

function seconds(count: number): string {
  return count === 1 ? 'one second' : `${count} seconds`
}
