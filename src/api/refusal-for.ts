import type { Log } from '../platform/log.ts'
import { reasonOf, traceOf } from '../platform/reason-of.ts'
import { ApiError } from './api-error.ts'
import type { Dialect, ErrorAnswer } from './dialect.ts'

/** The answer to whatever was thrown, and its line in the log when it is our fault. */
export function refusalFor(error: unknown, requestId: string, { dialect, log }: Refusing): ErrorAnswer {
  const known = refusalOf(error, dialect)
  const refusal =
    known ?? new ApiError('failed', 'Something went wrong on our side. The request_id helps us to find it.')
  const answer = answerOf(refusal, requestId, dialect)
  if (answer.status >= 500)
    log[known === null ? 'error' : 'warn']('failed', {
      request_id: requestId,
      status: answer.status,
      problem: isExpected(error, dialect) ? reasonOf(error) : problemOf(error),
    })
  return answer
}

export interface Refusing {
  readonly dialect: Dialect
  readonly log: Log
}

/** A refusal as the dialect words it, with the headers that every one has. */
export function answerOf(refusal: ApiError, requestId: string, dialect: Dialect): ErrorAnswer {
  const { status, body } = dialect.answer(refusal, requestId)
  const { retryAfter, headers = {} } = refusal.details
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body,
  }
}

/** Where in the code it was noticed that something is away for a while tells nobody anything. */
function isExpected(error: unknown, dialect: Dialect): boolean {
  if (error instanceof ApiError) return error.cause === undefined || isExpected(error.cause, dialect)
  return dialect.isExpected(error)
}

/** Everything that is known of a fault, its causes included. */
function problemOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? traceOf(error) : `${traceOf(error)}\ncaused by ${problemOf(cause)}`
}

/** The refusal that something stands for that was thrown; null when it is our own fault. */
export function refusalOf(error: unknown, dialect: Dialect): ApiError | null {
  return error instanceof ApiError ? error : (frameworkRefusal(error) ?? dialect.translate(error))
}

/** What Fastify itself refuses (an address that cannot be decoded, for one) is the caller's fault. */
function frameworkRefusal(error: unknown): ApiError | null {
  if (!(error instanceof Error)) return null
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown }
  const isRefusal =
    typeof code === 'string' && code.startsWith('FST_ERR') && typeof statusCode === 'number' && statusCode < 500
  if (!isRefusal) return null
  return new ApiError(
    'malformed',
    code === 'FST_ERR_BAD_URL'
      ? 'The path is not valid percent-encoding: write a bare % as %25.'
      : 'The request line or its headers are not valid.',
  )
}
