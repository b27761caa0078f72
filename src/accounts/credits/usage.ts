import type { Queryable } from '../../database/database.ts'
import { readMonthCaptures, readUsageByDay } from './entities/transfer.ts'
import { readUsageMonths } from './entities/usage.ts'
import type { UsageMonthTotal } from './entities/usage.ts'
import type { DayOfUsage } from './entities/transfer.ts'

export interface UsageMonth extends UsageMonthTotal {
  /** Days without units are left out. */
  readonly byDay: readonly { readonly day: string; readonly units: bigint }[]
  /** Without key (null): drawn in a browser. */
  readonly byKey: readonly { readonly keyId: string | null; readonly keyName: string | null; readonly units: bigint }[]
}

/** The statement of a month (`YYYY-MM`, in UTC); null when nothing was counted by the month then. */
export async function usageMonth(
  database: Queryable,
  of: { readonly accountId: string; readonly month: string },
): Promise<UsageMonth | null> {
  const [total] = await readUsageMonths(database, of)
  if (total === undefined) return null
  const captures = await readMonthCaptures(database, of)
  const byDay = Map.groupBy(captures, ({ day }) => day)
  const byKey = Map.groupBy(captures, ({ keyId }) => keyId)
  // Of a month that goes on, the total may be newer or older than its parts: the statement has to add up.
  const units = unitsOf(captures)
  return {
    ...total,
    units,
    microUsd: units * total.microUsdPerCredit,
    byDay: [...byDay].map(([day, some]) => ({ day, units: unitsOf(some) })),
    byKey: [...byKey].map(([keyId, some]) => ({ keyId, keyName: some[0]?.keyName ?? null, units: unitsOf(some) })),
  }
}

function unitsOf(captures: readonly { readonly units: bigint }[]): bigint {
  return captures.reduce((sum, { units }) => sum + units, 0n)
}

/** The months in which an account was counted by the month, the newest first, with what each comes to. */
export async function listUsageMonths(database: Queryable, accountId: string): Promise<readonly UsageMonthTotal[]> {
  return await readUsageMonths(database, { accountId, month: null })
}

/** What an account's draws took on each day in UTC, days without any left out; `to` no longer belongs to the span. */
export async function usageByDay(
  database: Queryable,
  of: { readonly accountId: string; readonly from: Date; readonly to: Date },
): Promise<readonly DayOfUsage[]> {
  return await readUsageByDay(database, of)
}

/** The month of a time in UTC, as `YYYY-MM`. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}
