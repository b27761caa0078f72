import { readRequests } from '../../traffic/read-requests.ts'
import { readTraffic } from '../../traffic/read-traffic.ts'
import { usualBegin } from '../../traffic/span.ts'
import type { Span } from '../../traffic/span.ts'
import { trafficPage } from '../html/traffic-page.ts'
import { ofProject } from '../project-route.ts'
import type { ProjectRoute } from '../project-route.ts'

export const showProjectTraffic: ProjectRoute = {
  method: 'GET',
  path: '/account/projects/:slug/traffic',
  summary: "Shows how much a project's site is asked for, and the last requests.",
  access: 'account',
  body: 'none',
  handle: ofProject(async (deps, { query }, { hosting: { database }, project }) => {
    const asked = query.get('span')
    const span: Span = asked === 'hour' || asked === 'minute' ? asked : 'day'
    const to = deps.now()
    const of = { projectId: project.id, span, from: new Date(usualBegin(span, to)), to: new Date(to) }
    const [figures, requests] = await Promise.all([
      readTraffic(database, of),
      readRequests(database, { projectId: project.id, at: new Date(to) }),
    ])
    return trafficPage(deps, { project, span, figures, requests, hasAll: query.has('all') })
  }),
}
