import { hash } from 'node:crypto'
import { apiError } from './errors.ts'
import type { ApiError } from './errors.ts'

/** Who calls. Live keys and browser sessions join when accounts do. */
export interface Caller {
  readonly kind: 'sandbox' | 'live'
  /** Tells callers apart, for limits and kept answers: a hash, never the key in the clear. */
  readonly id: string
}

/** Judges the values of the `Authorization` header of a request for `path`; rejects with the 401. */
export type Authenticate = (authorization: readonly string[], path: string) => Promise<Caller>

/** Nobody needs an account to begin: whoever is turned away is told so. */
const ANY_SANDBOX_KEY = 'any `svc_test_` and 32 letters or digits works as a sandbox key here'

const SANDBOX_KEY = /^svc_test_[0-9A-Za-z]{32}$/

/**
 * Judges the `Authorization` header (all its values, as they came), and nothing else of the request. Throws the 401.
 * `metadataAddress` is where RFC 9728 says how to get a key.
 */
export function callerOf(authorization: readonly string[], metadataAddress: string): Caller {
  const [header, ...more] = authorization
  if (header === undefined)
    throw unauthorized(
      `An API key is needed: send it as \`Authorization: Bearer <key>\`; ${ANY_SANDBOX_KEY}.`,
      metadataAddress,
      false,
    )
  const given = /^bearer(?: +(.*))?$/i.exec(header.trim())
  if (given === null)
    throw unauthorized(
      `The \`Authorization\` header must be \`Bearer <key>\`; ${ANY_SANDBOX_KEY}.`,
      metadataAddress,
      false,
    )
  const key = given[1] ?? ''
  if (more.length === 0 && SANDBOX_KEY.test(key)) return { kind: 'sandbox', id: idOf(key) }
  throw unauthorized(problemOf(key, more.length), metadataAddress, true)
}

function idOf(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 22)
}

function problemOf(key: string, moreHeaders: number): string {
  if (moreHeaders > 0) return 'The `Authorization` header is given more than once.'
  if (key === '') return `The \`Authorization\` header has no key after \`Bearer\`; ${ANY_SANDBOX_KEY}.`
  if (key.startsWith('svc_test_'))
    return `A sandbox key is \`svc_test_\` and exactly 32 characters out of 0-9, A-Z and a-z, any of them; these are ${key.length - 9}${key.length === 41 ? ', not all of which are such' : ''}.`
  if (key.startsWith('svc_live_'))
    return `This live key is not valid on this deployment, which has no accounts and credits; ${ANY_SANDBOX_KEY}.`
  return `This is not an API key: keys begin with \`svc_test_\` or \`svc_live_\`; ${ANY_SANDBOX_KEY}.`
}

function unauthorized(message: string, metadataAddress: string, isInvalidToken: boolean): ApiError {
  const parts = [
    'realm="burin"',
    'scope="icons:draw"',
    ...(isInvalidToken ? ['error="invalid_token"'] : []),
    `resource_metadata="${metadataAddress}"`,
  ]
  return apiError('invalid_api_key', message, { headers: { 'www-authenticate': `Bearer ${parts.join(', ')}` } })
}
