import type { Admit } from '../api/admit.ts'
import { ApiError } from '../api/api-error.ts'
import { isSameOrigin } from '../platform/http/is-same-origin.ts'
import type { Limiter, Policy, Spent } from '../platform/limits/limiter.ts'
import { rateHeaders } from '../platform/limits/rate-headers.ts'
import { spendByNetwork } from '../platform/limits/spend-by-network.ts'
import type { Authenticate, Caller } from './credentials.ts'
import { apiError } from './errors.ts'
import type { Observe } from './happening.ts'
import type { Policies } from './policies.ts'
import { spendDraw } from './spend-draw.ts'

export interface AdmitNeeds {
  readonly limiter: Limiter
  readonly policies: Policies
  readonly authenticate: Authenticate
  readonly observe: Observe
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
}

/**
 * Lets a caller in who has a good key and is within its limit; rejects with the 401 or the 429 otherwise. A refused key
 * counts against its network address, a missing one does not. Whatever the answer will be, it says what is left.
 */
export function createAdmit(needs: AdmitNeeds): Admit<Caller> {
  const { limiter, policies, authenticate, observe, baseUrl } = needs
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
    const counted = await countDraw(needs, caller)
    say(counted.headers)
    if (counted.refusal !== null) throw counted.refusal
    return caller
  }
}

/** Counts one draw of a caller; gives what the answer is to say of the limit, and the 429 when it was too much. */
export async function countDraw(
  { limiter, policies, observe }: Pick<AdmitNeeds, 'limiter' | 'policies' | 'observe'>,
  caller: Caller,
): Promise<{ readonly headers: Record<string, string>; readonly refusal: ApiError | null }> {
  const spent = await spendDraw(limiter, policies, caller)
  if (!spent.allowed) observe({ kind: 'rate-limited', policy: spent.policy.name })
  return {
    headers: rateHeaders(spent),
    refusal: spent.allowed ? null : tooManyDraws(spent, whoseIs(spent, caller, policies)),
  }
}

/** Whose quota is used up: of what a network may do with sandbox keys, another key has no more. */
function whoseIs({ policy }: Spent, { kind }: Caller, { sandbox }: Policies): string {
  if (kind === 'visitor') return 'Your network address'
  if (kind === 'sandbox' && policy.name !== sandbox.name) return 'Your network address, with whatever sandbox keys,'
  return kind === 'member' ? 'Your account' : 'This key'
}

function tooManyDraws({ policy, resetSeconds }: Spent, whose: string): ApiError {
  return apiError(
    'rate_limit_exceeded',
    `${whose} has had its ${inWindow(policy)}. Ask again in ${seconds(resetSeconds)}; the \`RateLimit\` header of every answer says how many are left.`,
    { retryAfter: resetSeconds },
  )
}

function tooManyWrongKeys({ policy, resetSeconds }: Spent): ApiError {
  return apiError(
    'rate_limit_exceeded',
    `Too many keys from your network address were refused: at most ${policy.quota} in ${seconds(policy.windowSeconds)}. Check the key, and come back in ${seconds(resetSeconds)}; a good key is let in at once.`,
    { retryAfter: resetSeconds },
  )
}

function inWindow({ quota, windowSeconds }: Policy): string {
  return `${quota} ${quota === 1 ? 'draw' : 'draws'} in ${seconds(windowSeconds)}`
}

function seconds(count: number): string {
  return count === 1 ? 'one second' : `${count} seconds`
}
