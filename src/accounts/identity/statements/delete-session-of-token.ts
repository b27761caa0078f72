import type { Queryable } from '../../../database/database.ts'

/** Deletes the session with a token of this hash, if there is one. */
export async function deleteSessionOfToken(database: Queryable, hash: Uint8Array): Promise<void> {
  await database.query('delete from session where hash = $1', [hash])
}
