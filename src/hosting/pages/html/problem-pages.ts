import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import type { Project } from '../../projects/project.ts'

const PROJECTS = html`<a href="/account/projects">Your projects</a>`

/** What is not there is not told from what somebody else has. */
export function noProjectPage(): WebAnswer {
  return missing(
    'There is no such project',
    'This account has no project of that name; it may have been deleted. Nothing was changed.',
    PROJECTS,
  )
}

export function noDeploymentPage({ slug, name }: Pick<Project, 'slug' | 'name'>): WebAnswer {
  return missing(
    'There is no such deployment',
    `“${name}” has no deployment of that address; it may have been deleted. Nothing was changed.`,
    html`<a href="/account/projects/${slug}">Its deployments</a> · ${PROJECTS}`,
  )
}

export function noDomainPage({ slug, name }: Pick<Project, 'slug' | 'name'>): WebAnswer {
  return missing(
    'There is no such domain',
    `“${name}” has no domain of that address; it may have been removed. Nothing was changed.`,
    html`<a href="/account/projects/${slug}/domains">Its domains</a> · ${PROJECTS}`,
  )
}

function missing(title: string, advice: string, links: Html): WebAnswer {
  return { kind: 'page', status: 404, title, html: html`<h1>${title}</h1>\n<p>${advice}</p>\n<p>${links}</p>\n` }
}
