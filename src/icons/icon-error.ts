import { ApiError } from '../api/api-error.ts'
import type { ErrorDetails } from '../api/api-error.ts'
import type { ErrorCode } from '../contract/error-object.ts'

/** A refusal of the icon service, by a code of the contract. `message` is one or more sentences for the person who reads the answer. */
export function iconError(code: ErrorCode, message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError(code, message, details)
}
