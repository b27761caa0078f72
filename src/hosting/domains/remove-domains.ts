import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { Domain, DomainDeps } from './domain.ts'
import type { DomainKey } from './find-domains.ts'
import { findDomain } from './find-domains.ts'
import { leaveHosts } from './host-owners.ts'

interface Removed {
  readonly hostname: string
  readonly isServed: boolean
}

const REMOVED = rowForm<Removed>({ hostname: z.string(), isServed: z.boolean() })

const REMOVE = 'delete from domain where id = $1 returning hostname, is_served as "isServed"'

/** Takes a domain from its project, and gives what it was; null when there is none. Visitors see nothing there from then on. */
export async function removeDomain(
  { database, now }: Pick<DomainDeps, 'database' | 'now'>,
  key: DomainKey,
): Promise<Domain | null> {
  return await database.transaction(async (within) => {
    const domain = await findDomain(within, key)
    if (domain === null) return null
    await leave(within, await REMOVED.all(within, REMOVE, [domain.id]), new Date(now()))
    return domain
  })
}

const REMOVE_OF_DELETED = `
  delete from domain using project
  where project.id = domain.project_id and project.deleted_at is not null
    and ($1::text is null or domain.account_id = $1)
  returning hostname, is_served as "isServed"`

/** Removes the domains of deleted projects, of one account or, with null, of all; they are shown no more since the project was deleted. Gives how many. */
export async function removeDomainsOfDeleted(within: Queryable, accountId: string | null, at: Date): Promise<number> {
  const removed = await REMOVED.all(within, REMOVE_OF_DELETED, [accountId])
  await leave(within, removed, at)
  return removed.length
}

async function leave(within: Queryable, removed: readonly Removed[], at: Date): Promise<void> {
  const served = removed.filter(({ isServed }) => isServed).map(({ hostname }) => hostname)
  await leaveHosts(within, [...new Set(served)].sort(), at)
}
