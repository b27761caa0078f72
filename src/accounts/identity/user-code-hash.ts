import { deviceGrants } from './device-grants.ts'
import { sha256 } from '../sha-256.ts'

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
