import type { ErrorCode } from '../contract/error-object.ts'

/** Why nothing is drawn, for whoever asked: what that is on the wire or on a page is for those who answer. */
export interface DrawRefusal {
  /** A word of the contract's catalogue. */
  readonly code: ErrorCode
  /** One or more sentences for people. */
  readonly message: string
  /** What is to blame: a property by its dotted path, or a header; null where nothing is. */
  readonly param: string | null
  /** Whole seconds; null where waiting does not help. */
  readonly retryAfter: number | null
  /** The caller's key was good when it came, and is no more. */
  readonly isKeyRevoked: boolean
}

type Details = Partial<Pick<DrawRefusal, 'param' | 'retryAfter' | 'isKeyRevoked'>>

/** Carries a refusal up from wherever it is found: a draw may be refused when it is half told. `cause` is for the log. */
export class DrawRefused extends Error {
  override readonly name = 'DrawRefused'
  readonly refusal: DrawRefusal

  constructor(code: ErrorCode, message: string, details: Details = {}, options?: ErrorOptions) {
    super(message, options)
    this.refusal = { code, message, param: null, retryAfter: null, isKeyRevoked: false, ...details }
  }
}

/** The refusal of a picture; `problem` ends a sentence that begins with the path of its property. */
export function imageRefused(position: number, property: 'base64' | 'mime', problem: string): DrawRefused {
  const param = `images[${position}].${property}`
  return new DrawRefused('invalid_request', `\`${param}\` ${problem}`, { param })
}

/** How long to wait when accounts or kept answers cannot be reached. */
const RETRY_SECONDS = 5

/** The 503 for a draw that has to wait for what is stored; `cause` is for the log. */
export function storeUnavailable(message: string, cause: unknown): DrawRefused {
  return new DrawRefused('model_unavailable', message, { retryAfter: RETRY_SECONDS }, { cause })
}
