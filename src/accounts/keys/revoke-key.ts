import type { Queryable } from '../../database/database.ts'

const STATEMENT = `
  update live_key set revoked_at = coalesce(revoked_at, $3) where id = $2 and account_id = $1 returning 1`

/** Revokes a key of an account for good; false when the account has no such key. Doing it again changes nothing. */
export async function revokeKey(
  needs: { readonly database: Queryable; readonly now: () => number },
  { accountId, keyId }: { accountId: string; keyId: string },
): Promise<boolean> {
  const rows = await needs.database.query(STATEMENT, [accountId, keyId, new Date(needs.now())])
  return rows.length > 0
}
