import { retryAfterOf } from '../accounts/retry-after-of.ts'
import type { ErrorCode } from '../contract/error-object.ts'
import type { Log } from '../platform/log.ts'
import { reasonOf } from '../platform/reason-of.ts'
import { traceOf } from '../platform/trace-of.ts'
import { AuthorError } from '../studio/author-error.ts'
import { isBusyError } from '../platform/workers.ts'
import type { BusyError } from '../platform/workers.ts'
import { apiError, errorAnswer, isApiError } from './errors.ts'
import type { ApiError, ErrorAnswer } from './errors.ts'

/** The answer to whatever was thrown, and its line in the log when it is our fault. */
export function refusalFor(error: unknown, requestId: string, log: Log): ErrorAnswer {
  const refusal = asRefusal(error)
  const answer = errorAnswer(refusal, requestId)
  if (answer.status >= 500)
    log[isApiError(refusal) ? 'warn' : 'error']('failed', {
      request_id: requestId,
      status: answer.status,
      problem: isExpected(error) ? reasonOf(error) : problemOf(error),
    })
  return answer
}

/** The code that the answer to whatever was thrown has. */
export function codeOf(error: unknown): ErrorCode {
  const refusal = asRefusal(error)
  return isApiError(refusal) ? refusal.apiCode : 'server_error'
}

/** Threads without room, authors that give no other reason, and accounts that are away: where in the code that was noticed tells nobody anything. */
function isExpected(error: unknown): boolean {
  if (isApiError(error) || error instanceof AuthorError) return error.cause === undefined || isExpected(error.cause)
  return (error instanceof Error && isBusyError(error)) || retryAfterOf(error) !== null
}

/** Everything that is known of a fault, its causes included. */
function problemOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? traceOf(error) : `${traceOf(error)}\ncaused by ${problemOf(cause)}`
}

/**
 * What Fastify itself refuses (an address that cannot be decoded, for one) is the caller's fault, and always a 400 here.
 * Threads without room for more are nobody's fault, nor is an author that cannot answer.
 */
function asRefusal(error: unknown): unknown {
  if (isApiError(error) || !(error instanceof Error)) return error
  if (isBusyError(error)) return busy(error)
  if (error instanceof AuthorError) return authorFailed(error)
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown }
  const isRefusal =
    typeof code === 'string' && code.startsWith('FST_ERR') && typeof statusCode === 'number' && statusCode < 500
  if (!isRefusal) return error
  return apiError(
    'invalid_request',
    code === 'FST_ERR_BAD_URL'
      ? 'The path is not valid percent-encoding: write a bare % as %25.'
      : 'The request line or its headers are not valid.',
  )
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
