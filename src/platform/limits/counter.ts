import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Policy } from './limiter.ts'

/** How far a caller's window is used up, this time included. */
export interface Counted {
  readonly used: number
  /** Milliseconds until the window ends. */
  readonly endsInMs: number
  /** Whether the window began with this one. */
  readonly isFirst: boolean
}

/** Counts one for `who` under a policy. */
export type Count = (policy: Policy, who: string) => Promise<Counted>

/** The library rejects with the same result when it was too much; anything else it rejects with is a failure, and stays one. */
export async function countedBy(consuming: Promise<RateLimiterRes>): Promise<Counted> {
  const result = await consuming.catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error
    throw error
  })
  return { used: result.consumedPoints, endsInMs: result.msBeforeNext, isFirst: result.isFirstInDuration }
}

/** Looks up what belongs to a policy, made at its first use: there are few, all known when the service starts. */
export function perPolicy<T>(make: (policy: Policy) => T): (policy: Policy) => T {
  const made = new Map<string, T>()
  return (policy) => {
    const found = made.get(policy.name) ?? make(policy)
    made.set(policy.name, found)
    return found
  }
}
