import { answerJson } from './answer-json.ts'
import { problemPage } from './html/problem-page.ts'
import type { WebAnswer, WebRouteHead } from './web-route.ts'

interface RouteProblem {
  readonly status: number
  readonly title: string
  readonly advice: string
  readonly retryAfter?: number
}

/** What kept a route from its answer: a page for people, and for programs JSON as OAuth has it (RFC 6749 §5.2). `retryAfter`: in whole seconds. */
export function routeProblem(
  route: Pick<WebRouteHead, 'body' | 'path'>,
  { status, title, advice, retryAfter }: RouteProblem,
): WebAnswer {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  if (!isForPrograms(route)) return { ...problemPage(status, title, advice), headers }
  const error = status < 500 ? 'invalid_request' : 'server_error'
  return answerJson(status, { error, error_description: `${title}. ${advice}` }, headers)
}

function isForPrograms({ body, path }: Pick<WebRouteHead, 'body' | 'path'>): boolean {
  return body === 'foreign-form' || body === 'bytes' || path.startsWith('/identity/')
}
