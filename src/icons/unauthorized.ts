import type { ApiError } from '../api/api-error.ts'
import { iconError } from './icon-error.ts'

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
