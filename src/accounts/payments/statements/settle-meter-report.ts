import type { Queryable } from '../../../database/database.ts'

const STATEMENT = `
  update meter_report set state = $2, problem = $3, claimed_until = null
  where id = $1 and state = 'waiting'
  returning units`

/** Writes that Stripe has the units, or never will. Gives how many; 0 when another process wrote so before. */
export async function settleMeterReport(
  database: Queryable,
  of: { id: string; state: 'sent' | 'rejected'; problem: string | null },
): Promise<bigint> {
  const [row] = await database.query<{ units: bigint }>(STATEMENT, [of.id, of.state, of.problem])
  return row?.units ?? 0n
}
