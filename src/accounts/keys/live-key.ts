import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

/** A key that draws for an account, without its secret. */
export interface LiveKey {
  /** `key_` and 24 base-62 characters. */
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

const FORM = /^svc_live_[0-9A-Za-z]{32}$/

/** A new live key: `svc_live_` and 32 base-62 characters. */
export function makeLiveKeySecret(random: RandomBytes): string {
  return `svc_live_${randomText(random, 32)}`
}

/** Whether a text has the form of a live key. */
export function isLiveKeySecret(text: string): boolean {
  return FORM.test(text)
}
