import type { Service } from '../api/routes-service.ts'
import type { ProjectPageDeps } from '../hosting/pages/project-route.ts'
import type { PageDeps } from '../web/web-deps.ts'
import { domainsOf } from './domains-of.ts'
import type { Ground } from './open-ground.ts'
import { operatorTold } from './operator-told.ts'
import { quotasOf } from './quotas-of.ts'
import { apiUrlOf, siteUrl } from './server-settings.ts'

/**
 * Whether people find their projects here: somebody takes deployments, this process or another one, whose address the operator gave.
 * The pages themselves need no more than the database, which tells the processes that serve sites what changed.
 */
export function hasProjectPages({ config, accounts }: Pick<Ground, 'config' | 'accounts'>): boolean {
  return accounts !== null && (config.parts.includes('api') || config.apiUrl !== null)
}

/** The pages about projects, for the server of the icon service; where there are none, one that says so. */
export async function composeProjectPages(ground: Ground, pages: PageDeps): Promise<Service> {
  const { serveWebRoute } = await import('../web/serve-web-route.ts')
  const { accounts } = ground
  if (!pages.hasProjects || accounts === null) {
    const { noProjects } = await import('../hosting/pages/no-projects.ts')
    return { offers: [noProjects], serve: (app, { readBody }) => serveWebRoute(app, noProjects, pages, readBody) }
  }
  const { PROJECT_ROUTES } = await import('../hosting/pages/routes.ts')
  const { config, now, siteWatchers } = ground
  const deps: ProjectPageDeps = {
    ...pages,
    quotasOf: (account) => quotasOf(config, account, now()),
    siteUrl: (name) => siteUrl(config, name),
    domains: domainsOf(ground, accounts),
    tellOperator: operatorTold(ground, accounts),
    siteChanged: (slug) => siteWatchers.forEach((hear) => hear(slug)),
    apiUrl: () => apiUrlOf(config),
  }
  return {
    offers: PROJECT_ROUTES,
    serve: (app, { readBody }) => {
      for (const route of PROJECT_ROUTES) serveWebRoute(app, route, deps, readBody)
    },
  }
}
