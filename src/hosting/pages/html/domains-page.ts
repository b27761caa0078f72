import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { field } from '../../../web/html/field.ts'
import { showCount, showNumber } from '../../../web/html/show-number.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Project } from '../../projects/project.ts'
import type { Problems } from '../check-form.ts'
import type { ListPage } from '../list-page.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'
import { domainCard } from './domain-card.ts'
import { pager } from './pager.ts'
import { projectPage } from './project-page.ts'

export interface DomainsPage {
  readonly project: Project
  readonly domains: ListPage<Domain>
  /** How many the project has, and may have. */
  readonly used: number
  readonly allowed: number
  /** What just happened. */
  readonly news: Html | null
  /** What was typed for a domain that was not added, and why not. */
  readonly typed?: {
    readonly form: { readonly hostname: string; readonly pathPrefix: string }
    readonly problems: Problems
  }
  /** 200 when left out. */
  readonly status?: number
}

type Deps = Pick<ProjectPageDeps, 'hasCredits' | 'hasProjects' | 'siteUrl' | 'domains' | 'now'>

/** Hosts of somebody's own at which visitors see a project, with what DNS has to say. */
export function domainsPage(
  deps: Deps,
  { project, domains, used, allowed, news, typed, status = 200 }: DomainsPage,
): WebAnswer {
  const path = projectPath(project, '/domains')
  const { rows, isFirst } = domains
  return projectPage(deps, {
    project,
    tab: 'domains',
    news,
    status,
    html: html`${
      rows.length > 0
        ? lines(rows.map((domain) => domainCard(deps, domain, project)))
        : html`<p class="empty">${isFirst ? 'There are none yet. The site is at its own address all the same.' : 'There are no older ones.'}</p>`
    }
${pager(domains, { path, of: 'the domains' })}
<section aria-labelledby="add">
<h2 id="add">Add a domain</h2>
<form class="form" method="post" action="${path}">
${field({
  name: 'hostname',
  label: 'Host',
  hint: 'A whole name, such as www.example.com.',
  value: typed?.form.hostname ?? '',
  problem: typed?.problems['hostname'] ?? null,
  attributes: html`required autocomplete="off" autocapitalize="none" spellcheck="false"`,
})}
${field({
  name: 'pathPrefix',
  label: 'Path',
  hint: 'Where on that host the site is to be, such as /docs. Empty: the whole host.',
  value: typed?.form.pathPrefix ?? '',
  problem: typed?.problems['pathPrefix'] ?? null,
  attributes: html`autocomplete="off" autocapitalize="none" spellcheck="false"`,
  isShort: true,
})}
<div class="actions"><button class="primary">Add domain</button></div>
</form>
<p class="quiet">${showNumber(used)} of ${showCount(allowed, 'domain')} used. Nothing is shown at a host before its records are found.</p>
</section>`,
  })
}
