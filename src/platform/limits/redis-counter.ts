import { once } from 'node:events'
import { createClient } from '@redis/client'
import { RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible'
import type { Log } from '../log.ts'
import { countedBy, perPolicy } from './counter.ts'
import type { Count, Counted } from './counter.ts'
import type { Policy } from './limiter.ts'
import { memoryCounter } from './memory-counter.ts'

/** How long one request waits for Redis before it is counted here. */
const COMMAND_TIMEOUT_MS = 200
const FIRST_CONNECTION_MS = 1000
const RECONNECT_MS = 500
/** A ping that is not answered for the second time is a connection that is dead or hangs: it is dropped for a new one. */
const PING_INTERVAL_MS = 1000
const SILENCE_MS = 3000

/**
 * Counts on Redis, under keys `burin:limit:<policy>:<who>` that Redis itself forgets when the window ends. Never rejects:
 * as soon as Redis fails or is too slow, the process counts by itself, and one request now and then tries whether Redis
 * is back. Each of the two changes is one line in the log. After `close` it must not be used; at most half a second
 * later nothing of it is left.
 */
export async function redisCounter(
  url: string,
  log: Log,
): Promise<{ readonly count: Count; readonly isUp: () => boolean; readonly close: () => void }> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: { connectTimeout: SILENCE_MS, socketTimeout: SILENCE_MS, reconnectStrategy: () => RECONNECT_MS },
  })
  const countHere = memoryCounter()
  const onRedis = perPolicy((policy) => redisLimiter(client, policy))
  let isAway = false
  let isWorthATry = false
  let isClosed = false

  const goAway = (error: unknown): void => {
    if (!isAway && !isClosed)
      log.warn('redis-away', { problem: problemOf(error), effect: 'limits are counted in this process' })
    isAway = true
  }
  const comeBack = (): void => {
    if (isAway) log.info('redis-back', { effect: 'limits are counted on Redis' })
    isAway = false
  }
  client.on('error', goAway)
  // Signs of life. That Redis really counts again, only a count can tell: it may answer pings and refuse to write.
  for (const sign of ['ready', 'ping-interval']) client.on(sign, () => (isWorthATry = true))
  client.connect().catch(goAway)
  await once(client, 'ready', { signal: AbortSignal.timeout(FIRST_CONNECTION_MS) }).catch(goAway)

  const count = async (policy: Policy, who: string): Promise<Counted> => {
    if (isAway && !isWorthATry) return countHere(policy, who)
    isWorthATry = false
    try {
      const counted = await countedBy(onRedis(policy).consume(who))
      comeBack()
      return counted
    } catch (error) {
      goAway(error)
      return countHere(policy, who)
    }
  }
  const close = (): void => {
    isClosed = true
    client.destroy()
  }
  return { count, isUp: () => !isAway, close }
}

function redisLimiter(storeClient: unknown, policy: Policy): RLWrapperTimeouts {
  const limiter = new RateLimiterRedis({
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `burin:limit:${policy.name}`,
    points: policy.quota,
    duration: policy.windowSeconds,
  })
  return new RLWrapperTimeouts({ limiter, timeoutMs: COMMAND_TIMEOUT_MS })
}

/** A refused connection to a name with several addresses has a code and no message. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message === '' && 'code' in error ? String(error.code) : error.message
}
