import { ApiError } from '../api/api-error.ts'
import type { ErrorDetails } from '../api/api-error.ts'
import type { ErrorCode } from '../contract/error-object.ts'

/** A refusal of the icon service, by a code of the contract. `message` is one or more sentences for the person who reads the answer. */
export function iconError(code: ErrorCode, message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError(code, message, details)
}

/** The 401 of this service; `isInvalidToken` says that there was a credential, and that it is bad. */
export function unauthorized(message: string, metadataAddress: string, isInvalidToken: boolean): ApiError {
  const parts = [
    'realm="burin"',
    'scope="icons:draw"',
    ...(isInvalidToken ? ['error="invalid_token"'] : []),
    `resource_metadata="${metadataAddress}"`,
  ]
  return iconError('invalid_api_key', message, { headers: { 'www-authenticate': `Bearer ${parts.join(', ')}` } })
}
