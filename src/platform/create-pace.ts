import { LRUCache } from 'lru-cache'

export interface PaceSettings {
  /** So many come at once. */
  readonly freely: number
  /** So many in a second after those. */
  readonly perSecond: number
  /** Milliseconds from any start. */
  readonly now: () => number
  /** Resolves after so many milliseconds, or rejects when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Resolves when it is the turn of `who`, which is at once as a rule; rejects when the signal aborts, which is only asked for by those who wait. */
export type Pace = (who: string, leaving: () => AbortSignal) => Promise<void>

/** More than can be waiting; whoever is forgotten begins anew. */
const MOST_KNOWN = 50_000

/**
 * Makes everybody wait for their turn who comes more often than they may: the answers to whoever asks over a thousand
 * connections are as far apart as those to whoever asks over ten. Waiting costs nothing but the connection; who leaves
 * gives the turn back.
 */
export function createPace({ freely, perSecond, now, sleep }: PaceSettings): Pace {
  const stepMs = 1000 / perSecond
  /** When the next turn of each is. */
  const nextAt = new LRUCache<string, number>({ max: MOST_KNOWN })
  return async (who, leaving) => {
    const at = now()
    const turnAt = Math.max(nextAt.get(who) ?? 0, at - (freely - 1) * stepMs)
    nextAt.set(who, turnAt + stepMs)
    if (turnAt <= at) return
    await sleep(turnAt - at, leaving()).catch((reason: unknown) => {
      nextAt.set(who, (nextAt.get(who) ?? 0) - stepMs)
      throw reason
    })
  }
}
