import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import type { Deployment } from '../../deployments/deployment.ts'
import type { AccountUsage } from '../../projects/account-usage.ts'
import type { Project } from '../../projects/project.ts'
import type { Quotas } from '../../projects/quotas.ts'
import type { ListPage } from '../list-page.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'
import { deploymentRow } from './deployment-row.ts'
import { firstDeployment } from './first-deployment.ts'
import { pager } from './pager.ts'
import { projectPage } from './project-page.ts'
import { projectQuotas } from './quotas.ts'
import { showAge } from './show-age.ts'

export interface DeploymentsPage {
  readonly project: Project
  /** What visitors see; null: nothing yet. */
  readonly live: Deployment | null
  readonly deployments: ListPage<Deployment>
  readonly used: AccountUsage
  readonly allowed: Quotas
  /** How many domains the project has. */
  readonly domains: number
  readonly news: Html | null
  /** 200 when left out. */
  readonly status?: number
}

type Deps = Pick<ProjectPageDeps, 'hasCredits' | 'hasProjects' | 'siteUrl' | 'apiUrl' | 'now'>

/** The versions of a project's site, the newest first, and what can be done with each. */
export function deploymentsPage(
  deps: Deps,
  { project, live, deployments, used, allowed, domains, news, status = 200 }: DeploymentsPage,
): WebAnswer {
  const { rows, isFirst } = deployments
  const path = projectPath(project)
  const isEmpty = rows.length === 0 && isFirst
  return projectPage(deps, {
    project,
    tab: 'deployments',
    news,
    status,
    html: html`${isEmpty ? firstDeployment(project.slug, deps.apiUrl()) : liveNow(deps, project, live)}
${isEmpty ? '' : html`<h2>Deployments</h2>`}
${rows.length === 0 && !isFirst ? html`<p class="empty">There are no older ones.</p>` : ''}
${rows.length === 0 ? '' : html`<ul class="rows deployments">\n${lines(rows.map((one) => deploymentRow(deps, one, { project, live })))}\n</ul>`}
${pager(deployments, { path, of: 'the deployments' })}
${isEmpty ? '' : html`<p class="quiet">The live one, the last ten, and all of the last 24 hours are kept; older ones go by themselves.</p>`}
${projectQuotas(used, allowed, domains)}`,
  })
}

function liveNow({ now }: Deps, { deploymentName }: Project, live: Deployment | null): Html {
  if (live === null)
    return html`<div class="notice warning"><p><strong>Visitors see nothing yet:</strong> no deployment is live. Promote one below.</p></div>`
  return html`<p>Visitors see <strong class="mono">${deploymentName ?? live.label}</strong>, finalized ${showAge(live.finalizedAt ?? live.createdAt, now())}.</p>`
}
