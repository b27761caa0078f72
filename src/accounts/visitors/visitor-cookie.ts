import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

const FORM = /^([0-9A-Za-z]{24})\.([\w-]{43})$/

/** A new value for the cookie that tells one browser without an account from another: a random name and its signature. */
export function makeVisitorCookie(random: RandomBytes, secret: string): string {
  const name = randomText(random, 24)
  return `${name}.${signatureOf(name, secret)}`
}

/** The name in a visitor's cookie; null for a value that we did not sign. */
export function visitorNameIn(value: string | null, secret: string): string | null {
  const [, name = '', signature = ''] = FORM.exec(value ?? '') ?? []
  if (name === '') return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(name, secret)))
  return isOurs ? name : null
}

function signatureOf(name: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor ${name}`).digest('base64url')
}
