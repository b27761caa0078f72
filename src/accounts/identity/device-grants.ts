import { sha256 } from '../sha-256.ts'

/** What a device grant is (RFC 8628). The user code has no vowels, so that it is never a word. */
export const deviceGrants: {
  readonly lifetimeMs: number
  readonly intervalSeconds: number
  readonly slowDownSeconds: number
  readonly userCodeLetters: string
  readonly userCodeLength: number
  readonly deviceCodeLength: number
} = {
  lifetimeMs: 600_000,
  intervalSeconds: 5,
  slowDownSeconds: 5,
  userCodeLetters: 'BCDFGHJKLMNPQRSTVWXZ',
  userCodeLength: 8,
  deviceCodeLength: 43,
}

const FORM = new RegExp(`^[${deviceGrants.userCodeLetters}]{${deviceGrants.userCodeLength}}$`)
const LONGEST = 40

/** The hash under which a user code stands, however it is typed: in any case, with or without hyphens and spaces. */
export function userCodeHash(typed: string): Uint8Array | null {
  const letters = typed
    .slice(0, LONGEST)
    .replace(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase()
  return typed.length <= LONGEST && FORM.test(letters) ? sha256(`user-code:${letters}`) : null
}
