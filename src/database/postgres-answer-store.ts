import { createHash } from 'node:crypto'
import { KEPT_MS, RETRY_SECONDS, RUNNING_MS } from '../platform/answers/answer-store.ts'
import type { AnswerStore, Claim } from '../platform/answers/answer-store.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { Queryable } from './database.ts'
import { claimAnswer, keepAnswer, releaseAnswer, renewAnswer, sweepAnswers } from './idempotency-record.ts'

/** How often one process looks for answers whose time is over. */
const SWEEP_EVERY_MS = 60_000
/** A sweep takes so many at most, and the next claim goes on when there were more. */
const SWEEP_MOST = 1000

/** Keeps answers in the database, for all processes that share it. `now` gives milliseconds since 1970. */
export function postgresAnswerStore(
  database: Queryable,
  { now, random }: { now: () => number; random: RandomBytes },
): AnswerStore {
  let sweepAt = now()
  const sweepNowAndThen = async (): Promise<void> => {
    if (now() < sweepAt) return
    sweepAt = now() + SWEEP_EVERY_MS
    if ((await sweepAnswers(database, new Date(now()), SWEEP_MOST)) === SWEEP_MOST) sweepAt = now()
  }
  return {
    claim: async (owner, key, digest): Promise<Claim> => {
      await sweepNowAndThen()
      const at = now()
      const mine = { id: idOf(owner, key), claim: random(16) }
      const held = await claimAnswer(database, {
        ...mine,
        digest,
        now: new Date(at),
        runsUntil: new Date(at + RUNNING_MS),
        expiresAt: new Date(at + KEPT_MS),
      })
      if (held.first) {
        return {
          kind: 'first',
          row: mine,
          renew: () => renewAnswer(database, { ...mine, runsUntil: new Date(now() + RUNNING_MS) }),
          keep: (answer) => keepAnswer(database, { ...mine, answer }),
          release: () => releaseAnswer(database, mine),
        }
      }
      if (held.digest !== digest) return { kind: 'other-request' }
      return held.answer === null
        ? { kind: 'running', retryAfterSeconds: RETRY_SECONDS }
        : { kind: 'kept', answer: held.answer }
    },
  }
}

/** Keys may hold what callers thought private, so only a hash of them is stored. */
function idOf(owner: string, key: string): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest()
}
