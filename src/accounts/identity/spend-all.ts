import type { Limiter } from '../../platform/limits/limiter.ts'
import { policies } from './policies.ts'
import type { IdentityPolicy } from './policies.ts'

/** Too often; whole seconds until it may be tried again. */
export interface Limited {
  readonly kind: 'limited'
  readonly retryAfterSeconds: number
}

/** Counts one under each policy in turn. Null when all allow it; the first that does not ends it, the rest count nothing. */
export async function spendAll(
  limiter: Limiter,
  spends: readonly (readonly [policy: IdentityPolicy, who: string])[],
): Promise<Limited | null> {
  for (const [policy, who] of spends) {
    const { allowed, resetSeconds } = await limiter.spend(policies[policy], who)
    if (!allowed) return { kind: 'limited', retryAfterSeconds: resetSeconds }
  }
  return null
}
