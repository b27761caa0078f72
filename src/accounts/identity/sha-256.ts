import { createHash } from 'node:crypto'

/** The hash that stands in the database in place of a secret. Only for secrets that nobody can guess. */
export function sha256(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
