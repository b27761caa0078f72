import { randomText } from '../random-text.ts'
import type { RandomBytes } from '../random-text.ts'
import type { Redis } from '../redis/open-redis.ts'
import type { Tally } from './tally.ts'

const KEPT_MS = 48 * 60 * 60 * 1000

/** Each process has a field of its own: telling twice, or again after Redis has lost all, changes nothing. */
const TELL = `if tonumber(ARGV[2]) > 0 then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
local sum = 0
for _, part in ipairs(redis.call('HVALS', KEYS[1])) do sum = sum + part end
return string.format('%.6f', sum)`

/**
 * The sum of all processes that share a Redis, under keys `burin:tally:<name>`. While Redis is away, what this process has come to and
 * what it last knew of the others; when it is back, nothing of the meanwhile is missing.
 */
export function redisTally(redis: Redis, random: RandomBytes): Tally {
  const process = randomText(random, 16)
  let known = { name: '', ofOthers: 0 }
  return async (name, own) => {
    const told = await redis.attempt((client) =>
      client.eval(TELL, { keys: [`burin:tally:${name}`], arguments: [process, String(own), String(KEPT_MS)] }),
    )
    if (told !== null) known = { name, ofOthers: Math.max(0, Number(told.value) - own) }
    return own + (known.name === name ? known.ofOthers : 0)
  }
}
