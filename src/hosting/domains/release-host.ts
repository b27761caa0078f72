import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { tellHostChanged } from './host-changes.ts'

/** A host that an account had. */
export interface ReleasedHost {
  readonly accountId: string
  /** How many domains the account had there, whatever had become of them. */
  readonly removed: number
}

const LOCK_DOMAINS = `
  select domain.id from domain join domain_owner using (hostname, account_id) where hostname = $1
  order by domain.id for update of domain`

const LOCK = `
  select account_id as "accountId" from domain_owner
  where hostname = $1 and (held_until is null or held_until > $2) for update`

const OWNER = rowForm<{ readonly accountId: string }>({ accountId: z.string() })

const REMOVE = 'delete from domain where account_id = $1 and hostname = $2 returning id'

/** By a record that was left in DNS the account would show again that the host is its own. */
const FORGET_CLAIM = 'delete from domain_claim where account_id = $1 and hostname = $2'

/** The row stays for a while: processes that were told nothing see by it that the host changed. */
const RELEASE = 'update domain_owner set held_until = $2 where hostname = $1'

/**
 * Takes a host from the account that has it, or that it is held back for, so that whoever shows that it is his own has it at once. Gives
 * whose it was; null when it was nobody's.
 */
export async function releaseHost(within: Queryable, hostname: string, at: Date): Promise<ReleasedHost | null> {
  // Domains come before their owner wherever both are locked.
  await within.query(LOCK_DOMAINS, [hostname])
  const owner = await OWNER.first(within, LOCK, [hostname, at])
  if (owner === null) return null
  const { accountId } = owner
  const removed = (await within.query(REMOVE, [accountId, hostname])).length
  await within.query(FORGET_CLAIM, [accountId, hostname])
  await within.query(RELEASE, [hostname, at])
  await tellHostChanged(within, hostname)
  return { accountId, removed }
}
