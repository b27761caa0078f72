/** What is wrong with one property, header or field of the query. */
export interface Issue {
  /** Dotted path, such as `images[1].mime`, or the name of a header. */
  readonly path: string
  /** One or more sentences. */
  readonly message: string
  /** What is wrong, for programs: `unrecognized_keys`, `invalid_type`, `custom`, … */
  readonly code: string
}

export interface ErrorDetails {
  /** The property, header or field of the query to blame first. */
  readonly param?: string
  /** Everything that is wrong with what was sent, where a schema found it. */
  readonly issues?: readonly Issue[]
  /** Whole seconds; also sent as `Retry-After`. */
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The codes of what this room itself refuses; a dialect gives each its status and its words. `malformed`: no request at
 * all. `failed`: our own fault.
 */
export type OwnCode = 'malformed' | 'invalid' | 'too_large' | 'no_room' | 'not_found' | 'method_not_allowed' | 'failed'

/** A refusal that the caller is to see. Thrown anywhere below a route; a dialect alone turns it into an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** One of the dialect's own, or an `OwnCode`. */
  readonly code: string
  readonly details: ErrorDetails

  /** `message` is one or more sentences for the person who reads the answer; `cause` is for the log. */
  constructor(code: string, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.details = details
  }
}
