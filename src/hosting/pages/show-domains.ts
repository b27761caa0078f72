import type { WebAnswer, WebRequest } from '../../web/web-route.ts'
import { countDomains, listDomains } from '../domains/find-domains.ts'
import { domainsPage } from './html/domains-page.ts'
import type { DomainsPage } from './html/domains-page.ts'
import { listPage } from './list-page.ts'
import type { OwnProject, ProjectPageDeps } from './project-route.ts'

const ROWS = 20

/** The page of a project's domains as they are now, with what just happened above them. Asks no DNS. */
export async function showDomains(
  deps: ProjectPageDeps,
  request: Pick<WebRequest, 'query'>,
  { account, hosting: { database }, key, project }: OwnProject,
  said: Pick<DomainsPage, 'news' | 'typed' | 'status'>,
): Promise<WebAnswer> {
  const [domains, used] = await Promise.all([
    listPage(request, ROWS, (asked) => listDomains(database, { ...key, ...asked })),
    countDomains(database, key),
  ])
  return domainsPage(deps, { ...said, project, domains, used, allowed: deps.quotasOf(account).domainsOfProject })
}
