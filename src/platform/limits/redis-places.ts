import { randomText } from '../random-text.ts'
import type { RandomBytes } from '../random-text.ts'
import type { Redis } from '../redis/open-redis.ts'
import { memoryPlaces } from './memory-places.ts'
import type { Places } from './places.ts'

/** The places of a process that was killed are free after this time. */
const LEASE_MS = 30_000
/** Two renewals may be lost. */
const RENEW_EVERY_MS = 10_000

/** Redis's own clock judges all leases, whatever the clocks of the processes say. Gives milliseconds. */
const NOW = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`
/** Gives 1 when the place is taken, 0 when there is none. */
const TAKE = `${NOW}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`
/** Also puts down what was taken while Redis was away, or what it has lost: the work goes on. */
const RENEW = `${NOW}
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[1], ARGV[i + 1])
  redis.call('PEXPIRE', key, ARGV[1])
end`

/**
 * Counts the places of all processes that share a Redis, under keys `burin:places:<who>` with one lease for each place, renewed
 * as long as it is taken: what a killed process held is free half a minute later. While Redis is away, counts the places of
 * this process, which it does anyway: nobody has more of them in one process than in all. Disposing of it ends the renewals.
 */
export function redisPlaces(
  redis: Redis,
  { random, leaseMs = LEASE_MS }: { random: RandomBytes; leaseMs?: number },
): Places & Disposable & { readonly renew: () => Promise<void> } {
  const here = memoryPlaces()
  /** Lease → the key that it stands under. */
  const held = new Map<string, string>()
  /** Those that Redis does not know to be left yet. */
  const left = new Map<string, string>()
  const leave = async (lease: string, key: string): Promise<void> => {
    if ((await redis.attempt((client) => client.zRem(key, lease))) !== null) left.delete(lease)
  }
  const renew = async (): Promise<void> => {
    for (const [lease, key] of left) await leave(lease, key)
    if (held.size === 0) return
    const [keys, leases] = [[...held.values()], [...held.keys()]]
    await redis.attempt((client) => client.eval(RENEW, { keys, arguments: [String(leaseMs), ...leases] }))
  }
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS).unref()
  return {
    take: async (who, most) => {
      const leaveHere = await here.take(who, most)
      if (leaveHere === null) return null
      const [key, lease] = [`burin:places:${who}`, randomText(random, 16)]
      const taken = await redis.attempt((client) =>
        client.eval(TAKE, { keys: [key], arguments: [String(most), lease, String(leaseMs)] }),
      )
      if (taken?.value === 0) {
        leaveHere()
        return null
      }
      held.set(lease, key)
      return () => {
        leaveHere()
        if (!held.delete(lease)) return
        left.set(lease, key)
        void leave(lease, key)
      }
    },
    renew,
    [Symbol.dispose]: () => clearInterval(timer),
  }
}
