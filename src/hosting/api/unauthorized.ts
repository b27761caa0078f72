import type { ApiError } from '../../api/api-error.ts'
import { hostingError } from './hosting-dialect.ts'
import { RESOURCE_PATH } from './routes/show-resource.ts'

/** What a 401 may be for, by the name that `WWW-Authenticate` has for it (RFC 6750, RFC 9470); nothing where no token was sent. */
const REASONS = {
  no_token: null,
  wrong_token: 'invalid_token',
  person_needed: 'insufficient_user_authentication',
} as const

/** A 401 that says where tokens come from. */
export function unauthorized(apiUrl: string, code: keyof typeof REASONS, message: string): ApiError {
  const reason = REASONS[code]
  const parts = [
    'realm="burin"',
    `resource_metadata="${apiUrl}${RESOURCE_PATH}"`,
    ...(reason === null ? [] : [`error="${reason}"`]),
  ]
  return hostingError(code, message, { headers: { 'www-authenticate': `Bearer ${parts.join(', ')}` } })
}
