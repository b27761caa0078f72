import type { Queryable } from '../database.ts'

/** Frees the key of a claim that still holds it and has no answer; otherwise changes nothing. */
export async function releaseAnswer(database: Queryable, of: { id: Uint8Array; claim: Uint8Array }): Promise<void> {
  await database.query('delete from kept_answer where id = $1 and claim = $2 and answer is null', [of.id, of.claim])
}
