export interface RoundRobinSettings {
  /** So many of one go on in each round. */
  readonly ofOneInRound: number
  /** Calls back when whatever else has come meanwhile has been seen to. */
  readonly nextRound: (begin: () => void) => void
}

/**
 * Resolves when it is the turn of `who`, which is at once for whoever is alone; rejects with the signal's reason when that
 * aborts before, which is only asked for by those who wait.
 */
export type RoundRobin = (who: string, leaving: () => AbortSignal) => Promise<void>

interface Line {
  /** How many went on in this round. */
  gone: number
  /** Whoever came first is first. */
  readonly waiting: Set<() => void>
}

/**
 * Lets all go on in rounds, a few of each: whoever comes with a thousand things at once leaves the thread to others after each
 * few of them, and whoever comes with one does not wait for the thousand. Nothing is lost by it when nobody else is there.
 */
export function createRoundRobin({ ofOneInRound, nextRound }: RoundRobinSettings): RoundRobin {
  /** Who went on in this round, or waits. */
  const lines = new Map<string, Line>()
  const begin = (): void => {
    for (const [who, line] of lines) {
      const { waiting } = line
      line.gone = Math.min(waiting.size, ofOneInRound)
      if (line.gone === 0) lines.delete(who)
      for (const enter of waiting.values().take(line.gone)) enter()
    }
    if (lines.size > 0) nextRound(begin)
  }
  return async (who, leaving) => {
    if (lines.size === 0) nextRound(begin)
    const line = lines.get(who) ?? { gone: 0, waiting: new Set() }
    lines.set(who, line)
    if (line.gone >= ofOneInRound) return turnIn(line, leaving())
    line.gone += 1
  }
}

/** Resolves when somebody calls what now waits. */
async function turnIn({ waiting }: Line, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const enter = (): void => {
    waiting.delete(enter)
    signal.removeEventListener('abort', leave)
    resolve()
  }
  const leave = (): void => {
    waiting.delete(enter)
    reject(signal.reason)
  }
  signal.addEventListener('abort', leave)
  waiting.add(enter)
  return promise
}
