import type { Queryable } from '../../database/database.ts'
import { openLots } from './open-lots.ts'
import { readExpiringLots } from './statements/read-expiring-lots.ts'

/** After its time, a lot that is held is looked at again a minute later; clocks differ. */
const SLACK_MS = 5 * 60_000

/** One sentence for each account with credits that should expire, and that nobody will look at when their time is over. */
export async function findLastingLots(database: Queryable): Promise<readonly string[]> {
  const accounts = Map.groupBy(await readExpiringLots(database), ({ accountId }) => accountId)
  return [...accounts.values()].flatMap((events) => {
    const [{ accountId, owned, nextExpiryAt, now }] = events as [(typeof events)[number]]
    const soonest = openLots(events, owned).find(({ expiresAt }) => expiresAt !== null)?.expiresAt
    if (soonest === undefined || soonest === null) return []
    const latest = Math.max(soonest.getTime(), now.getTime() + SLACK_MS)
    if (nextExpiryAt !== null && nextExpiryAt.getTime() <= latest) return []
    const looked = nextExpiryAt === null ? 'never' : `at ${nextExpiryAt.toISOString()}`
    return [`account ${accountId} has credits that expire at ${soonest.toISOString()}, but is looked at ${looked}`]
  })
}
