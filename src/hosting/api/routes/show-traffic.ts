import { ApiError } from '../../../api/api-error.ts'
import { trafficQuerySchema, trafficSchema } from '../../contract/traffic-object.ts'
import type { TrafficFigures, TrafficObject, TrafficQuery } from '../../contract/traffic-object.ts'
import { readTraffic } from '../../traffic/read-traffic.ts'
import type { SpanOfSite } from '../../traffic/read-traffic.ts'
import { SPANS, usualBegin } from '../../traffic/span.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedProject } from '../find-asked.ts'
import { PROJECT_ID } from '../path-parameters.ts'

/** So many figures an answer has. */
const MOST = 1_500

/** How much a project's site was asked for. */
export const showTraffic: CallerRoute<null, TrafficQuery> = {
  method: 'GET',
  path: '/projects/:projectId/traffic',
  summary: "Show the traffic of a project's site.",
  auth: 'caller',
  input: null,
  query: trafficQuerySchema,
  output: trafficSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'no_project', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'showTraffic',
    tag: 'Projects',
    description: `Requests and bytes of all deployments of the site together, by minute, hour or day; at most ${MOST} of them at once. What visitors do is counted within a minute or two.`,
    success: 'The figures.',
    parameters: PROJECT_ID,
  },
  handle: async (deps, call) => {
    const project = await askedProject(deps, call)
    const { span } = call.query
    const asked = { projectId: project.id, span, ...timesOf(call.query, deps.now()) }
    const figures = (await readTraffic(deps.database, asked)).map((one) => ({
      begins: one.begins.toISOString(),
      ...figuresOf([one]),
    }))
    const body: TrafficObject = {
      span,
      from: figures[0]?.begins ?? asked.from.toISOString(),
      to: asked.to.toISOString(),
      total: figuresOf(figures),
      figures,
    }
    return { body }
  },
}

/** Throws the refusal of a time that ends before it begins, or has more figures than an answer may. */
function timesOf({ span, ...given }: TrafficQuery, nowMs: number): { readonly from: Date; readonly to: Date } {
  const { ms } = SPANS[span]
  const beginOf = (at: number): number => Math.floor(at / ms) * ms
  const to = given.to === undefined ? nowMs : Date.parse(given.to)
  const from = given.from === undefined ? usualBegin(span, to) : Date.parse(given.from)
  if (from >= to) throw new ApiError('invalid', '`from` must be before `to`.', { param: 'from' })
  if (to - beginOf(from) > MOST * ms)
    throw new ApiError(
      'invalid',
      `From \`from\` to \`to\` there may be ${MOST} figures: ask for less, or a longer \`span\`.`,
      { param: 'from' },
    )
  return { from: new Date(from), to: new Date(to) }
}

type Figures = Omit<SpanOfSite, 'begins'>

function figuresOf(all: readonly Figures[]): TrafficFigures {
  const sum = (name: keyof Figures): number => all.reduce((before, one) => before + one[name], 0)
  const statuses = {
    status2xx: sum('status2xx'),
    status3xx: sum('status3xx'),
    status4xx: sum('status4xx'),
    status5xx: sum('status5xx'),
  }
  const requests = Object.values(statuses).reduce((before, one) => before + one, 0)
  return { requests, ...statuses, bytes: sum('bytes') }
}
