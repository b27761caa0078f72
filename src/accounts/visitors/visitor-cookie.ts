import type { RandomBytes } from '../../platform/random-text.ts'
import { sha256 } from '../sha-256.ts'
import { makeSignedName, signedNameIn } from '../signed-name.ts'

/** A new value for the cookie that tells one browser without an account from another. */
export function makeVisitorCookie(random: RandomBytes, secret: string): string {
  return makeSignedName({ random, secret }, meant)
}

/** The id under which the free draw of a browser is remembered, out of its cookie; null when there is none that we signed. */
export function findVisitor(cookie: string | null, secret: string): Uint8Array | null {
  const name = signedNameIn(cookie, secret, meant)
  return name === null ? null : sha256(name)
}

function meant(name: string): string {
  return `visitor ${name}`
}
