import { createHash } from 'node:crypto'
import { signInCodes } from '../accounts/identity/sign-in-codes.ts'
import { COOKIES } from './cookies.ts'
import type { SetCookie, WebRequest } from './web-route.ts'
import type { Entered } from '../accounts/identity/enter.ts'
import { sessionLifetimes } from '../accounts/identity/session-lifetimes.ts'
import { REMEMBERED_SECONDS } from '../accounts/signed-name.ts'

/** A sign-in that waits for its mail. */
export interface WaitingSignIn {
  readonly challenge: string
  readonly email: string
  /** Whether the mail has a code; otherwise it has a link only. */
  readonly hasCode: boolean
  /** Where to go on afterwards; null: to the account. */
  readonly next: string | null
  /** Tells this request for a mail from others, on the page that asks for its code; the challenge cannot be had from it. */
  readonly asked: string
}

const FORM = /^([0-9A-Za-z]+)\.([\w-]+)\.(code|link)\.([\w-]*)$/

/** What the browser keeps until the mail comes: only together with it the code is of use. */
export function signInCookie({ challenge, email, hasCode, next }: Omit<WaitingSignIn, 'asked'>): SetCookie {
  return {
    name: COOKIES.signIn,
    value: [challenge, encoded(email), hasCode ? 'code' : 'link', encoded(next ?? '')].join('.'),
    maxAgeSeconds: signInCodes.lifetimeMs / 1000,
  }
}

/** Takes it away. */
export const NO_SIGN_IN_COOKIE: SetCookie = { name: COOKIES.signIn, value: null, maxAgeSeconds: 0 }

/** The sign-in that this browser waits with; null when there is none, or none any more. */
export function waitingSignIn({ cookie }: Pick<WebRequest, 'cookie'>): WaitingSignIn | null {
  const [, challenge, email, has, next] = FORM.exec(cookie(COOKIES.signIn) ?? '') ?? []
  if (challenge === undefined || email === undefined || next === undefined) return null
  const asked = createHash('sha256').update(`asked ${challenge}`).digest('base64url').slice(0, 12)
  return { challenge, email: decoded(email), hasCode: has === 'code', next: decoded(next) || null, asked }
}

/** Cookies hold no other characters. */
function encoded(text: string): string {
  return Buffer.from(text).toString('base64url')
}

function decoded(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}

/** What a browser keeps that has just signed in; it waits for no code any more. */
export function signedInCookies({ token, knownBrowser }: Entered): readonly SetCookie[] {
  return [
    { name: COOKIES.session, value: token, maxAgeSeconds: sessionLifetimes.browser.mostMs / 1000 },
    { name: COOKIES.knownBrowser, value: knownBrowser, maxAgeSeconds: REMEMBERED_SECONDS },
    NO_SIGN_IN_COOKIE,
  ]
}
