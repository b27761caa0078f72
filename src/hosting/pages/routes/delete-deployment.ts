import { notice } from '../../../web/html/notice.ts'
import { deleteDeployment as deleteRow } from '../../deployments/delete-deployment.ts'
import { noDeploymentPage } from '../html/problem-pages.ts'
import { deploymentIn, ofProject, projectPath } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'
import { showDeployments } from '../show-deployments.ts'

export const deleteDeployment: ProjectRoute = {
  method: 'POST',
  path: '/account/projects/:slug/deployments/:id/delete',
  summary: 'Deletes a deployment that is not live.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: ofProject(async (deps, request, own) => {
    const { hosting, project, key } = own
    const deploymentId = deploymentIn(request)
    if (deploymentId === null) return noDeploymentPage(project)
    const deleted = await deleteRow(hosting, { ...key, deploymentId })
    switch (deleted.kind) {
      case 'deleted':
        return { kind: 'redirect', location: projectPath(project, '?deleted') }
      case 'not-found':
        return noDeploymentPage(project)
      case 'is-live':
        return showDeployments(deps, request, own, { news: notice('problem', IS_LIVE), status: 409 })
    }
  }),
}

const IS_LIVE =
  'Nothing was deleted: visitors see this deployment now. Promote another one first, or delete the project.'
