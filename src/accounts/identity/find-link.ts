import { sha256 } from '../sha-256.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { signInCodes } from './sign-in-codes.ts'
import { findLinkRow } from './entities/sign-in-code.ts'

/** What the link of a mail signs in to, for the person to see before they press the button. */
export interface WaitingLink {
  readonly email: string
  /** Where the mail was asked for: it may have been somebody else. */
  readonly browser: string
  readonly network: string
  readonly since: Date
  /** Whether the browser that asked is the one with this challenge. */
  readonly isSameBrowser: boolean
}

const FORM = new RegExp(`^[0-9A-Za-z]{${signInCodes.linkLength}}$`)

/** What waits behind a link; null when it is too old, was used, or never was one. Changes nothing. */
export async function findLink(
  deps: Pick<IdentityDeps, 'database' | 'now'>,
  { secret, challenge }: { secret: string; challenge: string | null },
): Promise<WaitingLink | null> {
  if (!FORM.test(secret)) return null
  const row = await findLinkRow(deps.database, { linkHash: sha256(secret), at: new Date(deps.now()) })
  if (row === null) return null
  const { email, browser, network, createdAt: since } = row
  const isSameBrowser = challenge !== null && Buffer.from(sha256(challenge)).equals(row.id)
  return { email, browser, network, since, isSameBrowser }
}
