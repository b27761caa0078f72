import type { SessionKind } from './session.ts'

const DAY_MS = 86_400_000

/** How long a session lasts at most, and how long when it is not used. */
export const sessionLifetimes: Readonly<Record<SessionKind, { readonly mostMs: number; readonly idleMs: number }>> = {
  browser: { mostMs: 30 * DAY_MS, idleMs: 7 * DAY_MS },
  token: { mostMs: 90 * DAY_MS, idleMs: 30 * DAY_MS },
}

/** Sessions that were last used then, or before, are over. */
export function unusedSince(nowMs: number): { browser: Date; token: Date } {
  return {
    browser: new Date(nowMs - sessionLifetimes.browser.idleMs),
    token: new Date(nowMs - sessionLifetimes.token.idleMs),
  }
}
