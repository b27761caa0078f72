import { deploymentSchema } from '../../contract/deployment-object.ts'
import { promoteDeployment as promoteRow } from '../../deployments/promote-deployment.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedKey } from '../find-asked.ts'
import { hostingError } from '../hosting-dialect.ts'
import { DEPLOYMENT } from '../path-parameters.ts'
import { noDeployment, takenDownRefusal } from '../refusals.ts'
import { showDeployment } from '../show.ts'

/** Shows visitors a deployment that is kept: also an older one. */
export const promoteDeployment: CallerRoute = {
  method: 'POST',
  path: '/projects/slug/:slug/deployments/:id/promote',
  summary: 'Promote a deployment, or go back to it.',
  auth: 'caller',
  input: null,
  output: deploymentSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'no_deployment', 'conflict', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'promoteDeployment',
    tag: 'Deployments',
    description: 'Visitors see it at once and whole, whichever they saw before. Takes no body.',
    success: 'The deployment that is live now.',
    parameters: DEPLOYMENT,
  },
  handle: async (deps, call) => {
    const { project, key } = await askedKey(deps, call)
    const promoted = await promoteRow(deps, key)
    if (promoted.kind === 'not-found') throw noDeployment()
    if (promoted.kind === 'taken-down') throw takenDownRefusal(promoted)
    if (promoted.kind === 'not-ready')
      throw hostingError(
        'conflict',
        promoted.state === 'expired'
          ? 'This deployment is expired. Create a new one.'
          : 'This deployment is not finalized. Finalize it first.',
      )
    deps.siteChanged(project.slug)
    const { deployment } = promoted
    return { body: showDeployment(deployment, { slug: project.slug, activeDeploymentId: deployment.id }, deps) }
  },
}
