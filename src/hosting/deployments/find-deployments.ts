import type { Queryable } from '../../database/database.ts'
import { DEPLOYMENT, DEPLOYMENT_COLUMNS } from './deployment.ts'
import type { Deployment, DeploymentKey } from './deployment.ts'

const FIND = `
  select ${DEPLOYMENT_COLUMNS} from deployment
  where deployment.account_id = $1 and project_id = $2 and deployment.id = $3
    and not exists (select from project where id = project_id and deleted_at is not null)`

/** Null when the account has none of this id in this project. */
export async function findDeployment(database: Queryable, of: DeploymentKey): Promise<Deployment | null> {
  return await DEPLOYMENT.first(database, FIND, [of.accountId, of.projectId, of.deploymentId])
}

const LIST = `
  select ${DEPLOYMENT_COLUMNS} from deployment
  where account_id = $1 and project_id = $2 and ($3::bigint is null or number < $3)
    and not exists (select from project where id = project_id and deleted_at is not null)
  order by number desc limit $4`

/** Newest first; `before` is the number of the last one on the page before, null for the first page. */
export async function listDeployments(
  database: Queryable,
  of: { accountId: string; projectId: string; before: bigint | null; limit: number },
): Promise<readonly Deployment[]> {
  return await DEPLOYMENT.all(database, LIST, [of.accountId, of.projectId, of.before, of.limit])
}

const LIST_LIVE = `
  select ${DEPLOYMENT_COLUMNS} from deployment
  where account_id = $1 and id in (select deployment_id from live_deployment where project_id = any($2))`

/** What visitors of these projects see, by the ids of the projects; those with nothing live are left out. */
export async function findLive(
  database: Queryable,
  of: { accountId: string; projectIds: readonly string[] },
): Promise<ReadonlyMap<string, Deployment>> {
  const rows = await DEPLOYMENT.all(database, LIST_LIVE, [of.accountId, of.projectIds])
  return new Map(rows.map((row) => [row.projectId, row]))
}
