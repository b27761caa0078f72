import type { Meter } from '../meter.ts'

/** How much one caller may do in a window of time. */
export interface Policy {
  /** Names the policy in the `RateLimit` headers and in the counter's key: `sandbox`. */
  readonly name: string
  /** How many in a window; 0 means without limit. */
  readonly quota: number
  readonly windowSeconds: number
}

/** What is left after one more was counted. */
export interface Spent {
  readonly policy: Policy
  /** False when this one was too much. */
  readonly allowed: boolean
  /** How many more the window has room for; 0 when not allowed. */
  readonly remaining: number
  /** Whole seconds until the window begins anew, at least 1. */
  readonly resetSeconds: number
}

/** Counts what callers do. Never rejects: a store that fails is replaced by the counters of this process. */
export interface Limiter {
  /** Counts one for `who` (a hash of a key, a network address). A policy without limit is always allowed. */
  spend(policy: Policy, who: string): Promise<Spent>
}

/** Of two counts the one that refuses, otherwise the one that leaves less; the first where they are equal. */
export function tighterOf(one: Spent, other: Spent): Spent {
  if (one.allowed !== other.allowed) return one.allowed ? other : one
  return other.remaining < one.remaining ? other : one
}

/**
 * The headers of the IETF draft (httpapi-ratelimit-headers), such as `RateLimit-Policy: "sandbox";q=120;w=60` and
 * `RateLimit: "sandbox";r=42;t=18`. None for a policy without limit.
 */
export function rateHeaders({ policy, remaining, resetSeconds }: Spent): Record<string, string> {
  if (policy.quota === 0) return {}
  return {
    'ratelimit-policy': `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`,
    ratelimit: `"${policy.name}";r=${remaining};t=${resetSeconds}`,
  }
}

/** Makes what counts requests that a limit refuses, by the name of its policy. */
export function countRefused(meter: Meter): (policy: string) => void {
  const limited = meter.counter({
    name: 'burin_rate_limited_total',
    help: 'Requests refused by a rate limit.',
    labels: ['policy'],
  })
  return (policy) => limited.add({ policy })
}
