import type { Queryable } from '../../../database/database.ts'
import type { Account } from '../../account.ts'

const STATEMENT = `
  select account.id, account.email, account.created_at as "createdAt"
  from linked_identity join account on account.id = linked_identity.account_id
  where issuer = $1 and subject = $2 and deleted_at is null`

/** The account of somebody as another identity provider names them; null when there is none. */
export async function findLinkedAccount(
  database: Queryable,
  of: { issuer: string; subject: string },
): Promise<Account | null> {
  const [account] = await database.query<Account>(STATEMENT, [of.issuer, of.subject])
  return account ?? null
}
