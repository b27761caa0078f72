import type { Queryable } from '../../database/database.ts'
import { writeUsageBilling } from './entities/usage.ts'

/**
 * Switches paying by the month on or off. Draws that begin from now on keep to it; those at work are counted still. A
 * lower cap than what the month has already stops further draws. The price is for months that begin from now on: one that
 * has begun keeps its own.
 */
export async function switchUsageBilling(
  database: Queryable,
  of: {
    readonly accountId: string
    readonly isOn: boolean
    /** The most units in a month. */
    readonly capUnits: bigint
    /** Millionths of a US dollar, a whole number. */
    readonly microUsdPerCredit: number
    readonly at: Date
  },
): Promise<void> {
  await writeUsageBilling(database, of)
}
