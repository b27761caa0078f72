import { deleteDeployment as deleteRow } from '../../deployments/delete-deployment.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedKey } from '../find-asked.ts'
import { hostingError } from '../hosting-dialect.ts'
import { DEPLOYMENT } from '../path-parameters.ts'
import { noDeployment } from '../refusals.ts'

/** Deletes a deployment that is not live. */
export const deleteDeployment: CallerRoute = {
  method: 'DELETE',
  path: '/projects/slug/:slug/deployments/:id',
  summary: 'Delete a deployment.',
  auth: 'caller',
  input: null,
  output: null,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'no_deployment', 'conflict', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'deleteDeployment',
    tag: 'Deployments',
    description: 'For good. The live one is refused: promote another first, or delete the project.',
    success: 'It is gone.',
    status: 204,
    parameters: DEPLOYMENT,
  },
  handle: async (deps, call) => {
    const { key } = await askedKey(deps, call)
    const deleted = await deleteRow(deps, key)
    if (deleted.kind === 'not-found') throw noDeployment()
    if (deleted.kind === 'is-live')
      throw hostingError('conflict', 'Visitors see this deployment. Promote another one first, or delete the project.')
    return { status: 204, body: null }
  },
}
