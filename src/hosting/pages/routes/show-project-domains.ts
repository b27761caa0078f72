import { notice } from '../../../web/html/notice.ts'
import { ofProject } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'
import { showDomains } from '../show-domains.ts'

const REMOVED =
  'The domain is removed: visitors see nothing there any more. Take its records out of your DNS too. For 30 days no other account can have it.'

export const showProjectDomains: ProjectRoute = {
  method: 'GET',
  path: '/account/projects/:slug/domains',
  summary: 'Shows the domains of a project, with their records.',
  access: 'account',
  body: 'none',
  handle: ofProject(async (deps, request, own) => {
    const { query } = request
    const news = query.has('removed')
      ? notice('good', REMOVED)
      : query.has('added')
        ? notice('good', 'The domain is added. Write its records into your DNS, then look for them here.')
        : query.has('looked')
          ? notice('good', 'DNS was asked; what was found stands below.')
          : null
    return showDomains(deps, request, own, { news })
  }),
}
