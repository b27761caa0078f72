import { z } from 'zod'
import { listCursor, listPage, pageQuery } from '../../../api/list-page.ts'
import type { PageQuery } from '../../../api/list-page.ts'
import { domainSchema } from '../../contract/domain-object.ts'
import { listDomains as listRows } from '../../domains/find-domains.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProject } from '../find-asked.ts'
import { PROJECT_ID } from '../path-parameters.ts'
import { showDomain } from '../show-domain.ts'

/** The hosts of a project. */
export const listDomains: CallerRoute<null, PageQuery> = {
  method: 'GET',
  path: '/projects/:projectId/domains',
  summary: 'List the domains of a project.',
  auth: 'caller',
  input: null,
  query: pageQuery(100),
  output: z.array(domainSchema),
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'listDomains',
    tag: 'Domains',
    description: 'Newest first.',
    success: 'A page of domains.',
    isList: true,
    parameters: PROJECT_ID,
  },
  handle: async (deps, call) => {
    const { caller, query, path } = call
    const { id: projectId } = await askedProject(deps, call)
    const asked = { accountId: caller.account.id, projectId, before: listCursor(query), limit: query.limit + 1 }
    const rows = await listRows(deps.database, asked)
    const cursorOf = ({ number }: { number: bigint }): string => number.toString()
    return listPage(rows, query, { address: `${deps.apiUrl()}${path}`, cursorOf, show: showDomain })
  },
}
