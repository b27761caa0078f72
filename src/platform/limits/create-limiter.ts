import type { Log } from '../log.ts'
import type { Counted } from './counter.ts'
import type { Limiter, Policy, Spent } from './limiter.ts'
import { memoryCounter } from './memory-counter.ts'

/**
 * Counts in this process, or, given the address of a Redis, there for all processes that share it; while that Redis does
 * not answer, here. Waits at most a second for the first connection. Windows are fixed: one begins with the first draw
 * and ends `windowSeconds` later.
 */
export async function createLimiter(
  redisUrl: string | null,
  log: Log,
): Promise<Limiter & AsyncDisposable & { readonly isOnRedis: () => boolean }> {
  // The client takes longer to load than all else here, and most deployments have one process.
  const redis = redisUrl === null ? null : await (await import('./redis-counter.ts')).redisCounter(redisUrl, log)
  const count = redis === null ? memoryCounter() : redis.count
  return {
    spend: async (policy, who) => (policy.quota === 0 ? unlimited(policy) : spent(policy, await count(policy, who))),
    /** Whether Redis counts now, and not this process. */
    isOnRedis: () => redis?.isUp() ?? false,
    [Symbol.asyncDispose]: async () => redis?.close(),
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
