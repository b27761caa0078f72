/** What a claim of an idempotency key finds. */
export type Claim =
  /** Nobody holds the key: the caller does the work, and then keeps the answer or lets the key go. */
  | {
      readonly kind: 'first'
      /** Where the answer stands in the database, for whoever keeps it in a statement of their own; null in memory. */
      readonly row: { readonly id: Uint8Array; readonly claim: Uint8Array } | null
      /** The work goes on: the key stays claimed for another `RUNNING_MS`. Does nothing when another call has taken the key over. */
      renew(): Promise<void>
      /** Stores the answer, a text. Does nothing when another call has taken the key over. */
      keep(answer: string): Promise<void>
      /** The work failed: the key is free again. Does nothing when another call has taken the key over. */
      release(): Promise<void>
    }
  | { readonly kind: 'kept'; readonly answer: string }
  /** The first call is still at work; ask again in so many whole seconds. */
  | { readonly kind: 'running'; readonly retryAfterSeconds: number }
  /** The key was used for another request. */
  | { readonly kind: 'other-request' }

/**
 * Remembers answers by idempotency key, `KEPT_MS` from their claim on. `owner` tells callers apart (a hash, never a key
 * in the clear); `digest` tells requests apart. Of concurrent claims exactly one is the first. A claim whose caller
 * neither kept, renewed nor released it within `RUNNING_MS` is free again, because its process may be gone.
 */
export interface AnswerStore {
  claim(owner: string, key: string, digest: string): Promise<Claim>
}

/** How long an answer is kept. */
export const KEPT_MS: number = 24 * 60 * 60 * 1000
/** How long the work on a claim may take before the key is free again. */
export const RUNNING_MS = 60_000
/** Draws take less than a second as a rule, so a caller that met a running one need not wait for its deadline. */
export const RETRY_SECONDS = 1
