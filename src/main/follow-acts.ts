import { OPERATOR_ACTS, readActsSince, readLastAct } from '../hosting/moderation/operator-act.ts'
import type { OperatorAct } from '../hosting/moderation/operator-act.ts'
import type { Log } from '../platform/log.ts'
import { repeatEvery } from '../platform/repeat-every.ts'
import type { KeptDatabase } from './keep-database.ts'

/** How often it is looked for acts that nobody told of: not every proxy before a database passes on what it tells. */
const EVERY_MS = 60_000
/** Read at once: after a long break there may be many. */
const MOST = 100

export interface FollowedActs extends AsyncDisposable {
  /** Hears of what operators do from then on; where the database does not answer, from when it does. Rejects when it cannot be opened. */
  ready(): Promise<void>
}

/**
 * Writes a line of the log for each thing that operators do while the process runs, as soon as the database tells of it, or within a minute.
 * Their notes stay in the database.
 */
export function followActs(log: Pick<Log, 'info' | 'warn'>, kept: Pick<KeptDatabase, 'open'>): FollowedActs {
  let listening: AsyncDisposable | null = null
  /** The last act that has its line; null: not looked up yet. */
  let last: bigint | null = null
  let isWanted = false
  let reading: Promise<void> | null = null
  const readOn = async (): Promise<void> => {
    const database = await kept.open()
    last ??= await readLastAct(database)
    listening ??= await database.listen(OPERATOR_ACTS, { notified: hear, reconnected: hear })
    while (isWanted) {
      isWanted = false
      const acts: readonly OperatorAct[] = await readActsSince(database, { number: last, limit: MOST })
      for (const act of acts) log.info('operator-acted', told(act))
      last = acts.at(-1)?.number ?? last
      if (acts.length === MOST) isWanted = true
    }
  }
  const hear = (): void => {
    isWanted = true
    reading ??= readOn()
      .catch((error: unknown) => log.warn('operator-acts-unheard', { problem: String(error) }))
      .finally(() => (reading = null))
  }
  let looking: AsyncDisposable | null = null
  return {
    ready: async () => {
      await kept.open()
      looking = repeatEvery(EVERY_MS, async () => hear())
      hear()
      await reading
    },
    [Symbol.asyncDispose]: async () => {
      await looking?.[Symbol.asyncDispose]()
      await reading
      await listening?.[Symbol.asyncDispose]()
      await reading
    },
  }
}

function told({
  number,
  operator,
  act,
  subject,
  accountId,
  reason,
}: OperatorAct): Record<string, string | number | null> {
  return { number: Number(number), operator, act, subject, account: accountId, reason }
}
