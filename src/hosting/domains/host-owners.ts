import type { Queryable } from '../../database/database.ts'
import { HELD_BACK_MS } from './domain.ts'
import type { Domain } from './domain.ts'
import { tellHostChanged } from './host-changes.ts'

const OWN = `
  insert into domain_owner (hostname, account_id) values ($1, $2)
  on conflict (hostname) do update set account_id = excluded.account_id, held_until = null
  where domain_owner.account_id = excluded.account_id or domain_owner.held_until <= $3
  returning 1`

const IS_SERVED = 'select 1 from domain where hostname = $1 and path_prefix = $2 and is_served and id <> $3'

/** `other`: another account has it, or had it until lately. `mounted`: another project of the account is served at this very path. */
export type Owning = 'own' | 'other' | 'mounted'

/**
 * Gives an account a host of which it has shown that it is its own, and says whether this domain may be served there. The host is locked
 * until the transaction ends, so of two at once one wins.
 */
export async function ownHost(
  within: Queryable,
  { id, accountId, hostname, pathPrefix }: Pick<Domain, 'id' | 'accountId' | 'hostname' | 'pathPrefix'>,
  at: Date,
): Promise<Owning> {
  if ((await within.query(OWN, [hostname, accountId, at])).length === 0) return 'other'
  return (await within.query(IS_SERVED, [hostname, pathPrefix, id])).length === 0 ? 'own' : 'mounted'
}

const LOCK = 'select hostname from domain_owner where hostname = any($1) order by hostname for update'

/** By a statement of its own after the lock, which sees what was committed meanwhile. */
const HOLD_BACK = `
  update domain_owner set held_until = $2
  where hostname = any($1) and held_until is null
    and not exists (select from domain where domain.hostname = domain_owner.hostname and is_served)`

/** Domains of these hosts are served no more: tells everybody, and holds back from others the hosts of which none is served. */
export async function leaveHosts(within: Queryable, hostnames: readonly string[], at: Date): Promise<void> {
  if (hostnames.length === 0) return
  await within.query(LOCK, [hostnames])
  await within.query(HOLD_BACK, [hostnames, new Date(at.getTime() + HELD_BACK_MS)])
  for (const hostname of hostnames) await tellHostChanged(within, hostname)
}
