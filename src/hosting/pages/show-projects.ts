import type { WebAnswer, WebRequest } from '../../web/web-route.ts'
import { findLive } from '../deployments/find-deployments.ts'
import { readUsage } from '../projects/account-usage.ts'
import { listProjects } from '../projects/find-projects.ts'
import { projectsPage } from './html/projects-page.ts'
import type { ProjectsPage } from './html/projects-page.ts'
import { listPage } from './list-page.ts'
import { ownerOf } from './project-route.ts'
import type { ProjectPageDeps } from './project-route.ts'

const ROWS = 20

/** The page of an account's projects as they are now, with what just happened above them. */
export async function showProjects(
  deps: ProjectPageDeps,
  request: WebRequest,
  said: Pick<ProjectsPage, 'news' | 'typed' | 'status'>,
): Promise<WebAnswer> {
  const { account, hosting } = ownerOf(deps, request)
  const { database, now } = hosting
  const accountId = account.id
  const [projects, used] = await Promise.all([
    listPage(request, ROWS, (asked) => listProjects(database, { accountId, ...asked })),
    readUsage(database, { accountId, at: new Date(now()) }),
  ])
  const live = await findLive(database, { accountId, projectIds: projects.rows.map(({ id }) => id) })
  return projectsPage(deps, { ...said, projects, live, used, allowed: deps.quotasOf(account) })
}
