import type { Queryable } from '../../database/database.ts'
import { openLots } from './open-lots.ts'
import type { Lot } from './open-lots.ts'
import { readExpiringLots } from './entities/balance.ts'
import type { ExpiringEvent } from './entities/balance.ts'

/** After its time, a lot that is held is looked at again a minute later; clocks differ. */
const SLACK_MS = 5 * 60_000

/**
 * One sentence for each account with credits that should expire and that nobody will look at when their time is over, and
 * for each transfer that let credits expire before their time.
 */
export async function findWrongExpiries(database: Queryable): Promise<readonly string[]> {
  const accounts = Map.groupBy(await readExpiringLots(database), ({ accountId }) => accountId)
  return [...accounts.values()].flatMap((events) => [...lastingLots(events), ...earlyExpiries(events)])
}

function lastingLots(events: readonly ExpiringEvent[]): readonly string[] {
  const [first] = events
  if (first === undefined) return []
  const { accountId, owned, nextExpiryAt, now } = first
  const soonest = openLots(events, owned).find(expires)?.expiresAt ?? null
  if (soonest === null) return []
  const latest = Math.max(soonest.getTime(), now.getTime() + SLACK_MS)
  if (nextExpiryAt !== null && nextExpiryAt.getTime() <= latest) return []
  const looked = nextExpiryAt === null ? 'never' : 'later'
  return [`account ${accountId} has credits that expire at ${soonest.toISOString()}, but is looked at ${looked}`]
}

function earlyExpiries(events: readonly ExpiringEvent[]): readonly string[] {
  return events.flatMap(({ kind, accountId, amount, ownedAfter, at }, place) => {
    if (kind !== 'expire') return []
    const before = openLots(events.slice(0, place), ownedAfter + amount)
    const over = before.filter((lot) => expires(lot) && lot.expiresAt <= at).reduce((sum, { left }) => sum + left, 0n)
    return amount <= over ? [] : [`account ${accountId} lost ${amount} credits as expired, of which ${over} were`]
  })
}

function expires(lot: Lot): lot is Lot & { readonly expiresAt: Date } {
  return lot.expiresAt !== null
}
