import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Policy } from './limiter.ts'
import { countedBy, perPolicy } from './counter.ts'
import type { Count } from './counter.ts'

/** Half a KiB each. Whoever makes up more callers than this in one window has as many quotas anyway. */
const MOST_CALLERS = 50_000

/**
 * Counts in this process. A caller is forgotten when the window ends, and at the latest when `mostCallers` newer windows
 * have begun under the same policy: made-up keys cost no more memory than that.
 */
export function memoryCounter(mostCallers: number = MOST_CALLERS): Count {
  const windowsOf = perPolicy((policy) => windows(policy, mostCallers))
  return async (policy, who) => windowsOf(policy)(who)
}

function windows(policy: Policy, mostCallers: number): (who: string) => ReturnType<Count> {
  const limiter = new RateLimiterMemory({ points: policy.quota, duration: policy.windowSeconds })
  /** In the order in which their windows began. */
  const callers = new Set<string>()
  // One iterator for good: it goes on from where it stood, where a new one would step over every place that became free.
  const oldestFirst = callers.values()
  return async (who) => {
    const counted = await countedBy(limiter.consume(who))
    if (!counted.isFirst) return counted
    callers.delete(who)
    callers.add(who)
    if (callers.size > mostCallers) {
      const { value: oldest = who } = oldestFirst.next()
      callers.delete(oldest)
      await limiter.delete(oldest)
    }
    return counted
  }
}
