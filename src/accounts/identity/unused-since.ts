import { sessionLifetimes } from './session-lifetimes.ts'

/** Sessions that were last used then, or before, are over. */
export function unusedSince(nowMs: number): { browser: Date; token: Date } {
  return {
    browser: new Date(nowMs - sessionLifetimes.browser.idleMs),
    token: new Date(nowMs - sessionLifetimes.token.idleMs),
  }
}
