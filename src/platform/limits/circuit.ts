/**
 * Keeps calls from something that fails over and over. It opens after `MOST_FAILURES` within `WITHIN_MS`; `OPEN_MS` later one
 * call may try: that closes it, or opens it anew. Never rejects. Times are milliseconds.
 */
export interface Circuit {
  /** Lets a call begin, or says when to come back. */
  enter(): Promise<Entrance>
  /** As `enter` would find it; nothing is begun. */
  look(): Promise<CircuitView>
}

export type Entrance =
  /** Whoever was let in tells how it went, once: `unknown` where nobody waited for the answer. */
  | { readonly isLet: true; leave(how: 'well' | 'failed' | 'unknown'): Promise<void> }
  /** Whole seconds, at least 1. */
  | { readonly isLet: false; readonly retrySeconds: number }

export interface CircuitView {
  readonly state: 'closed' | 'open' | 'half-open'
  /** Null: whoever enters now is let in. */
  readonly retrySeconds: number | null
}

export const MOST_FAILURES = 5
export const WITHIN_MS = 30_000
export const OPEN_MS = 15_000
/** Where one tries already, what comes of it is known soon. */
export const PROBING_SECONDS = 1
