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
