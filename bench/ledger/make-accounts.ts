import { addCredits } from '../../src/accounts/credits/add-credits.ts'
import type { Queryable } from '../../src/database/database.ts'

/** More than a bench can draw. */
const CREDITS = 1_000_000_000n

/** New accounts that can draw as long as they like. */
export async function makeAccounts(database: Queryable, count: number): Promise<readonly string[]> {
  const at = new Date()
  const accounts = Array.from({ length: count }, (_, place) => `acc_bench_${place}`)
  for (const accountId of accounts) {
    await database.query('insert into account (id, email, created_at) values ($1, $2, $3)', [
      accountId,
      `${accountId}@example.com`,
      at,
    ])
    const grant = {
      accountId,
      kind: 'grant',
      credits: CREDITS,
      ref: accountId,
      at,
      expiresAt: null,
      note: null,
    } as const
    await addCredits(database, grant)
  }
  return accounts
}
