import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { accountPage } from '../../../web/html/account/account-page.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import { notice } from '../../../web/html/notice.ts'
import type { Project } from '../../projects/project.ts'
import { withheldOf, withheldTold } from '../../projects/withheld.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'

type Tab = 'deployments' | 'domains' | 'traffic' | 'settings'

const TABS: readonly { readonly tab: Tab; readonly path: string; readonly name: string }[] = [
  { tab: 'deployments', path: '', name: 'Deployments' },
  { tab: 'domains', path: '/domains', name: 'Domains' },
  { tab: 'traffic', path: '/traffic', name: 'Traffic' },
  { tab: 'settings', path: '/settings', name: 'Settings' },
]

export interface ProjectPage {
  readonly project: Project
  readonly tab: Tab
  /** What just happened. */
  readonly news: Html | null
  readonly html: Html
  /** 200 when left out. */
  readonly status?: number
}

/** A page about a project: its name, where it is, the way to its other pages, and what it says. */
export function projectPage(
  deps: Pick<ProjectPageDeps, 'hasCredits' | 'hasProjects' | 'siteUrl'>,
  { project, tab, news, html: content, status = 200 }: ProjectPage,
): WebAnswer {
  const { name, slug, description } = project
  const withheld = withheldOf(project)
  const items = TABS.map(
    (one) =>
      html`<li><a href="${projectPath(project, one.path)}"${one.tab === tab ? html` aria-current="page"` : ''}>${one.name}</a></li>`,
  )
  return accountPage(deps, {
    section: 'projects',
    title: `${TABS.find((one) => one.tab === tab)?.name ?? ''} · ${name}`,
    heading: name,
    status,
    html: html`<p class="lead">${siteLink(deps.siteUrl(slug))}</p>
${description === null ? '' : html`<p class="clamped">${description}</p>`}
${withheld === null ? '' : notice(withheld.why === 'name_waits' ? 'warning' : 'problem', withheldTold(withheld))}
<nav class="account-nav" aria-label="Project"><ul>${items}</ul></nav>
${news}
${content}`,
  })
}

/** The address of a site, without what all of them begin with. */
export function siteLink(url: string): Html {
  return html`<a class="address" href="${url}">${url.replace(/^https?:\/\//, '')}</a>`
}
