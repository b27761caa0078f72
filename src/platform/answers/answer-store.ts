/** The answer that a key holds, or will hold. */
export type Claim =
  /** Nobody has used the key: the caller does the work, and then keeps the answer or lets the key go. */
  | {
      readonly kind: 'first'
      /** Stores the answer, a text, for as long as the store keeps them. */
      keep(answer: string): Promise<void>
      /** The work failed: the key is free again. */
      release(): Promise<void>
    }
  | { readonly kind: 'kept'; readonly answer: string }
  /** The first call is still at work; ask again in so many whole seconds. */
  | { readonly kind: 'running'; readonly retryAfterSeconds: number }
  /** The key was used for another request. */
  | { readonly kind: 'other-request' }

/**
 * Remembers answers by idempotency key, 24 hours long. `owner` tells callers apart (a hash, never a key in the clear);
 * `digest` tells requests apart. Of concurrent claims exactly one is the first. A claim whose process died is free again
 * after a deadline.
 */
export interface AnswerStore {
  claim(owner: string, key: string, digest: string): Promise<Claim>
}
