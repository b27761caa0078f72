import type { Limiter } from '../platform/limits/limiter.ts'
import type { Authenticate } from './credentials.ts'
import type { Needs } from './route.ts'
import type { ApiVersion } from './versions.ts'

/** What one finished answer was, for metrics. */
export interface Answered {
  readonly method: string
  /** The pattern of the route; null when no route took it. */
  readonly route: string | null
  readonly status: number
  readonly seconds: number
}

/** All that the service needs around its routes. */
export interface Serving extends Needs {
  /** Makes `req_` and 24 base-62 characters, never the same twice. */
  readonly makeRequestId: () => string
  readonly authenticate: Authenticate
  readonly limiter: Limiter
  /** How many proxies stand before the service. */
  readonly trustedProxies: number
  readonly versions: readonly ApiVersion[]
  readonly observe: (answered: Answered) => void
}
