import type { ApiError } from './api-error.ts'

/** How one API answers what it refuses. */
export interface Dialect {
  /** The status and the JSON of a refusal; its code is one of the API's own, or an `OwnCode`. */
  answer(error: ApiError, requestId: string): { readonly status: number; readonly body: object }
  /** The refusal that something stands for that a room below has thrown; null when it is our own fault. */
  translate(error: unknown): ApiError | null
  /** Whether something thrown was to be expected, such as of a database that is away: then the log has its reason, and no trace. */
  isExpected(error: unknown): boolean
}

/** An answer to a refusal, ready to be sent as JSON. */
export interface ErrorAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}
