import type { Queryable } from '../../database/database.ts'
import { dueExpiry } from './due-expiry.ts'
import { openLots } from './open-lots.ts'
import { readLots, writeExpiry } from './entities/balance.ts'

/**
 * Lets the credits of one account expire whose time is over at `at`, and gives how many those were. Safe beside draws and
 * other processes: it looks anew when the account changed meanwhile.
 */
export async function expireAccount(database: Queryable, of: { accountId: string; at: Date }): Promise<bigint> {
  for (;;) {
    const read = await readLots(database, of.accountId)
    if (read === null || read.nextExpiryAt === null || read.nextExpiryAt > of.at) return 0n
    const due = dueExpiry(openLots(read.events, read.available + read.held), read.held, of.at)
    if (await writeExpiry(database, { ...of, ...due, version: read.version })) return due.credits
  }
}
