import { retryAfterOf } from '../accounts/retry-after-of.ts'
import { reasonOf, traceOf } from '../platform/reason-of.ts'
import { showWait } from './html/show-date.ts'
import { routeProblem } from './route-problem.ts'
import type { WebAnswer, WebRouteHead } from './web-route.ts'
import type { PageDeps } from './web-deps.ts'

/**
 * The answer when a route throws, and its line in the log. `isBegun`: the route was at work; of a form, nobody can tell how
 * far it came when the database goes away meanwhile.
 */
export function routeFailure(
  route: WebRouteHead,
  { log }: Pick<PageDeps, 'log'>,
  { error, isBegun, requestId }: { readonly error: unknown; readonly isBegun: boolean; readonly requestId: string },
): WebAnswer {
  const retryAfter = retryAfterOf(error)
  const facts = { request_id: requestId, route: route.path }
  if (retryAfter === null) {
    log.error('page-failed', { ...facts, problem: traceOf(error) })
    return routeProblem(route, {
      status: 500,
      title: 'Something went wrong on our side',
      advice: `Nothing was lost: go back and try again. If it goes on, tell whoever runs this service the request ${requestId}.`,
    })
  }
  log.warn('page-failed', { ...facts, problem: reasonOf(error) })
  const when = showWait(retryAfter)
  const mayBeDone = isBegun && route.method === 'POST'
  return routeProblem(route, {
    status: 503,
    title: 'The accounts cannot be reached at the moment',
    advice: mayBeDone
      ? `Most likely nothing was changed: look whether it was done, and otherwise try again ${when}.`
      : `Nothing was changed. Try again ${when}.`,
    retryAfter,
  })
}
