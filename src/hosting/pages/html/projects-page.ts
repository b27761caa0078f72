import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { accountPage } from '../../../web/html/account/account-page.ts'
import { field } from '../../../web/html/field.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import type { Deployment } from '../../deployments/deployment.ts'
import type { AccountUsage } from '../../projects/account-usage.ts'
import type { Project } from '../../projects/project.ts'
import { withheldOf } from '../../projects/withheld.ts'
import type { Quotas } from '../../projects/quotas.ts'
import type { Problems } from '../check-form.ts'
import type { ListPage } from '../list-page.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'
import { firstDeployment } from './first-deployment.ts'
import { pager } from './pager.ts'
import { siteLink } from './project-page.ts'
import { quotas } from './quotas.ts'
import { showAge } from './show-age.ts'

/** What the form for a new project says. */
export interface NewProjectForm {
  readonly name: string
  readonly slug: string
  readonly description: string
}

export interface ProjectsPage {
  readonly projects: ListPage<Project>
  /** What visitors see, by the id of the project. */
  readonly live: ReadonlyMap<string, Deployment>
  readonly used: AccountUsage
  readonly allowed: Quotas
  /** What just happened. */
  readonly news: Html | null
  /** What was typed for a project that was not made, and why not. */
  readonly typed?: { readonly form: NewProjectForm; readonly problems: Problems }
  /** 200 when left out. */
  readonly status?: number
}

type Deps = Pick<ProjectPageDeps, 'hasCredits' | 'hasProjects' | 'siteUrl' | 'apiUrl' | 'now'>

/** The projects of an account, and the form that makes another. */
export function projectsPage(deps: Deps, page: ProjectsPage): WebAnswer {
  const { projects, used, allowed, news, typed, status = 200 } = page
  const isEmpty = projects.rows.length === 0 && projects.isFirst
  return accountPage(deps, {
    section: 'projects',
    title: 'Projects',
    status,
    html: html`<p class="lead">A project is a site at an address of its own. Each deployment is a version of it.</p>
${news}
${isEmpty ? firstDeployment(null, deps.apiUrl()) : list(deps, page)}
${form(deps, typed)}
${quotas(used, allowed)}`,
  })
}

function list(deps: Deps, { projects, live }: ProjectsPage): Html {
  if (projects.rows.length === 0)
    return html`<p class="empty">There are no older ones.</p>\n${pager(projects, { path: '/account/projects', of: 'your projects' })}`
  return html`<ul class="rows">
${lines(projects.rows.map((project) => row(deps, project, live.get(project.id) ?? null)))}
</ul>
${pager(projects, { path: '/account/projects', of: 'your projects' })}`
}

function row(deps: Deps, project: Project, live: Deployment | null): Html {
  const state =
    withheldOf(project) !== null
      ? html`<span class="badge problem">Not shown</span>`
      : live === null
        ? html`<span class="badge">Nothing live</span>`
        : html`<span class="badge good">Live</span>`
  const what =
    live === null
      ? html`Made ${showAge(project.createdAt, deps.now())}`
      : html`<span class="mono">${project.deploymentName ?? live.label}</span> from ${live.branch}, ${showAge(live.finalizedAt ?? live.createdAt, deps.now())}`
  return html`<li><div><strong><a href="${projectPath(project)}">${project.name}</a></strong> ${state}
<div class="quiet">${siteLink(deps.siteUrl(project.slug))}<br>${what}</div></div></li>`
}

function form({ siteUrl }: Deps, typed: ProjectsPage['typed']): Html {
  const { name = '', slug = '', description = '' } = typed?.form ?? {}
  const problem = (of: string): string | null => typed?.problems[of] ?? null
  return html`<section aria-labelledby="make">
<h2 id="make">Make a project</h2>
<form class="form" method="post" action="/account/projects">
${field({ name: 'name', label: 'Name', hint: 'For people. It can be changed.', value: name, problem: problem('name'), attributes: html`maxlength="100" required autocomplete="off"` })}
${field({
  name: 'slug',
  label: 'Name in the address',
  hint: `The site is at ${siteUrl('name')}: 3 to 49 small letters, digits and single hyphens. It never changes.`,
  value: slug,
  problem: problem('slug'),
  attributes: html`maxlength="49" required autocomplete="off" autocapitalize="none" spellcheck="false"`,
})}
${field({ name: 'description', label: 'Description', hint: 'If you like.', value: description, problem: problem('description'), attributes: html`maxlength="500" autocomplete="off"` })}
<div class="actions"><button class="primary">Make project</button></div>
</form>
</section>`
}
