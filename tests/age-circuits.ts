import { createClient } from '@redis/client'

const AGE = `
for _, key in ipairs(redis.call('KEYS', 'burin:circuit:*')) do
  if redis.call('TYPE', key).ok == 'zset' then
    for _, member in ipairs(redis.call('ZRANGE', key, 0, -1)) do redis.call('ZINCRBY', key, -ARGV[1], member) end
  else
    for _, field in ipairs({ 'until', 'lease' }) do
      if redis.call('HEXISTS', key, field) == 1 then redis.call('HINCRBY', key, field, -ARGV[1]) end
    end
  end
end`

/** Makes all that a Redis has of circuits so many milliseconds older, as if that time had passed. */
export async function ageCircuits(url: string, ms: number): Promise<void> {
  const client = await createClient({ url }).connect()
  await client.eval(AGE, { arguments: [String(ms)] })
  client.destroy()
}
