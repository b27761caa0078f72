import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Redis } from '../redis/open-redis.ts'
import { countedBy, perPolicy } from './counter.ts'
import type { Count } from './counter.ts'
import type { Policy } from './limiter.ts'
import { memoryCounter } from './memory-counter.ts'

/**
 * Counts on Redis, under keys `burin:limit:<policy>:<who>` that Redis itself forgets when the window ends; while it is away,
 * in this process. Never rejects.
 */
export function redisCounter(redis: Redis): Count {
  const countHere = memoryCounter()
  const onRedis = perPolicy((policy) => redisLimiter(redis, policy))
  return async (policy, who) => {
    const counted = await redis.attempt(() => countedBy(onRedis(policy).consume(who)))
    return counted?.value ?? countHere(policy, who)
  }
}

function redisLimiter({ client }: Redis, policy: Policy): RateLimiterRedis {
  return new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `burin:limit:${policy.name}`,
    points: policy.quota,
    duration: policy.windowSeconds,
  })
}
