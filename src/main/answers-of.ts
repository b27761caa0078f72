import { postgresAnswerStore } from '../database/postgres-answer-store.ts'
import type { Caller } from '../icons/credentials.ts'
import type { AnswerStore } from '../platform/answers/answer-store.ts'
import { memoryAnswerStore } from '../platform/answers/memory-answer-store.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { KeptDatabase } from './keep-database.ts'

/** Room for some 10,000 answers, so that people can try with a sandbox key how a repeated request is answered. */
const MEMORY_BYTES = 64 * 1024 * 1024

/**
 * Where each caller's answers are kept: in the database; for sandbox keys, and where there is no database, in the memory
 * of this process.
 */
export function answersOf(
  database: KeptDatabase | null,
  { now, random }: { now: () => number; random: RandomBytes },
): (caller: Caller) => AnswerStore {
  const inMemory = memoryAnswerStore({ now, mostBytes: MEMORY_BYTES })
  if (database === null) return () => inMemory
  const inDatabase = postgresAnswerStore(
    { query: async (statement, values) => (await database.open()).query(statement, values) },
    { now, random },
  )
  return ({ kind }) => (kind === 'sandbox' ? inMemory : inDatabase)
}
