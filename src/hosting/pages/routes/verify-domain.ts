import { notice } from '../../../web/html/notice.ts'
import { showWait } from '../../../web/html/show-date.ts'
import { verifyDomain as look } from '../../domains/verify-domain.ts'
import { noDomainPage } from '../html/problem-pages.ts'
import { domainIn, ofProject, projectPath } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'
import { showDomains } from '../show-domains.ts'

export const verifyDomain: ProjectRoute = {
  method: 'POST',
  path: '/account/projects/:slug/domains/:id/verify',
  summary: 'Looks for the DNS records of a domain now.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: ofProject(async (deps, request, own) => {
    const { project, key } = own
    const domainId = domainIn(request)
    if (domainId === null) return noDomainPage(project)
    const outcome = await look(deps.domains, { ...key, domainId })
    switch (outcome.kind) {
      case 'not-found':
        return noDomainPage(project)
      case 'too-often': {
        const { policy, resetSeconds } = outcome.spent
        const text = `DNS was not asked: this account has had its ${policy.quota} looks in ${policy.windowSeconds} seconds. Look again ${showWait(resetSeconds)}; it is looked every hour without that.`
        return showDomains(deps, request, own, { news: notice('warning', text), status: 429 })
      }
      case 'looked':
        deps.siteChanged(outcome.domain.hostname)
        return { kind: 'redirect', location: projectPath(project, `/domains?looked#${domainId}`) }
    }
  }),
}
