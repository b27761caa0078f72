import type { AccountStore } from '../accounts/account.ts'
import { expireCredits } from '../accounts/credits/expire-credits.ts'
import { releaseExpiredHolds } from '../accounts/credits/release-expired-holds.ts'
import { sweepPaidDrawings } from '../accounts/credits/entities/paid-drawing.ts'
import { sweepIdentity } from '../accounts/identity/sweep-identity.ts'
import type { Payments } from '../accounts/payments/payments.ts'
import { sweepVisitors } from '../accounts/visitors/entities/free-draw.ts'
import { sweepDrawn } from '../own-icons/drawn-icons.ts'
import type { SweepCounts } from '../platform/count-sweeps.ts'
import type { Log } from '../platform/log.ts'
import { repeatEvery } from '../platform/repeat-every.ts'

/** How often it is looked for what is over. Every process does so; each thing is done by one of them. */
const EVERY_MS = 30_000
/** The provider hears of what was used less often: each time it hears of every account that drew. */
const USAGE_EVERY = 10
/** So many rows at a time, so that nothing else has to wait long; then the next, until none is left. */
const MOST = 1000

interface Sweeping {
  readonly database: AccountStore
  readonly now: () => number
  readonly log: Log
  readonly payments: Payments | null
  /** Nothing is asked of a database that is not open. */
  readonly isReady: () => Promise<boolean>
  readonly counts: SweepCounts
}

/**
 * Does now and then what nobody asks for: gives back what is held by draws that never ended, lets granted credits expire,
 * forgets what was paid for a day ago, old codes, sessions, visitors, histories and purchases that came to nothing, and tells the payment provider what was used. Disposing of it ends that, after what it is at.
 */
export function sweepAccounts(sweeping: Sweeping): AsyncDisposable {
  let isStopping = false
  let rounds = 0
  const turns = repeatEvery(EVERY_MS, async () => {
    rounds += 1
    await sweep(sweeping, { isUsageDue: rounds % USAGE_EVERY === 0, isStopping: () => isStopping })
  })
  return {
    [Symbol.asyncDispose]: async () => {
      isStopping = true
      await turns[Symbol.asyncDispose]()
    },
  }
}

async function sweep(
  { database, now, log, payments, isReady, counts }: Sweeping,
  { isUsageDue, isStopping }: { isUsageDue: boolean; isStopping: () => boolean },
): Promise<void> {
  if (!(await isReady())) return
  const at = new Date(now())
  const untilNoneIsLeft = async (work: () => Promise<number | bigint>): Promise<number> => {
    let all = 0
    for (let some = -1; some !== 0 && !isStopping(); all += some) some = Number(await work())
    return all
  }
  const rounds: readonly (readonly [string, () => Promise<number | bigint | undefined>])[] = [
    ['holds', () => untilNoneIsLeft(() => releaseExpiredHolds(database, { at, most: MOST }))],
    ['drawings', () => untilNoneIsLeft(() => sweepPaidDrawings(database, { at, most: MOST }))],
    ['credits', () => untilNoneIsLeft(() => expireCredits(database, { at, most: MOST }))],
    ['identity', () => untilNoneIsLeft(() => sweepIdentity({ database, now }))],
    ['visitors', () => untilNoneIsLeft(() => sweepVisitors(database, { at, most: MOST }))],
    ['drawn-icons', () => untilNoneIsLeft(() => sweepDrawn(database, { at, most: MOST }))],
    ['usage', async () => (isUsageDue ? payments?.reportUsage() : undefined)],
    ['payments', async () => (isUsageDue ? payments?.sweep() : undefined)],
  ]
  for (const [what, work] of rounds)
    try {
      counts.did(what, Number((await work()) ?? 0))
    } catch (error) {
      counts.failed(what)
      log.error('sweep-failed', { what, problem: String(error) })
    }
  counts.ended('accounts', now())
}
