import { createHash } from 'node:crypto'
import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

const FORM = /^svc_live_[0-9A-Za-z]{32}$/

/** A new live key: `svc_live_` and 32 base-62 characters. */
export function makeLiveKeySecret(random: RandomBytes): string {
  return `svc_live_${randomText(random, 32)}`
}

/** Whether a text has the form of a live key. */
export function isLiveKeySecret(text: string): boolean {
  return FORM.test(text)
}

/**
 * What is stored of a key in its place. Keys are looked up by it, and 190 random bits need no slow hash: how long the
 * look-up takes tells nothing about them.
 */
export function hashOfLiveKey(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
