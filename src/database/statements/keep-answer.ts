import type { Queryable } from '../database.ts'

/** Stores the answer of a claim that still holds its key; otherwise changes nothing. */
export async function keepAnswer(
  database: Queryable,
  of: { id: Uint8Array; claim: Uint8Array; answer: string },
): Promise<void> {
  await database.query('update kept_answer set answer = $3 where id = $1 and claim = $2 and answer is null', [
    of.id,
    of.claim,
    of.answer,
  ])
}
