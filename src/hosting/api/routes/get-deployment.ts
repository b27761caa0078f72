import { deploymentSchema } from '../../contract/deployment-object.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedDeployment } from '../find-asked.ts'
import { DEPLOYMENT } from '../path-parameters.ts'
import { showDeployment } from '../show.ts'

/** One deployment. */
export const getDeployment: CallerRoute = {
  method: 'GET',
  path: '/projects/slug/:slug/deployments/:id',
  summary: 'Get a deployment.',
  auth: 'caller',
  input: null,
  output: deploymentSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'no_deployment', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'getDeployment',
    tag: 'Deployments',
    description: 'By its id.',
    success: 'The deployment.',
    parameters: DEPLOYMENT,
  },
  handle: async (deps, call) => {
    const { deployment, project } = await askedDeployment(deps, call)
    return { body: showDeployment(deployment, project, deps) }
  },
}
