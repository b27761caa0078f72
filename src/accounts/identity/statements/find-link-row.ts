import type { Queryable } from '../../../database/database.ts'

export interface LinkRow {
  /** Under which its code stands: the hash of the challenge. */
  readonly id: Uint8Array
  readonly email: string
  readonly browser: string
  readonly network: string
  readonly createdAt: Date
}

const STATEMENT = `
  select id, email, browser, network, created_at as "createdAt" from sign_in_code
  where link_hash = $1 and expires_at > $2`

/** The sign-in whose link has a secret of this hash, as long as it is good; null when there is none. */
export async function findLinkRow(
  database: Queryable,
  of: { linkHash: Uint8Array; at: Date },
): Promise<LinkRow | null> {
  const [row] = await database.query<LinkRow>(STATEMENT, [of.linkHash, of.at])
  return row ?? null
}
