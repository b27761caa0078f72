import { hash } from 'node:crypto'

/**
 * The hash that stands in the database in place of a secret, by which it is also looked up. Only for secrets that nobody can
 * guess: those need no slow hash, and how long a look-up takes tells nothing about them.
 */
export function sha256(secret: string): Uint8Array {
  return hash('sha256', secret, 'buffer')
}
