import type { Meter } from '../platform/meter.ts'
import type { AnsweredEvent } from './app-settings.ts'

/** Anything may be written as a method; only these become labels. */
const METHODS = ['malformed', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Makes what counts the answers of a server. */
export function countAnswers(meter: Meter): (event: AnsweredEvent) => void {
  const requests = meter.histogram(
    {
      name: 'burin_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer. A stream ends with its last event.',
      labels: ['method', 'route', 'status'],
    },
    SECONDS,
  )
  return ({ method, route, status, seconds }) => {
    const known = METHODS.includes(method) ? method : 'other'
    requests.observe({ method: known, route: route ?? 'none', status: String(status) }, seconds)
  }
}
