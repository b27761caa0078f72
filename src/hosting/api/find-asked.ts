import type { Call } from '../../api/route.ts'
import type { Deployment, DeploymentKey } from '../deployments/deployment.ts'
import { findDeployment } from '../deployments/find-deployments.ts'
import type { DomainKey } from '../domains/find-domains.ts'
import { findProject } from '../projects/find-projects.ts'
import type { Project } from '../projects/project.ts'
import type { ApiCaller, ApiDeps } from './api-deps.ts'
import { noDeployment, noDomain, noProject } from './refusals.ts'

type Asked = Pick<Call<ApiCaller>, 'caller' | 'parameters'>

const PROJECT_ID = /^prj_[0-9A-Za-z]{24}$/
const DEPLOYMENT_ID = /^dep_[0-9A-Za-z]{24}$/
const DOMAIN_ID = /^dom_[0-9A-Za-z]{24}$/
const SLUG = /^[a-z0-9-]{3,49}$/

/** The id of the project that the path names; throws the 404 of what cannot be one. */
export function askedProjectId({ parameters }: Pick<Asked, 'parameters'>): string {
  const { projectId = '' } = parameters
  if (!PROJECT_ID.test(projectId)) throw noProject()
  return projectId
}

/** The project that the path names, by its id or its slug, if it is the caller's; throws the 404 otherwise. */
export async function askedProject({ database }: Pick<ApiDeps, 'database'>, call: Asked): Promise<Project> {
  const { slug } = call.parameters
  if (slug !== undefined && !SLUG.test(slug)) throw noProject()
  const by = slug === undefined ? { id: askedProjectId(call) } : { slug }
  const project = await findProject(database, call.caller.account.id, by)
  if (project === null) throw noProject()
  return project
}

/** Which deployment the path names, of a project of the caller's; throws the 404 where it has none of that name. */
export async function askedKey(
  deps: Pick<ApiDeps, 'database'>,
  call: Asked,
): Promise<{ readonly project: Project; readonly key: DeploymentKey }> {
  const project = await askedProject(deps, call)
  const { id: deploymentId = '' } = call.parameters
  if (!DEPLOYMENT_ID.test(deploymentId)) throw noDeployment()
  return { project, key: { accountId: call.caller.account.id, projectId: project.id, deploymentId } }
}

/** The deployment that the path names; throws the 404 where there is none. */
export async function askedDeployment(
  deps: Pick<ApiDeps, 'database'>,
  call: Asked,
): Promise<{ readonly project: Project; readonly key: DeploymentKey; readonly deployment: Deployment }> {
  const asked = await askedKey(deps, call)
  const deployment = await findDeployment(deps.database, asked.key)
  if (deployment === null) throw noDeployment()
  return { ...asked, deployment }
}

/** Which domain the path names, of a project of the caller's; throws the 404 where it has none of that name. */
export async function askedDomainKey(deps: Pick<ApiDeps, 'database'>, call: Asked): Promise<DomainKey> {
  const { id: projectId } = await askedProject(deps, call)
  const { domainId = '' } = call.parameters
  if (!DOMAIN_ID.test(domainId)) throw noDomain()
  return { accountId: call.caller.account.id, projectId, domainId }
}
