import type { Queryable } from '../../../database/database.ts'
import type { SessionKind } from '../session.ts'

const STATEMENT = `
  insert into session (id, hash, account_id, kind, label, created_at, last_used_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $6, $7)`

/** Stores a session under the hash of its token. */
export async function insertSession(
  database: Queryable,
  of: {
    id: string
    hash: Uint8Array
    accountId: string
    kind: SessionKind
    label: string
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await database.query(STATEMENT, [of.id, of.hash, of.accountId, of.kind, of.label, of.at, of.expiresAt])
}
