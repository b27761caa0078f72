import { z } from 'zod'
import { listCursor, listPage, pageQuery } from '../../../api/list-page.ts'
import type { PageQuery } from '../../../api/list-page.ts'
import { deploymentSchema } from '../../contract/deployment-object.ts'
import { listDeployments as listRows } from '../../deployments/find-deployments.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProject } from '../find-asked.ts'
import { PROJECT_SLUG } from '../path-parameters.ts'
import { showDeployment } from '../show.ts'

/** The deployments of a project. */
export const listDeployments: CallerRoute<null, PageQuery> = {
  method: 'GET',
  path: '/projects/slug/:slug/deployments',
  summary: 'List the deployments of a project.',
  auth: 'caller',
  input: null,
  query: pageQuery(100),
  output: z.array(deploymentSchema),
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'listDeployments',
    tag: 'Deployments',
    description: 'Newest first. The live one, the last ten, and all of the last 24 hours are kept.',
    success: 'A page of deployments.',
    isList: true,
    parameters: PROJECT_SLUG,
  },
  handle: async (deps, call) => {
    const { caller, query, path } = call
    const project = await askedProject(deps, call)
    const asked = { projectId: project.id, before: listCursor(query), limit: query.limit + 1 }
    const rows = await listRows(deps.database, { accountId: caller.account.id, ...asked })
    const cursorOf = ({ number }: { number: bigint }): string => number.toString()
    return listPage(rows, query, {
      address: `${deps.apiUrl()}${path}`,
      cursorOf,
      show: (deployment) => showDeployment(deployment, project, deps),
    })
  },
}
