import type { Queryable } from '../../../database/database.ts'

/**
 * All of it sees the account as it was before. The names of keys go too: their owner may have put anything there. The
 * rows stay because the ledger names them.
 */
const STATEMENT = `
  with retired as (
    select id, email from account where id = $1 and deleted_at is null for update
  ), nameless as (
    update account set email = null, deleted_at = $2 where id in (select id from retired)
  ), sessions as (
    delete from session where account_id in (select id from retired)
  ), keys as (
    update live_key set name = 'deleted', revoked_at = coalesce(revoked_at, $2)
    where account_id in (select id from retired)
  ), codes as (
    delete from sign_in_code where email in (select email from retired)
  ), devices as (
    delete from device_grant where account_id in (select id from retired)
  ), links as (
    delete from linked_identity where account_id in (select id from retired)
  ), limits as (
    delete from person_limit where (policy, who) in (
      select policy, who from person_limit where who in (
        select id from retired union all select encode(sha256(convert_to(email, 'UTF8')), 'hex') from retired
      ) order by policy for update
    )
  )
  select 1 from retired`

/** Takes from an account all that tells whose it was, and all that lets somebody in; false when there is none. */
export async function retireAccount(database: Queryable, of: { accountId: string; at: Date }): Promise<boolean> {
  return (await database.query(STATEMENT, [of.accountId, of.at])).length > 0
}
