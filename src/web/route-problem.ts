import { answerJson } from './answer-json.ts'
import { problemPage } from './html/problem-page.ts'
import type { WebAnswer, WebRoute } from './web-route.ts'

/** What kept a route from its answer: a page for people, and for programs JSON as OAuth has it (RFC 6749 §5.2). */
export function routeProblem(
  { body }: Pick<WebRoute, 'body'>,
  { status, title, advice }: { readonly status: number; readonly title: string; readonly advice: string },
): WebAnswer {
  if (body === 'none' || body === 'form') return problemPage(status, title, advice)
  return answerJson(status, {
    error: status < 500 ? 'invalid_request' : 'server_error',
    error_description: `${title}. ${advice}`,
  })
}
