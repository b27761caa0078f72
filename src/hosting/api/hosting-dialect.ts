import { retryAfterOf } from '../../accounts/retry-after-of.ts'
import { ApiError } from '../../api/api-error.ts'
import type { OwnCode } from '../../api/api-error.ts'
import type { Dialect } from '../../api/dialect.ts'
import { storeTroubleOf } from '../../platform/blobs/store-trouble.ts'
import type { ErrorObject, IssueObject } from '../contract/error-object.ts'

/** The refusals of this API beside those that every API has. */
export type HostingCode =
  | 'no_token'
  | 'wrong_token'
  | 'person_needed'
  | 'too_often'
  | 'no_project'
  | 'no_deployment'
  | 'no_such_token'
  | 'no_domain'
  | 'conflict'
  | 'quota_reached'
  | 'unavailable'

export const STATUSES: Readonly<Record<OwnCode | HostingCode, number>> = {
  malformed: 400,
  invalid: 400,
  no_token: 401,
  wrong_token: 401,
  person_needed: 401,
  not_found: 404,
  no_project: 404,
  no_deployment: 404,
  no_such_token: 404,
  no_domain: 404,
  method_not_allowed: 405,
  conflict: 409,
  quota_reached: 409,
  too_large: 413,
  too_often: 429,
  failed: 500,
  no_room: 503,
  unavailable: 503,
}

/** How hosting refuses: a sentence, and what is wrong with what was sent. */
export const hostingDialect: Dialect = {
  answer: (error) => {
    const issues = issuesOf(error)
    const body: ErrorObject = { error: error.message, ...(issues.length === 0 ? {} : { issues }) }
    return { status: STATUSES[error.code as keyof typeof STATUSES], body }
  },
  translate: (error) => {
    const trouble = storeTroubleOf(error)
    if (trouble !== null) {
      const { message, retryAfter } = TROUBLES[trouble]
      return new ApiError('unavailable', message, { retryAfter }, { cause: error })
    }
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) return null
    const message = `Projects cannot be reached now. Try again in ${retryAfter} seconds.`
    return new ApiError('unavailable', message, { retryAfter }, { cause: error })
  },
  isExpected: (error) => storeTroubleOf(error) !== null || retryAfterOf(error) !== null,
}

const KEPT = 'Nothing of this request was kept; what was answered before is safe.'
const TROUBLES = {
  full: {
    message: `The service has no room left for what you send. ${KEPT} Its operator can make room; try again later.`,
    retryAfter: 60,
  },
  away: { message: `Where contents are kept cannot be reached now. ${KEPT} Try again in 5 seconds.`, retryAfter: 5 },
} as const

function issuesOf({ message, details: { issues = [], param } }: ApiError): readonly IssueObject[] {
  return issues.length > 0 || param === undefined ? issues : [{ path: param, message, code: 'custom' }]
}

/** A refusal by one of this API's own codes. */
export function hostingError(code: HostingCode, ...more: ErrorArguments): ApiError {
  return new ApiError(code, ...more)
}

type ErrorArguments = ConstructorParameters<typeof ApiError> extends [string, ...infer More] ? More : never
