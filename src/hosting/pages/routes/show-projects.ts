import { notice } from '../../../web/html/notice.ts'
import type { ProjectRoute } from '../project-route.ts'
import { showProjects as show } from '../show-projects.ts'

export const showProjects: ProjectRoute = {
  method: 'GET',
  path: '/account/projects',
  summary: 'Shows the projects of the account.',
  access: 'account',
  body: 'none',
  handle: async (deps, request) => {
    const news = request.query.has('deleted') ? notice('good', 'The project is deleted, with its site.') : null
    return show(deps, request, { news })
  },
}
