import type { ErrorBody } from '../contract/error-object.ts'
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
  if (typeof body === 'object' && body !== null && 'code' in body && 'request_id' in body) return body as ErrorBody
  throw new Error(`${response.url} answered ${response.status} without an Error object: is this the icon service?`)
}

/** Null for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
