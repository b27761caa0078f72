import type { Html } from '../../../pages/html/html.ts'
import { notice } from '../../../web/html/notice.ts'
import type { WebRequest } from '../../../web/web-route.ts'
import { ofProject } from '../project-route.ts'
import type { OwnProject, ProjectRoute } from '../project-route.ts'
import { findDeployment } from '../../deployments/find-deployments.ts'
import { showDeployments } from '../show-deployments.ts'

export const showProject: ProjectRoute = {
  method: 'GET',
  path: '/account/projects/:slug',
  summary: 'Shows the deployments of a project.',
  access: 'account',
  body: 'none',
  handle: ofProject(async (deps, request, own) =>
    showDeployments(deps, request, own, { news: await newsOf(request, own) }),
  ),
}

/** What a form did, if it is still so: an address can be kept, and opened again. */
async function newsOf({ query }: WebRequest, { project, key, hosting }: OwnProject): Promise<Html | null> {
  const promoted = query.get('promoted')
  if (promoted !== null && promoted === project.activeDeploymentId) {
    const live = await findDeployment(hosting.database, { ...key, deploymentId: promoted })
    return live === null ? null : notice('good', `${live.label} is live: visitors see it now.`)
  }
  if (query.has('deleted')) return notice('good', 'The deployment is deleted.')
  if (query.has('made') && project.activeDeploymentId === null)
    return notice('good', `“${project.name}” has its address.`)
  return null
}
