import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { RowForm } from '../../database/row-form.ts'
import type { Account } from '../account.ts'

/** An account that is not deleted. */
export const ACCOUNT: RowForm<Account> = rowForm<Account>({
  id: z.string(),
  email: z.string(),
  createdAt: z.date(),
  suspendedFor: z.string().nullable(),
})

/** Of `account`. */
export const ACCOUNT_COLUMNS = `
  account.id, account.email, account.created_at as "createdAt",
  (select reason from account_suspension where account_id = account.id) as "suspendedFor"`

/**
 * Gives the row that was there already, held until the transaction ends, or the one that is made. None where another came at
 * the same moment: that one is there for the next statement. An account is never updated but to delete it.
 */
const FIND_OR_INSERT_ACCOUNT = `
  with made as (
    insert into account (id, email, created_at) values ($1, $2, $3)
    on conflict (email) do nothing
    returning ${ACCOUNT_COLUMNS}
  ), held as (
    select ${ACCOUNT_COLUMNS} from account where email = $2 for update
  )
  select * from held union all select * from made`

/** The account of an address; makes it, under the id that is handed in, if there is none. */
export async function findOrInsertAccount(
  database: Queryable,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<Account> {
  const values = [id, email, at]
  const found = await ACCOUNT.first(database, FIND_OR_INSERT_ACCOUNT, values)
  return found ?? (await ACCOUNT.only(database, FIND_OR_INSERT_ACCOUNT, values))
}

const FIND_ACCOUNT_OF = `select ${ACCOUNT_COLUMNS} from account where (email = $1 or id = $2) and email is not null`

/** The account with that address or id; null when there is none, or it was deleted. */
export async function findAccountOf(
  database: Queryable,
  { email, id }: { email: string; id: string },
): Promise<Account | null> {
  return await ACCOUNT.first(database, FIND_ACCOUNT_OF, [email, id])
}

const SUSPEND = `
  insert into account_suspension (account_id, at, reason)
  select id, $2, $3 from account where id = $1 and deleted_at is null for key share
  on conflict (account_id) do update set reason = excluded.reason
  returning 1`

const END_SUSPENSION = 'delete from account_suspension where account_id = $1 returning 1'

/** Suspends an account, or ends that (null); false when there is none, or nothing to end. */
export async function setSuspension(
  within: Queryable,
  accountId: string,
  suspension: { readonly at: Date; readonly reason: string } | null,
): Promise<boolean> {
  const rows =
    suspension === null
      ? await within.query(END_SUSPENSION, [accountId])
      : await within.query(SUSPEND, [accountId, suspension.at, suspension.reason])
  return rows.length > 0
}

const LIST_SUSPENDED = `
  select ${ACCOUNT_COLUMNS} from account join account_suspension on account_id = account.id
  where deleted_at is null order by at desc limit $1`

/** The accounts that are suspended, the last one first. */
export async function listSuspended(database: Queryable, limit: number): Promise<readonly Account[]> {
  return await ACCOUNT.all(database, LIST_SUSPENDED, [limit])
}

/** Holds the row of an account until the transaction ends; false when the account is deleted. */
export async function lockAccount(within: Queryable, accountId: string): Promise<boolean> {
  const rows = await within.query('select 1 from account where id = $1 and deleted_at is null for update', [accountId])
  return rows.length > 0
}

/** Whether an account is not deleted; it is not either until the transaction ends. */
export async function isAccountThere(within: Queryable, accountId: string): Promise<boolean> {
  const rows = await within.query('select 1 from account where id = $1 and deleted_at is null for share', [accountId])
  return rows.length > 0
}

/**
 * All of it sees the account as it was before. The names of keys go too: their owner may have put anything there. The
 * rows stay because the ledger names them.
 */
const RETIRE_ACCOUNT = `
  with retired as (
    select id, email from account where id = $1 and deleted_at is null for update
  ), nameless as (
    update account set email = null, deleted_at = $2 where id in (select id from retired)
  ), sessions as (
    delete from session where account_id in (select id from retired)
  ), tokens as (
    delete from account_token where account_id in (select id from retired)
  ), keys as (
    update live_key set name = 'deleted', revoked_at = coalesce(revoked_at, $2)
    where account_id in (select id from retired)
  ), codes as (
    delete from sign_in_code where email in (select email from retired)
  ), devices as (
    delete from device_grant where account_id in (select id from retired)
  ), links as (
    delete from linked_identity where account_id in (select id from retired)
  ), choices as (
    delete from embedded_only where account_id in (select id from retired)
  ), limits as (
    delete from person_limit where (policy, who) in (
      select policy, who from person_limit where who in (
        select id from retired union all select encode(sha256(convert_to(email, 'UTF8')), 'hex') from retired
      ) order by policy for update
    )
  )
  select 1 from retired`

/** Takes from an account all that tells whose it was, and all that lets somebody in; false when there is none. */
export async function retireAccount(
  database: Queryable,
  { accountId, at }: { accountId: string; at: Date },
): Promise<boolean> {
  return (await database.query(RETIRE_ACCOUNT, [accountId, at])).length > 0
}
