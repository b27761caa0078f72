import type { Queryable } from '../../database/database.ts'
import { readUsageByDay } from './entities/transfer.ts'
import type { DayOfUsage } from './entities/transfer.ts'

/** What an account's draws took on each day in UTC, days without any left out; `to` no longer belongs to the span. */
export async function usageByDay(
  database: Queryable,
  of: { readonly accountId: string; readonly from: Date; readonly to: Date },
): Promise<readonly DayOfUsage[]> {
  return await readUsageByDay(database, of)
}
