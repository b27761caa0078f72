import { notice } from '../../../web/html/notice.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import { domainCreationSchema } from '../../contract/domain-object.ts'
import { addDomain as addRow } from '../../domains/add-domain.ts'
import { checkForm } from '../check-form.ts'
import type { Problems } from '../check-form.ts'
import { noProjectPage } from '../html/problem-pages.ts'
import { quotaText } from '../html/quotas.ts'
import { ofProject, projectPath } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'
import { showDomains } from '../show-domains.ts'

const NAMES = { hostname: 'The host', pathPrefix: 'The path' }

export const addDomain: ProjectRoute = {
  method: 'POST',
  path: '/account/projects/:slug/domains',
  summary: 'Adds a domain to a project.',
  access: 'account',
  back: '/account/projects',
  body: 'form',
  handle: ofProject(async (deps, request, own) => {
    const said = (name: string): string => (request.form.get(name) ?? '').trim()
    const form = { hostname: said('hostname'), pathPrefix: said('pathPrefix') }
    const again = (status: number, problems: Problems): Promise<WebAnswer> =>
      showDomains(deps, request, own, { news: null, typed: { form, problems }, status })
    const asked = { hostname: form.hostname, pathPrefix: form.pathPrefix || '/' }
    const checked = checkForm(domainCreationSchema, asked, NAMES)
    if ('problems' in checked) return again(400, checked.problems)
    const allowed = deps.quotasOf(own.account).domainsOfProject
    const added = await addRow(deps.domains, { ...own.key, ...asked }, allowed)
    switch (added.kind) {
      case 'added':
        return { kind: 'redirect', location: projectPath(own.project, '/domains?added') }
      case 'not-found':
        return noProjectPage()
      case 'invalid':
        return again(400, { [added.field]: `${NAMES[added.field]} ${added.problem}.` })
      case 'taken':
        // A form that was sent twice added one domain.
        if (added.owner === 'project') return { kind: 'redirect', location: projectPath(own.project, '/domains?added') }
        return again(409, { hostname: TAKEN[added.owner] })
      case 'quota-reached': {
        const news = notice('problem', `Nothing was added. ${quotaText(added, 'domain')}`)
        return showDomains(deps, request, own, { news, typed: { form, problems: {} }, status: 409 })
      }
    }
  }),
}

const TAKEN = {
  account:
    'Another project of yours is shown at this host and path. Remove the domain there first, or choose another path.',
  other:
    'Another account has verified this host, or had it until less than 30 days ago. If it is yours, have it removed there, and wait until the 30 days are over.',
} as const
