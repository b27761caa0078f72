import type { Priority } from '../platform/workers/urgency.ts'

/** Who draws. `id` tells callers apart, for limits and kept answers: a hash or a random name, never a key in the clear. */
export type Caller =
  | { readonly kind: 'sandbox'; readonly id: string; readonly network: string }
  | { readonly kind: 'live'; readonly id: string; readonly accountId: string; readonly keyId: string }
  /** A browser that is signed in. */
  | { readonly kind: 'member'; readonly id: string; readonly accountId: string }
  /** A browser that is not, but has our cookie. */
  | { readonly kind: 'visitor'; readonly id: string; readonly visitor: Uint8Array; readonly network: string }

/** Who the cookies of a browser stand for. */
export interface Browser {
  readonly accountId: string | null
  readonly visitor: Uint8Array | null
}

/** Who a browser is: an account that is signed in, or one of many visitors; null without a cookie of ours. */
export function browserCaller({ accountId, visitor }: Browser, network: string): Caller | null {
  if (accountId !== null) return { kind: 'member', id: accountId, accountId }
  if (visitor === null) return null
  return { kind: 'visitor', id: Buffer.from(visitor).toString('base64url').slice(0, 22), visitor, network }
}

/** Whether a caller pays for draws: with credits, by the month, or, without an account, with its one free draw. */
export function paysForDraws({ kind }: Caller, hasCredits: boolean): boolean {
  return kind === 'visitor' || (kind !== 'sandbox' && hasCredits)
}

/** Whether a caller has said who it is. */
export function hasAccount({ kind }: Caller): boolean {
  return kind === 'live' || kind === 'member'
}

/** Whoever has an account goes before those who need not say who they are. */
export function priorityOf(caller: Caller): Priority {
  return hasAccount(caller) ? 'high' : 'normal'
}
