import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomText } from '../platform/random-text.ts'
import type { RandomBytes } from '../platform/random-text.ts'

/** How long a browser is remembered by a cookie: 400 days, longer than which browsers keep none. */
export const REMEMBERED_SECONDS: number = 400 * 86_400

/** A random name and its signature, as they stand in a cookie. */
const FORM = /^([0-9A-Za-z]{24})\.([\w-]{43})$/

/** What is signed, out of the name: it says what the name is for, so that one cookie cannot pass for another. */
type Meant = (name: string) => string

/** A new name with its signature, for a cookie. */
export function makeSignedName({ random, secret }: { random: RandomBytes; secret: string }, meant: Meant): string {
  const name = randomText(random, 24)
  return `${name}.${signatureOf(meant(name), secret)}`
}

/** The name in a cookie; null for a value that we did not sign, or signed for something else. */
export function signedNameIn(value: string | null, secret: string, meant: Meant): string | null {
  const [, name = '', signature = ''] = FORM.exec(value ?? '') ?? []
  if (name === '') return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(meant(name), secret)))
  return isOurs ? name : null
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
