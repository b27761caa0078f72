import type { Queryable } from '../../database/database.ts'
import { readUsageMonths } from './entities/usage.ts'
import type { UsageMonthTotal } from './entities/usage.ts'

/** The months in which an account was counted by the month, the newest first, with what each comes to. */
export async function listUsageMonths(database: Queryable, accountId: string): Promise<readonly UsageMonthTotal[]> {
  return await readUsageMonths(database, { accountId, month: null })
}
