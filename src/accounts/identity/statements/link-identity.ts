import type { Queryable } from '../../../database/database.ts'

/** A link stands once it is made; one that leads to a deleted account may be made anew. */
const STATEMENT = `
  insert into linked_identity as held (issuer, subject, account_id, created_at) values ($1, $2, $3, $4)
  on conflict (issuer, subject) do update set account_id = excluded.account_id, created_at = excluded.created_at
  where exists (select 1 from account where id = held.account_id and deleted_at is not null)`

/** Links an account with what another identity provider calls its owner, unless that is linked already. */
export async function linkIdentity(
  database: Queryable,
  of: { issuer: string; subject: string; accountId: string; at: Date },
): Promise<void> {
  await database.query(STATEMENT, [of.issuer, of.subject, of.accountId, of.at])
}
