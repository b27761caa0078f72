import { z } from 'zod'
import { listCursor, listPage, pageQuery } from '../../../api/list-page.ts'
import type { PageQuery } from '../../../api/list-page.ts'
import { projectSchema } from '../../contract/project-object.ts'
import { listProjects as listRows } from '../../projects/find-projects.ts'
import type { CallerRoute } from '../api-deps.ts'
import { showProject } from '../show.ts'

/** The projects of the caller's account. */
export const listProjects: CallerRoute<null, PageQuery> = {
  method: 'GET',
  path: '/projects/',
  summary: 'List the projects of the account.',
  auth: 'caller',
  input: null,
  query: pageQuery(100),
  output: z.array(projectSchema),
  errors: ['no_token', 'wrong_token', 'too_often', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'listProjects',
    tag: 'Projects',
    description: 'Newest first.',
    success: 'A page of projects.',
    isList: true,
  },
  handle: async (deps, { caller, query, path }) => {
    const asked = { accountId: caller.account.id, before: listCursor(query), limit: query.limit + 1 }
    const address = `${deps.apiUrl()}${path}`
    const cursorOf = ({ number }: { number: bigint }): string => number.toString()
    const rows = await listRows(deps.database, asked)
    return listPage(rows, query, { address, cursorOf, show: (project) => showProject(project, deps) })
  },
}
