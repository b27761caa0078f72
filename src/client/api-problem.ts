import type { ErrorBody } from '../contract/error-object.ts'
import { AnswerProblem } from './answer-problem.ts'
import { ERROR } from './draw-shapes.ts'
import { misfitOf, parsedJson } from './fit-answer.ts'
import type { Refusal } from './send.ts'

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

/** Reads a refusal of the icon service. Another try helps after 429 and 503 when the service says how long to wait. */
export async function apiRefusalOf(response: Response): Promise<Refusal> {
  const problem = new ApiProblem(await errorOf(response))
  const { status, retry_after: seconds } = problem.error
  return { problem, again: (status === 429 || status === 503) && seconds !== undefined ? seconds : 'never' }
}

async function errorOf(response: Response): Promise<ErrorBody> {
  const body = parsedJson(await response.text())
  if (misfitOf(body, ERROR) === null) return body as ErrorBody
  throw new AnswerProblem(response.url, `answered ${response.status} without an Error object`)
}
