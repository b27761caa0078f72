import type { Queryable } from '../../database/database.ts'
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
