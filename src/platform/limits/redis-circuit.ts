import { createHash } from 'node:crypto'
import { randomText } from '../random-text.ts'
import type { RandomBytes } from '../random-text.ts'
import type { Redis } from '../redis/open-redis.ts'
import { MOST_FAILURES, OPEN_MS, PROBING_SECONDS, WITHIN_MS } from './circuit.ts'
import type { Circuit, CircuitView } from './circuit.ts'
import { memoryCircuit } from './memory-circuit.ts'

/** Of a process that was killed while it tried, another does so after this time. */
const PROBE_LEASE_MS = 15_000
/** Two renewals may be lost. */
const RENEW_EVERY_MS = 5000
/** A circuit that nobody has asked for so long is forgotten. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Redis's own clock judges, whatever the clocks of the processes say. Gives milliseconds. */
const NOW = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`
/**
 * Gives { 0 closed, 1 half-open, 2 open; milliseconds to wait, -1: come in }. With an entrance in ARGV[1], that one tries
 * where one may.
 */
const LOOK = `${NOW}
local open = redis.call('HGET', KEYS[1], 'until')
if not open then return { 0, -1 } end
if tonumber(open) > now then return { 2, open - now } end
local lease = redis.call('HGET', KEYS[1], 'lease')
if lease and tonumber(lease) > now then return { 1, tonumber(ARGV[3]) } end
if ARGV[1] ~= '' then redis.call('HSET', KEYS[1], 'probe', ARGV[1], 'lease', now + ARGV[2]) end
return { 1, -1 }`
/** Nothing where another tries meanwhile. */
const RENEW = `${NOW}
if redis.call('HGET', KEYS[1], 'probe') == ARGV[1] then redis.call('HSET', KEYS[1], 'lease', now + ARGV[2]) end`
const LEAVE = `${NOW}
local isProbe = redis.call('HGET', KEYS[1], 'probe') == ARGV[1]
if isProbe then redis.call('HDEL', KEYS[1], 'probe', 'lease') end
if ARGV[2] == 'well' and isProbe then redis.call('DEL', KEYS[1]) end
if ARGV[2] ~= 'failed' then return end
if not isProbe then
  if redis.call('EXISTS', KEYS[1]) == 1 then return end
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[4])
  redis.call('ZADD', KEYS[2], now, ARGV[1])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
  if redis.call('ZCARD', KEYS[2]) < tonumber(ARGV[3]) then return end
end
redis.call('DEL', KEYS[2])
redis.call('HSET', KEYS[1], 'until', now + ARGV[5])
redis.call('PEXPIRE', KEYS[1], ARGV[6])`

const STATES = ['closed', 'half-open', 'open'] as const

/**
 * One circuit for all processes that share a Redis, under keys `burin:circuit:<hash of its name>`. While Redis is away, that of this process,
 * which hears of its calls anyway.
 */
export function redisCircuit(redis: Redis, { name, random, now }: CircuitDeps): Circuit {
  const here = memoryCircuit(now)
  const key = `burin:circuit:${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  const keys = [key, `${key}:failures`]
  const run = async (script: string, ...values: readonly (string | number)[]): Promise<{ value: unknown } | null> =>
    redis.attempt((client) => client.eval(script, { keys, arguments: values.map(String) }))
  const ask = async (entrance: string): Promise<CircuitView | null> => {
    const found = await run(LOOK, entrance, PROBE_LEASE_MS, PROBING_SECONDS * 1000)
    if (found === null) return null
    const [state, waitMs] = found.value as readonly [0 | 1 | 2, number]
    return { state: STATES[state], retrySeconds: waitMs < 0 ? null : Math.max(1, Math.ceil(waitMs / 1000)) }
  }
  return {
    look: async () => (await ask('')) ?? here.look(),
    async enter() {
      const entrance = randomText(random, 16)
      const own = await here.enter()
      const shared = await ask(entrance)
      if (shared === null) return own
      const leaveHere: Leave = async (how) => (own.isLet ? own.leave(how) : undefined)
      if (shared.retrySeconds !== null) {
        await leaveHere('unknown')
        return { isLet: false, retrySeconds: shared.retrySeconds }
      }
      const renew = (): void => void run(RENEW, entrance, PROBE_LEASE_MS)
      const renewing = shared.state === 'half-open' ? setInterval(renew, RENEW_EVERY_MS).unref() : undefined
      return {
        isLet: true,
        async leave(how) {
          clearInterval(renewing)
          await leaveHere(how)
          if (how === 'failed' || renewing !== undefined)
            await run(LEAVE, entrance, how, MOST_FAILURES, WITHIN_MS, OPEN_MS, KEPT_MS)
        },
      }
    },
  }
}

type Leave = (how: 'well' | 'failed' | 'unknown') => Promise<void>

/** What a circuit on Redis is made with. */
export interface CircuitDeps {
  /** What all processes call it by; it may hold an address. */
  readonly name: string
  readonly random: RandomBytes
  /** Milliseconds; for the circuit of this process. */
  readonly now: () => number
}
