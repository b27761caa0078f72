import type { Queryable } from '../../../database/database.ts'
import type { Account } from '../../account.ts'

/** The update changes nothing: only so does the statement give a row that was there already, or came at the same moment. */
const STATEMENT = `
  insert into account as held (id, email, created_at) values ($1, $2, $3)
  on conflict (email) do update set email = held.email
  returning id, email, created_at as "createdAt"`

/** The account of an address; makes it, under the id that is handed in, if there is none. */
export async function findOrInsertAccount(
  database: Queryable,
  of: { id: string; email: string; at: Date },
): Promise<Account> {
  const [account] = await database.query<Account>(STATEMENT, [of.id, of.email, of.at])
  if (account === undefined) throw new Error('an account that was made gave no row')
  return account
}
