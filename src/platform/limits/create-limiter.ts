import type { Redis } from '../redis/open-redis.ts'
import type { Counted } from './counter.ts'
import type { Limiter, Policy, Spent } from './limiter.ts'
import { memoryCounter } from './memory-counter.ts'
import { redisCounter } from './redis-counter.ts'

/**
 * Counts in this process, or, given a Redis, there for all processes that share it; while that Redis does not answer, here.
 * Windows are fixed: one begins with the first draw and ends `windowSeconds` later.
 */
export function createLimiter(redis: Redis | null): Limiter {
  const count = redis === null ? memoryCounter() : redisCounter(redis)
  return {
    spend: async (policy, who) => (policy.quota === 0 ? unlimited(policy) : spent(policy, await count(policy, who))),
  }
}

function unlimited(policy: Policy): Spent {
  return { policy, allowed: true, remaining: Infinity, resetSeconds: policy.windowSeconds }
}

function spent(policy: Policy, { used, endsInMs }: Counted): Spent {
  return {
    policy,
    allowed: used <= policy.quota,
    remaining: Math.max(0, policy.quota - used),
    resetSeconds: Math.max(1, Math.ceil(endsInMs / 1000)),
  }
}
