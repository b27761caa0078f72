import { createHash } from 'node:crypto'
import { signInCodes } from '../accounts/identity/sign-in-codes.ts'
import { COOKIES } from './cookies.ts'
import type { SetCookie, Visit } from './web-route.ts'

/** A sign-in that waits for its code. */
export interface WaitingSignIn {
  readonly challenge: string
  readonly email: string
  /** Tells this request for a code from others, on the page that asks for it; the challenge cannot be had from it. */
  readonly asked: string
}

/** What the browser keeps until the code comes: only together with it the code is of use. */
export function signInCookie(challenge: string, email: string): SetCookie {
  return {
    name: COOKIES.signIn,
    value: `${challenge}.${Buffer.from(email).toString('base64url')}`,
    maxAgeSeconds: signInCodes.lifetimeMs / 1000,
  }
}

/** Takes it away. */
export const NO_SIGN_IN_COOKIE: SetCookie = { name: COOKIES.signIn, value: null, maxAgeSeconds: 0 }

/** The sign-in that this browser waits with; null when there is none, or none any more. */
export function waitingSignIn({ cookie }: Pick<Visit, 'cookie'>): WaitingSignIn | null {
  const [, challenge, encoded] = /^([0-9A-Za-z]+)\.([\w-]+)$/.exec(cookie(COOKIES.signIn) ?? '') ?? []
  if (challenge === undefined || encoded === undefined) return null
  const asked = createHash('sha256').update(`asked ${challenge}`).digest('base64url').slice(0, 12)
  return { challenge, email: Buffer.from(encoded, 'base64url').toString(), asked }
}
