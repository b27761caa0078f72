import { retryAfterOf } from '../accounts/retry-after-of.ts'
import { ApiError } from '../api/api-error.ts'
import type { ErrorDetails, OwnCode } from '../api/api-error.ts'
import type { Dialect } from '../api/dialect.ts'
import { ERRORS } from '../contract/error-object.ts'
import type { ErrorBody, ErrorCode } from '../contract/error-object.ts'
import { AuthorError } from '../studio/author-error.ts'
import { isBusyError } from '../platform/workers.ts'
import type { BusyError } from '../platform/workers.ts'

/** A refusal of the icon service. `message` is one or more sentences for the person who reads the answer. */
export function apiError(
  code: ErrorCode,
  message: string,
  details: ErrorDetails = {},
  options?: ErrorOptions,
): ApiError & { readonly code: ErrorCode } {
  return new ApiError(code, message, details, options) as ApiError & { readonly code: ErrorCode }
}

/** What is refused before a route has it, by the code of this API. Its documented statuses hold also for what others answer with 413. */
const OWN: Readonly<Record<OwnCode, { readonly code: ErrorCode; readonly status?: number }>> = {
  malformed: { code: 'invalid_request' },
  invalid: { code: 'invalid_request' },
  too_large: { code: 'invalid_request' },
  no_room: { code: 'model_unavailable' },
  not_found: { code: 'invalid_request', status: 404 },
  method_not_allowed: { code: 'invalid_request', status: 405 },
  failed: { code: 'server_error' },
}

/** How the icon service refuses: with the Error object. */
export const iconDialect: Dialect = {
  answer(error, requestId) {
    const { code, status = ERRORS[code].status } = meaningOf(error)
    const { param, retryAfter } = error.details
    const body: ErrorBody = {
      status,
      code,
      message: error.message,
      request_id: requestId,
      ...(param === undefined ? {} : { param }),
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    }
    return { status, body }
  },
  // Threads without room for more are nobody's fault, nor is an author that cannot answer.
  translate: (error) => {
    if (isBusyError(error)) return busy(error)
    return error instanceof AuthorError ? authorFailed(error) : null
  },
  isExpected,
}

/** Threads without room, authors that give no other reason, and accounts that are away. */
function isExpected(error: unknown): boolean {
  if (error instanceof AuthorError) return error.cause === undefined || isExpected(error.cause)
  return isBusyError(error) || retryAfterOf(error) !== null
}

/** The code that the answer to whatever was thrown has. */
export function codeOf(error: unknown): ErrorCode {
  const refusal = error instanceof ApiError ? error : iconDialect.translate(error)
  return refusal === null ? 'server_error' : meaningOf(refusal).code
}

function meaningOf({ code }: ApiError): { readonly code: ErrorCode; readonly status?: number } {
  return Object.hasOwn(OWN, code) ? OWN[code as OwnCode] : { code: code as ErrorCode }
}

function authorFailed({ failure }: AuthorError): ApiError {
  if (failure.kind === 'offline')
    return apiError('model_offline', 'Live draws are switched off here at the moment. Sandbox keys still draw.')
  if (failure.kind === 'unavailable') return unavailable('The model cannot answer now.', failure.retryAfterSeconds)
  return apiError(
    'model_error',
    'The model gave nothing that can be drawn. Try again, or word the request in another way.',
  )
}

function busy({ reason, retryAfterSeconds }: BusyError): ApiError {
  const why = {
    overload: 'Too many draws are waiting at the moment.',
    'time-out': 'The draw took too long and was given up.',
    stopped: 'The service is being restarted.',
  }[reason]
  return unavailable(why, retryAfterSeconds)
}

function unavailable(why: string, retryAfterSeconds: number): ApiError {
  const when = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`
  return apiError('model_unavailable', `${why} Try again in ${when}.`, { retryAfter: retryAfterSeconds })
}
