import { sha256 } from '../sha-256.ts'

/** What limits of an address are counted under: whoever reads the counters need not know who signs in. */
export function addressKey(email: string): string {
  return Buffer.from(sha256(email)).toString('hex')
}
