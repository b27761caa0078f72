import { removeDomain as removeRow } from '../../domains/remove-domains.ts'
import { noDomainPage } from '../html/problem-pages.ts'
import { domainIn, ofProject, projectPath } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'

export const removeDomain: ProjectRoute = {
  method: 'POST',
  path: '/account/projects/:slug/domains/:id/remove',
  summary: 'Takes a domain from a project.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: ofProject(async (deps, request, { project, key }) => {
    const domainId = domainIn(request)
    const removed = domainId === null ? null : await removeRow(deps.domains, { ...key, domainId })
    if (removed === null) return noDomainPage(project)
    deps.siteChanged(removed.hostname)
    return { kind: 'redirect', location: projectPath(project, '/domains?removed') }
  }),
}
