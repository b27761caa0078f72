import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  update device_grant set answer = $3, account_id = $4
  where user_code_hash = $1 and answer is null and expires_at > $2
  returning 1`

/** Answers a grant that still waits; false when there is none. */
export async function answerDeviceGrant(
  database: Queryable,
  of: { userCodeHash: Uint8Array; at: Date; answer: 'approved' | 'denied'; accountId: string },
): Promise<boolean> {
  return (await database.query(STATEMENT, [of.userCodeHash, of.at, of.answer, of.accountId])).length > 0
}
