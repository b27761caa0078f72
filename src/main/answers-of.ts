import { postgresAnswerStore } from '../database/postgres-answer-store.ts'
import type { Caller } from '../draws/caller.ts'
import type { AnswerStore } from '../platform/answers/answer-store.ts'
import { memoryAnswerStore } from '../platform/answers/memory-answer-store.ts'
import { redisAnswerStore } from '../platform/answers/redis-answer-store.ts'
import type { Ground } from './open-ground.ts'

/** Room for some 10,000 answers, so that people can try with a sandbox key how a repeated request is answered. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Where each caller's answers are kept: in the database; for sandbox keys, and where there is no database, on Redis, or
 * without one in the memory of this process.
 */
export function answersOf({
  database,
  redis,
  now,
  random,
}: Pick<Ground, 'database' | 'redis' | 'now' | 'random'>): (caller: Caller) => AnswerStore {
  const inMemory = memoryAnswerStore({ now, mostBytes: MOST_BYTES })
  const passing =
    redis === null ? inMemory : redisAnswerStore(redis, { now, random, mostBytes: MOST_BYTES, otherwise: inMemory })
  if (database === null) return () => passing
  const inDatabase = postgresAnswerStore(
    { query: async (statement, values) => (await database.open()).query(statement, values) },
    { now, random },
  )
  return ({ kind }) => (kind === 'sandbox' ? passing : inDatabase)
}
