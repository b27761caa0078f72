import type { ErrorObject, IssueObject } from '../hosting/contract/error-object.ts'
import { parsedJson } from './fit-answer.ts'
import type { Refusal } from './send.ts'

/** A refusal by the hosting API; its message is the sentence that the API gave. */
export class HostingProblem extends Error {
  override readonly name = 'HostingProblem' as const
  readonly status: number
  /** Everything that is wrong with what was sent, where that is the reason. */
  readonly issues: readonly IssueObject[]
  /** For whoever runs the service; null when it was not the service that answered. */
  readonly requestId: string | null
  /** How many seconds to wait before another try; null where that does not help, or nobody knows. */
  readonly retryAfter: number | null

  constructor(response: Pick<Response, 'status' | 'headers'>, { error, issues }: ErrorObject) {
    super(error)
    const seconds = response.headers.get('retry-after') ?? ''
    this.status = response.status
    this.issues = Array.isArray(issues) ? issues.filter(isIssue) : []
    this.requestId = response.headers.get('x-request-id')
    this.retryAfter = /^\d+$/.test(seconds) ? Number(seconds) : null
  }
}

/** What calls itself the service may answer anything. */
function isIssue(value: unknown): value is IssueObject {
  if (typeof value !== 'object' || value === null) return false
  const { path, message, code } = value as Readonly<Record<string, unknown>>
  return [path, message, code].every((one) => typeof one === 'string')
}

/** What stands between the service and us may answer so for a while. */
const PASSING = [502, 503, 504]

/** When another try may help: after so many seconds, `soon`, or never. */
export function againAfter({ status, retryAfter }: HostingProblem): Refusal['again'] {
  if (PASSING.includes(status)) return retryAfter ?? 'soon'
  return status === 429 ? (retryAfter ?? 'never') : 'never'
}

/** Reads a refusal of the hosting API, or of a proxy before it. */
export async function hostingRefusalOf(response: Response): Promise<Refusal> {
  const { status, url } = response
  const body = parsedJson(await response.text())
  const isOwn = typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
  const error = `${url} answered ${status} and did not say why, as a Burin API does. Is the address right?`
  const problem = new HostingProblem(response, isOwn ? (body as ErrorObject) : { error })
  return { problem, again: againAfter(problem) }
}
