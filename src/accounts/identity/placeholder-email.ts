import { sha256 } from '../sha-256.ts'

/** No mail ever arrives there (RFC 2606), and nobody can ask for a code with it. */
const DOMAIN = '@no-address.invalid'

/**
 * What stands in place of the address of somebody whose identity provider vouches for none. An address that is not
 * verified must not stand there: its real owner would end up in the account of whoever claimed it.
 */
export function placeholderEmail(issuer: string, subject: string): string {
  return `${Buffer.from(sha256(JSON.stringify([issuer, subject])))
    .toString('hex')
    .slice(0, 40)}${DOMAIN}`
}

/** Whether this is an address that mail can be sent to. */
export function isMailAddress(email: string): boolean {
  return !email.endsWith(DOMAIN)
}
