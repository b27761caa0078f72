import { html } from '../../../pages/html/html.ts'
import type { Html, Part } from '../../../pages/html/html.ts'
import { showCount } from '../../../web/html/show-number.ts'
import type { Deployment } from '../../deployments/deployment.ts'
import type { Project } from '../../projects/project.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'
import { ageText, showAge } from './show-age.ts'
import { showBytes } from './show-bytes.ts'

/** Of a commit message its first line is shown, and of that so many characters. */
const MESSAGE_LENGTH = 120
const BRANCH_LENGTH = 60

interface Around {
  readonly project: Project
  readonly live: Deployment | null
}

type Deps = Pick<ProjectPageDeps, 'siteUrl' | 'now'>

/** One version of a site: what it is, and what can be done with it. */
export function deploymentRow(deps: Deps, deployment: Deployment, around: Around): Html {
  const { label, branch, commitMessage, environment, state, fileCount, totalBytes, createdAt } = deployment
  const isLive = deployment.id === around.live?.id
  const name =
    state === 'ready'
      ? html`<a class="mono" href="${deps.siteUrl(`${label}--${around.project.slug}`)}">${label}</a>`
      : html`<span class="mono">${label}</span>`
  const message = commitMessage === null ? null : firstLine(commitMessage)
  return html`<li><div><strong>${name}</strong> ${stateBadge(state, isLive)}${environment === null ? '' : html` <span class="badge long">${environment}</span>`}
${message === null || message === '' ? '' : html`<div class="clamped">${message}</div>\n`}<div class="quiet">${cut(branch, BRANCH_LENGTH)} · ${showCount(fileCount, 'file')}, ${showBytes(totalBytes)} · ${showAge(createdAt, deps.now())}</div></div>
${isLive ? '' : html`<div class="controls">${state === 'ready' ? promoteForm(deps, deployment, around) : ''}${deleteForm(deployment, around.project)}</div>`}</li>`
}

function stateBadge(state: Deployment['state'], isLive: boolean): Html | null {
  if (isLive) return html`<span class="badge good">Live</span>`
  if (state === 'uploading') return html`<span class="badge warning">Uploading</span>`
  return state === 'expired' ? html`<span class="badge problem">Expired</span>` : null
}

/** Folded, so that one click alone changes nothing. It says what goes, and is done only if that is still so. */
function promoteForm({ siteUrl, now }: Deps, deployment: Deployment, { project, live }: Around): Html {
  const isBack = live !== null && deployment.number < live.number
  const [ask, act] = isBack ? ['Roll back…', 'Roll back to'] : ['Promote…', 'Promote']
  const { id, label } = deployment
  const address = siteUrl(project.slug).replace(/^https?:\/\//, '')
  const instead = live === null ? '' : ` in place of ${live.label} (${live.branch}, ${ageText(live.createdAt, now())})`
  return confirm({ ask, about: label }, projectPath(project, `/deployments/${id}/promote`), [
    html`<input type="hidden" name="live" value="${live?.id ?? ''}">\n`,
    html`<p>Visitors of ${address} see ${label}${instead} at once.</p>\n`,
    html`<button class="small primary">${act} ${label}</button>`,
  ])
}

function deleteForm({ id, label }: Deployment, project: Project): Html {
  return confirm({ ask: 'Delete…', about: label }, projectPath(project, `/deployments/${id}/delete`), [
    html`<p>${label} and its own address are gone for good. What visitors of the project see stays.</p>\n`,
    html`<button class="small danger">Delete ${label}</button>`,
  ])
}

function confirm({ ask, about }: { ask: string; about: string }, action: string, content: Part): Html {
  return html`<details class="confirm"><summary aria-label="${ask.replace('…', '')} ${about}…">${ask}</summary>
<form method="post" action="${action}">
${content}
</form></details>`
}

function firstLine(message: string): string {
  return cut(message.trimStart().split(/[\r\n]/, 1)[0] ?? '', MESSAGE_LENGTH)
}

function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}
