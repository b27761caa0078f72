import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { showNumber } from '../../../web/html/show-number.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import type { Project } from '../../projects/project.ts'
import type { SpanOfSite } from '../../traffic/read-traffic.ts'
import type { RequestToSite } from '../../traffic/record-traffic.ts'
import type { Span } from '../../traffic/span.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'
import { lastRequests } from './last-requests.ts'
import { projectPage } from './project-page.ts'
import { showBytes } from './show-bytes.ts'
import { sumOf, trafficChart } from './traffic-chart.ts'

export interface TrafficPage {
  readonly project: Project
  readonly span: Span
  /** Of all spans of the time that is shown, the oldest first. */
  readonly figures: readonly SpanOfSite[]
  /** The newest first. */
  readonly requests: readonly RequestToSite[]
  /** Whether all of these are to be listed. */
  readonly hasAll: boolean
}

const TIMES: readonly { readonly span: Span; readonly name: string }[] = [
  { span: 'day', name: '30 days' },
  { span: 'hour', name: '24 hours' },
  { span: 'minute', name: 'One hour' },
]

type Deps = Pick<ProjectPageDeps, 'hasCredits' | 'hasProjects' | 'siteUrl'>

/** How much a site is asked for, as a picture and in numbers, and what visitors asked for just now. */
export function trafficPage(deps: Deps, { project, span, figures, requests, hasAll }: TrafficPage): WebAnswer {
  const path = projectPath(project, '/traffic')
  const total = sumOf(figures)
  return projectPage(deps, {
    project,
    tab: 'traffic',
    news: null,
    html: html`<section aria-labelledby="figures">
<h2 id="figures">Requests</h2>
${times(path, span)}
<dl class="figures">
<div><dt>Requests</dt><dd>${showNumber(total.answered + total.failed)}</dd></div>
<div><dt>Sent</dt><dd>${showBytes(total.bytes)}</dd></div>
<div><dt>Not found, or failed</dt><dd>${showNumber(total.failed)} <small>status 400 and above</small></dd></div>
</dl>
${total.answered + total.failed === 0 ? html`<p class="empty">Nobody asked for anything in this time.</p>` : trafficChart(span, figures)}
<p class="quiet">Times are in UTC. What visitors do is counted within a minute or two, for all deployments of the site together.</p>
</section>
${lastRequests(requests, { path, hasAll })}`,
  })
}

function times(path: string, current: Span): Html {
  const links = TIMES.map(
    ({ span, name }) =>
      html`<li><a class="button small${span === current ? ' primary' : ''}" href="${path}?span=${span}"${span === current ? html` aria-current="true"` : ''}>${name}</a></li>`,
  )
  return html`<nav aria-label="Time that is shown"><ul class="choice-links">${links}</ul></nav>`
}
