import { clearDeletedProject } from '../../deployments/remove-deployments.ts'
import { removeDomainsOfDeleted } from '../../domains/remove-domains.ts'
import { deleteProject as deleteRow } from '../../projects/delete-project.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProjectId } from '../find-asked.ts'
import { PROJECT_ID } from '../path-parameters.ts'
import { noProject } from '../refusals.ts'

/** Deletes a project with its site. */
export const deleteProject: CallerRoute = {
  method: 'DELETE',
  path: '/projects/:projectId',
  summary: 'Delete a project.',
  auth: 'caller',
  input: null,
  output: null,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'deleteProject',
    tag: 'Projects',
    description:
      'Takes its site down, with all deployments, for good. Nobody else gets the slug for 90 days; the same account can use it at once.',
    success: 'It is gone.',
    status: 204,
    parameters: PROJECT_ID,
  },
  handle: async (deps, call) => {
    const key = { accountId: call.caller.account.id, projectId: askedProjectId(call) }
    if (!(await deleteRow(deps, key))) throw noProject()
    await clearDeletedProject(deps, key)
    await deps.database.transaction((within) => removeDomainsOfDeleted(within, key.accountId, new Date(deps.now())))
    return { status: 204, body: null }
  },
}
