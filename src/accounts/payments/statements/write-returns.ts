import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  update purchase set returned_cents = $2, taken_credits = $3, missing_credits = $4, returns = returns + 1
  where id = $1`

export async function writeReturns(
  within: Queryable,
  of: { id: string; returnedCents: bigint; takenCredits: bigint; missingCredits: bigint },
): Promise<void> {
  await within.query(STATEMENT, [of.id, of.returnedCents, of.takenCredits, of.missingCredits])
}
