import type { Queryable } from '../../database/database.ts'
import { dueExpiry } from './due-expiry.ts'
import { expireAccount } from './expire-account.ts'
import { monthOf } from './usage.ts'
import { openLots } from './open-lots.ts'
import type { Lot } from './open-lots.ts'
import { readLots } from './entities/balance.ts'
import { readUsage } from './entities/usage.ts'

export interface Balance {
  readonly available: bigint
  /** Of draws at work. */
  readonly held: bigint
  /** What goes next if nothing is drawn until then. */
  readonly nextExpiry: { readonly credits: bigint; readonly at: Date } | null
  /** Null when the account never chose to pay by the month. */
  readonly usage: {
    readonly isOn: boolean
    /** `YYYY-MM`, in UTC. */
    readonly month: string
    readonly units: bigint
    readonly capUnits: bigint
  } | null
}

/** What an account has at `at`; credits whose time is over then are let go first. */
export async function readBalance(database: Queryable, accountId: string, at: Date): Promise<Balance> {
  await expireAccount(database, { accountId, at })
  const month = monthOf(at)
  const lots = await readLots(database, accountId)
  const usage = await readUsage(database, { accountId, month })
  const { available = 0n, held = 0n, events = [] } = lots ?? {}
  return {
    available,
    held,
    nextExpiry: nextExpiryOf(openLots(events, available + held), held, at),
    usage: usage === null ? null : { ...usage, month },
  }
}

function nextExpiryOf(lots: readonly Lot[], held: bigint, after: Date): Balance['nextExpiry'] {
  for (const { expiresAt: at } of lots) {
    if (at === null) return null
    const { credits } = dueExpiry(lots, held, at)
    if (at > after && credits > 0n) return { credits, at }
  }
  return null
}
