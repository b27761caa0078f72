export type ErrorCode =
  | 'invalid_request'
  | 'invalid_api_key'
  | 'insufficient_credits'
  | 'model_not_found'
  | 'rate_limit_exceeded'
  | 'server_error'
  | 'model_error'
  | 'model_offline'
  | 'model_unavailable'

export interface ErrorKind {
  readonly status: number
  readonly title: string
  /** What the caller can do about it, one sentence. */
  readonly advice: string
}

/** The one catalogue of what can go wrong for a caller. A code belongs to one status; 404 and 405 of unknown paths share `invalid_request`. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorKind>> = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    advice: 'Change what `param` names; the message says what is allowed.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    advice: 'Send `Authorization: Bearer <key>` with a key that is valid on this deployment.',
  },
  insufficient_credits: {
    status: 402,
    title: 'Insufficient credits',
    advice: 'Add credits to the account, then draw again.',
  },
  model_not_found: { status: 404, title: 'Model not found', advice: 'Use `iconmodel-1`, or leave `model` out.' },
  rate_limit_exceeded: { status: 429, title: 'Rate limit exceeded', advice: 'Wait `retry_after` seconds.' },
  server_error: { status: 500, title: 'Server error', advice: 'Try again; if it stays, report the `request_id`.' },
  model_error: { status: 502, title: 'Model error', advice: 'Try again, or word the request in another way.' },
  model_offline: {
    status: 503,
    title: 'Model offline',
    advice: 'The operator has switched live draws off; sandbox keys still work.',
  },
  model_unavailable: { status: 503, title: 'Model unavailable', advice: 'Wait `retry_after` seconds.' },
}

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

/** The Error object of the API. */
export interface ErrorBody {
  readonly status: number
  readonly code: ErrorCode
  readonly message: string
  readonly request_id: string
  readonly param?: string
  readonly retry_after?: number
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
