import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { DOMAIN, DOMAIN_COLUMNS, DOMAIN_SOURCE } from './domain.ts'
import type { Domain } from './domain.ts'

/** Which domain of whose project. */
export interface DomainKey {
  readonly accountId: string
  readonly projectId: string
  readonly domainId: string
}

const FIND = `
  select ${DOMAIN_COLUMNS} from ${DOMAIN_SOURCE}
  where domain.account_id = $1 and domain.project_id = $2 and domain.id = $3`

/** A domain of a project of an account; null when there is none. */
export async function findDomain(
  database: Queryable,
  { accountId, projectId, domainId }: DomainKey,
): Promise<Domain | null> {
  return await DOMAIN.first(database, FIND, [accountId, projectId, domainId])
}

const LIST = `
  select ${DOMAIN_COLUMNS} from ${DOMAIN_SOURCE}
  where domain.account_id = $1 and ($2::text is null or domain.project_id = $2)
    and ($3::bigint is null or domain.number < $3)
  order by domain.number desc limit $4`

/** The domains of a project, newest first, or of all projects of an account; `before` is the number of the last one on the page before, null for the first page. */
export async function listDomains(
  database: Queryable,
  {
    accountId,
    projectId,
    before,
    limit,
  }: { accountId: string; projectId: string | null; before: bigint | null; limit: number },
): Promise<readonly Domain[]> {
  return await DOMAIN.all(database, LIST, [accountId, projectId, before, limit])
}

const COUNTED = rowForm<{ readonly count: bigint }>({ count: z.bigint() })

/** How many domains a project has, verified or not: all of them count for its quota. */
export async function countDomains(
  database: Queryable,
  { accountId, projectId }: { readonly accountId: string; readonly projectId: string },
): Promise<number> {
  const sql = 'select count(*) from domain where account_id = $1 and project_id = $2'
  return Number((await COUNTED.only(database, sql, [accountId, projectId])).count)
}
