import { notice } from '../../../web/html/notice.ts'
import { becauseOf } from '../../contract/take-down-reason.ts'
import { promoteInPlaceOf } from '../../deployments/promote-deployment.ts'
import type { TakenDown } from '../../deployments/promote-deployment.ts'
import { noDeploymentPage } from '../html/problem-pages.ts'
import { deploymentIn, ofProject, projectPath } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'
import { showDeployments } from '../show-deployments.ts'

export const promoteDeployment: ProjectRoute = {
  method: 'POST',
  path: '/account/projects/:slug/deployments/:id/promote',
  summary: 'Shows visitors a deployment, or goes back to it.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: ofProject(async (deps, request, own) => {
    const { hosting, project, key } = own
    const deploymentId = deploymentIn(request)
    if (deploymentId === null) return noDeploymentPage(project)
    const promoted = await promoteInPlaceOf(hosting, { ...key, deploymentId }, request.form.get('live') || null)
    switch (promoted.kind) {
      case 'promoted':
        deps.siteChanged(project.slug)
        return { kind: 'redirect', location: projectPath(project, `?promoted=${deploymentId}`) }
      case 'not-found':
        return noDeploymentPage(project)
      case 'not-ready':
        return showDeployments(deps, request, own, { news: notice('problem', NOT_READY[promoted.state]), status: 409 })
      case 'taken-down':
        return showDeployments(deps, request, own, { news: notice('problem', takenDown(promoted)), status: 409 })
      case 'other-is-live':
        return showDeployments(deps, request, own, { news: notice('warning', OTHER), status: 409 })
    }
  }),
}

function takenDown({ reason }: TakenDown): string {
  return `Nothing was changed: the operator of this service took this site down ${becauseOf(reason)}. Write to the operator to have it looked at again.`
}

const NOT_READY = {
  uploading: 'Nothing was changed: this deployment is still being uploaded. It can be promoted when it is finalized.',
  expired: 'Nothing was changed: this deployment was never finalized, and is expired. Deploy anew.',
} as const

const OTHER =
  'Nothing was changed: meanwhile another deployment was promoted, and visitors see that one now. Look at the list below, and promote again if it is still what you want.'
