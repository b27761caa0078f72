import type { HostingDeps } from '../projects/project.ts'
import { tellSiteChanged } from '../projects/site-changes.ts'
import type { DeploymentKey } from './deployment.ts'
import { lockProject } from './promote-deployment.ts'
import { removeDeployments } from './remove-deployments.ts'

export type DeletedDeployment =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'not-found' }
  /** Visitors see it: another has to be promoted first, or the project deleted. */
  | { readonly kind: 'is-live' }

const IS_LIVE = 'select 1 from live_deployment where project_id = $1 and deployment_id = $2'
const LOCK = 'select 1 from deployment where project_id = $1 and id = $2 for update'

/** Deletes a deployment for good, with the contents that only it has. */
export async function deleteDeployment({ database, now }: HostingDeps, key: DeploymentKey): Promise<DeletedDeployment> {
  const { accountId, projectId, deploymentId } = key
  return await database.transaction(async (within): Promise<DeletedDeployment> => {
    if (!(await lockProject(within, key))) return { kind: 'not-found' }
    if ((await within.query(IS_LIVE, [projectId, deploymentId])).length > 0) return { kind: 'is-live' }
    if ((await within.query(LOCK, [projectId, deploymentId])).length === 0) return { kind: 'not-found' }
    await removeDeployments(within, { accountId, ids: [deploymentId], at: new Date(now()) })
    await tellSiteChanged(within, projectId)
    return { kind: 'deleted' }
  })
}
