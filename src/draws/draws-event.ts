import type { ErrorCode } from '../contract/error-object.ts'
import type { Claim } from '../platform/answers/answer-store.ts'
import type { Caller } from './caller.ts'

/** What operators count of draws. Never a prompt, a key, an address or a piece of a path: all of it may become the label of a metric. */
export type DrawsEvent =
  | {
      readonly kind: 'draw-ended'
      readonly caller: Caller['kind']
      /** `checked` when every item is; `cancelled` when the caller went away first. */
      readonly outcome: 'checked' | 'draft' | 'cancelled' | ErrorCode
      /** How many attempts each item took. */
      readonly attempts: readonly number[]
    }
  /** What a draw cost, as its answer says. */
  | { readonly kind: 'charged'; readonly caller: Caller['kind']; readonly credits: number }
  /** What an `Idempotency-Key` met. */
  | { readonly kind: 'key-claimed'; readonly claim: Claim['kind'] }
  | { readonly kind: 'rate-limited'; readonly policy: string }

export type ObserveDraws = (event: DrawsEvent) => void
