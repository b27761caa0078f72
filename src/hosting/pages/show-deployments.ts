import type { Html } from '../../pages/html/html.ts'
import type { WebAnswer, WebRequest } from '../../web/web-route.ts'
import { findLive, listDeployments } from '../deployments/find-deployments.ts'
import { countDomains } from '../domains/find-domains.ts'
import { readUsage } from '../projects/account-usage.ts'
import { deploymentsPage } from './html/deployments-page.ts'
import { listPage } from './list-page.ts'
import type { OwnProject, ProjectPageDeps } from './project-route.ts'

const ROWS = 20

/** The page of a project's deployments as they are now, with what just happened above them. */
export async function showDeployments(
  deps: ProjectPageDeps,
  request: Pick<WebRequest, 'query'>,
  { account, hosting: { database, now }, key, project }: OwnProject,
  { news, status = 200 }: { readonly news: Html | null; readonly status?: number },
): Promise<WebAnswer> {
  const [live, deployments, used, domains] = await Promise.all([
    findLive(database, { accountId: key.accountId, projectIds: [key.projectId] }),
    listPage(request, ROWS, (asked) => listDeployments(database, { ...key, ...asked })),
    readUsage(database, { accountId: key.accountId, at: new Date(now()) }),
    countDomains(database, key),
  ])
  const allowed = deps.quotasOf(account)
  const isLive = live.get(project.id) ?? null
  return deploymentsPage(deps, { project, live: isLive, deployments, used, allowed, domains, news, status })
}
