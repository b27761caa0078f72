import { ERRORS } from '../contract/error-object.ts'
import type { ErrorBody } from '../contract/error-object.ts'
import type { WebAnswer } from './web-route.ts'

/** An answer for programs; null is an empty body. Nothing keeps it. */
export function answerJson(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): WebAnswer & { readonly kind: 'data' } {
  return {
    kind: 'data',
    status,
    mediaType: 'application/json; charset=utf-8',
    headers,
    body: body === null ? '' : JSON.stringify(body),
  }
}

/** What programs get at a path that this deployment has no use for. */
export function notSetUp(message: string, requestId: string): WebAnswer {
  const body: ErrorBody = { status: 404, code: 'invalid_request', message, request_id: requestId }
  return answerJson(404, body)
}

/** What programs get when another service has to be asked, and does not answer. */
export function notNow(message: string, requestId: string): WebAnswer {
  const code = 'model_unavailable'
  return answerJson(ERRORS[code].status, { status: 503, code, message, request_id: requestId })
}
