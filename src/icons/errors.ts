import { ERRORS } from '../contract/error-object.ts'
import type { ErrorBody, ErrorCode } from '../contract/error-object.ts'

export interface ErrorDetails {
  /** Dotted path of the property to blame, such as `images[1].mime`. */
  readonly param?: string
  /** Whole seconds; also sent as `Retry-After`. */
  readonly retryAfter?: number
  /** Only for unknown paths (404) and wrong methods (405); otherwise the catalogue's status holds. */
  readonly status?: 404 | 405
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal that the caller is to see. Thrown anywhere below a route; `errorAnswer` alone turns it into an answer. */
export interface ApiError extends Error {
  readonly apiCode: ErrorCode
  readonly details: ErrorDetails
}

/** `message` is one or more sentences for the person who reads the answer. */
export function apiError(code: ErrorCode, message: string, details: ErrorDetails = {}): ApiError {
  return Object.assign(new Error(message), { name: 'ApiError', apiCode: code, details })
}

/** Whether something caught is a refusal for the caller; everything else is our own fault. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'apiCode' in error
}

export interface ErrorAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ErrorBody
}

/** The answer to whatever was thrown. What is not an `ApiError` becomes a `server_error` that tells nothing. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const known = isApiError(error)
    ? error
    : apiError('server_error', 'Something went wrong on our side. The request_id helps us to find it.')
  const { param, retryAfter, headers = {} } = known.details
  const status = known.details.status ?? ERRORS[known.apiCode].status
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: {
      status,
      code: known.apiCode,
      message: known.message,
      request_id: requestId,
      ...(param === undefined ? {} : { param }),
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    },
  }
}
