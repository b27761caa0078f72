import { createHash } from 'node:crypto'
import { randomText } from '../random-text.ts'
import type { RandomBytes } from '../random-text.ts'
import type { Redis } from '../redis/open-redis.ts'
import { KEPT_MS, RETRY_SECONDS, RUNNING_MS } from './answer-store.ts'
import type { AnswerStore, Claim } from './answer-store.ts'

/** Longer than any work may take: whoever comes so late with an answer has lost it. */
const CLAIM_MS = 10 * RUNNING_MS
/** What an entry costs beside its answer, roughly. */
const ENTRY_BYTES = 500

/** Gives nothing when the claim is the first, otherwise the digest of the request that holds the key, and its answer if it is there. */
const CLAIM = `local held = redis.call('HMGET', KEYS[1], 'digest', 'until', 'answer')
if held[1] and tonumber(ARGV[1]) < tonumber(held[2]) then return {held[1], held[3]} end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'claim', ARGV[2], 'digest', ARGV[3], 'until', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return {}`

/**
 * Keeps the answer if the claim still has the key, and drops what was kept longest ago when all are more than so many bytes.
 * The list has `<size>:<claim>:<key>` of each, so that the sum stays right whatever becomes of the entries.
 */
const KEEP = `local key, list, sum = KEYS[1], KEYS[2], KEYS[3]
local claim, answer, size, most = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
if redis.call('HGET', key, 'claim') ~= claim or redis.call('HEXISTS', key, 'answer') == 1 then return end
if size > most then return redis.call('DEL', key) end
redis.call('HSET', key, 'answer', answer, 'until', ARGV[5])
redis.call('ZADD', list, ARGV[5], size .. ':' .. claim .. ':' .. key)
local bytes = redis.call('INCRBY', sum, size)
while bytes > most do
  local oldest = redis.call('ZPOPMIN', list)[1]
  if not oldest then redis.call('SET', sum, 0) break end
  local its_size, its_claim, its_key = string.match(oldest, '^(%d+):([^:]*):(.*)$')
  bytes = redis.call('DECRBY', sum, its_size)
  if redis.call('HGET', its_key, 'claim') == its_claim then redis.call('DEL', its_key) end
end
for _, one in ipairs({key, list, sum}) do redis.call('PEXPIRE', one, ARGV[6]) end`

const RELEASE = `if redis.call('HGET', KEYS[1], 'claim') == ARGV[1] and redis.call('HEXISTS', KEYS[1], 'answer') == 0 then
  redis.call('DEL', KEYS[1])
end`

const RENEW = `if redis.call('HGET', KEYS[1], 'claim') == ARGV[1] and redis.call('HEXISTS', KEYS[1], 'answer') == 0 then
  redis.call('HSET', KEYS[1], 'until', ARGV[2])
end`

/**
 * Keeps answers on Redis, for all processes that share it, in about `mostBytes` there: beyond that, what was kept longest ago
 * is dropped. While Redis is away, answers are kept `otherwise`. `now` gives milliseconds since 1970.
 */
export function redisAnswerStore(
  redis: Redis,
  {
    now,
    random,
    mostBytes,
    otherwise,
  }: { now: () => number; random: RandomBytes; mostBytes: number; otherwise: AnswerStore },
): AnswerStore {
  const run = (
    script: string,
    keys: string[],
    ...values: readonly (string | number)[]
  ): ReturnType<typeof redis.attempt<unknown>> =>
    redis.attempt((client) => client.eval(script, { keys, arguments: values.map(String) }))
  return {
    claim: async (owner, key, digest): Promise<Claim> => {
      const at = now()
      const [id, claim] = [idOf(owner, key), randomText(random, 22)]
      const found = await run(CLAIM, [id], at, claim, digest, at + RUNNING_MS, CLAIM_MS)
      if (found === null) return otherwise.claim(owner, key, digest)
      const [itsDigest, answer] = found.value as readonly [digest?: string, answer?: string | null]
      if (itsDigest === undefined)
        return {
          kind: 'first',
          row: null,
          renew: async () => void (await run(RENEW, [id], claim, now() + RUNNING_MS)),
          keep: async (text) => {
            const size = Buffer.byteLength(text) + ENTRY_BYTES
            const keys = [id, 'burin:answers', 'burin:answers-bytes']
            const kept = await run(KEEP, keys, claim, text, size, mostBytes, at + KEPT_MS, KEPT_MS)
            if (kept === null) await keepOtherwise(otherwise, [owner, key, digest], text)
          },
          release: async () => void (await run(RELEASE, [id], claim)),
        }
      if (itsDigest !== digest) return { kind: 'other-request' }
      return typeof answer === 'string'
        ? { kind: 'kept', answer }
        : { kind: 'running', retryAfterSeconds: RETRY_SECONDS }
    },
  }
}

/** Redis went away during the work: whoever asks again meanwhile asks the other store. */
async function keepOtherwise(
  store: AnswerStore,
  claimed: Parameters<AnswerStore['claim']>,
  answer: string,
): Promise<void> {
  const claim = await store.claim(...claimed)
  if (claim.kind === 'first') await claim.keep(answer)
}

/** Keys may hold what callers thought private, so only a hash of them is stored. */
function idOf(owner: string, key: string): string {
  return `burin:answer:${createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest('base64url')}`
}
