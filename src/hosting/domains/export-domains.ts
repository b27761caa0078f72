import type { Queryable } from '../../database/database.ts'
import type { Domain } from './domain.ts'
import { listDomains } from './find-domains.ts'
import { tellProblem } from './tell-problem.ts'

/** A domain in the export of an account: times as ISO 8601 in UTC. */
export interface ExportedDomain extends Pick<
  Domain,
  'id' | 'projectId' | 'hostname' | 'pathPrefix' | 'state' | 'problem'
> {
  readonly challenge: string
  readonly verifiedAt: string | null
  readonly createdAt: string
}

/** More than any quota allows. */
const MOST = 100_000

/** The domains of all projects of an account, newest first. */
export async function exportDomains(database: Queryable, accountId: string): Promise<readonly ExportedDomain[]> {
  const domains = await listDomains(database, { accountId, projectId: null, before: null, limit: MOST })
  return domains.map((domain) => {
    const { id, projectId, hostname, pathPrefix, state, challenge, verifiedAt, createdAt } = domain
    return {
      id,
      projectId,
      hostname,
      pathPrefix,
      state,
      problem: tellProblem(domain),
      challenge,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }
  })
}
