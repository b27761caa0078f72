import type { Queryable } from '../../../database/database.ts'

export interface LinkedIdentity {
  readonly issuer: string
  readonly subject: string
  readonly createdAt: Date
}

/** What other identity providers call the owner of an account, first links first. */
export async function selectLinkedIdentities(
  database: Queryable,
  accountId: string,
): Promise<readonly LinkedIdentity[]> {
  return await database.query<LinkedIdentity>(
    `select issuer, subject, created_at as "createdAt" from linked_identity
     where account_id = $1 order by created_at, issuer, subject`,
    [accountId],
  )
}
