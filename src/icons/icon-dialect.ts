import { retryAfterOf } from '../accounts/retry-after-of.ts'
import type { ApiError, OwnCode } from '../api/api-error.ts'
import type { Dialect } from '../api/dialect.ts'
import { ERRORS } from '../contract/error-object.ts'
import type { ErrorBody, ErrorCode } from '../contract/error-object.ts'
import { DrawRefused } from '../draws/draw-refused.ts'
import type { DrawRefusal } from '../draws/draw-refused.ts'
import { refusalOf } from '../draws/refusal-of.ts'
import { BusyError } from '../platform/workers.ts'
import { AuthorError } from '../studio/drawn.ts'
import { iconError, unauthorized } from './icon-error.ts'

/** What is refused before a route has it, by the code of this API. Its documented statuses hold also for what others answer with 413. */
const OWN: Readonly<Record<OwnCode, { readonly code: ErrorCode; readonly status?: number }>> = {
  malformed: { code: 'invalid_request' },
  invalid: { code: 'invalid_request' },
  too_large: { code: 'invalid_request' },
  no_room: { code: 'model_unavailable' },
  not_found: { code: 'invalid_request', status: 404 },
  method_not_allowed: { code: 'invalid_request', status: 405 },
  failed: { code: 'server_error' },
}

/** How the icon service refuses: with the Error object. `metadataAddress` is where RFC 9728 says how to get a key for a draw. */
export function createIconDialect(metadataAddress: () => string): Dialect {
  return {
    answer: (error, requestId) => {
      const body = errorObject(error, requestId)
      return { status: body.status, body }
    },
    translate: (error) => {
      const refusal = refusalOf(error)
      return refusal === null ? null : drawError(refusal, metadataAddress())
    },
    isExpected,
  }
}

function errorObject(error: ApiError, requestId: string): ErrorBody {
  const { code, status = ERRORS[code].status } = meaningOf(error)
  const { param, retryAfter } = error.details
  return {
    status,
    code,
    message: error.message,
    request_id: requestId,
    ...(param === undefined ? {} : { param }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  }
}

function meaningOf({ code }: ApiError): { readonly code: ErrorCode; readonly status?: number } {
  return Object.hasOwn(OWN, code) ? OWN[code as OwnCode] : { code: code as ErrorCode }
}

function drawError({ code, message, param, retryAfter, isKeyRevoked }: DrawRefusal, metadataAddress: string): ApiError {
  if (code === 'invalid_api_key') return unauthorized(message, metadataAddress, isKeyRevoked)
  return iconError(code, message, {
    ...(param === null ? {} : { param }),
    ...(retryAfter === null ? {} : { retryAfter }),
  })
}

/** Threads without room, authors that give no other reason, accounts that are away, and refusals for nothing else than these. */
function isExpected(error: unknown): boolean {
  if (error instanceof DrawRefused || error instanceof AuthorError)
    return error.cause === undefined || isExpected(error.cause)
  return error instanceof BusyError || retryAfterOf(error) !== null
}
