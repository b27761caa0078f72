import type { Queryable } from '../../../database/database.ts'

/** Stores a new code under the hash of its challenge. */
export async function insertCode(
  database: Queryable,
  of: { id: Uint8Array; email: string; hash: Uint8Array; tries: number; expiresAt: Date },
): Promise<void> {
  await database.query(
    'insert into sign_in_code (id, email, hash, tries_left, expires_at) values ($1, $2, $3, $4, $5)',
    [of.id, of.email, of.hash, of.tries, of.expiresAt],
  )
}
