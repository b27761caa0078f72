import { jsonInput } from '../../../api/route.ts'
import { deploymentCreationSchema, deploymentSchema } from '../../contract/deployment-object.ts'
import type { DeploymentCreation } from '../../contract/deployment-object.ts'
import { createDeployment as createRow } from '../../deployments/create-deployment.ts'
import type { CallerRoute } from '../api-deps.ts'
import { createOnce } from '../create-once.ts'
import { askedProject } from '../find-asked.ts'
import { PROJECT_SLUG } from '../path-parameters.ts'
import { noProject, quotaRefusal } from '../refusals.ts'
import { showDeployment } from '../show.ts'

/** Begins a deployment. */
export const createDeployment: CallerRoute<DeploymentCreation> = {
  method: 'POST',
  path: '/projects/slug/:slug/deployments',
  summary: 'Create a deployment.',
  auth: 'caller',
  input: jsonInput(deploymentCreationSchema, 16 * 1024, {
    isOptional: true,
    advice: {
      tooLarge: 'shorten the commit message; files go to `POST …/{id}/files/batch`',
      noRoom: 'send a smaller one',
    },
  }),
  isIdempotent: true,
  output: deploymentSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'conflict', 'too_large', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'createDeployment',
    tag: 'Deployments',
    description:
      'The first of three steps: then upload its files in batches, and finalize it within 24 hours of the last one.',
    success: 'The deployment, which waits for files.',
    status: 201,
    parameters: PROJECT_SLUG,
  },
  handle: async (deps, call) =>
    createOnce(deps, call, async () => {
      const { account } = call.caller
      const project = await askedProject(deps, call)
      const { branch, commitMessage = null, environment = null } = call.body
      const asked = { accountId: account.id, projectId: project.id, branch, commitMessage, environment }
      const created = await createRow(deps, asked, deps.quotasOf(account).deploymentsADay)
      if (created.kind === 'not-found') throw noProject()
      if (created.kind === 'quota-reached') throw quotaRefusal(created, deps.now())
      const body = showDeployment(created.deployment, project, deps)
      const location = `${deps.apiUrl()}/projects/slug/${project.slug}/deployments/${body.id}`
      return { status: 201, body, headers: { location } }
    }),
}
