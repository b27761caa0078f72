import type { ErrorBody } from '../contract/error-object.ts'

/** A refusal by the service; its message is the one of the Error object. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem' as const
  /** The Error object, as it came: `code`, `param`, `request_id`, … */
  readonly error: ErrorBody
  /** Of the answer; of a stream that failed on its way, what the answer would have had. */
  readonly status: number

  constructor(error: ErrorBody) {
    super(error.message)
    this.error = error
    this.status = error.status
  }
}
