import type { FastifyInstance } from 'fastify'
import type { ReadBody } from '../platform/http/body-reader.ts'
import type { Offer } from './routes.ts'
import type { Pace } from '../platform/create-pace.ts'
import type { RoundRobin } from '../platform/create-round-robin.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { Authenticate } from './credentials.ts'
import type { Needs, Route } from './route.ts'
import type { ApiVersion } from './versions.ts'

/** What is served beside the API, and how it is put on the server. */
export interface Site {
  readonly routes: readonly Offer[]
  serve(app: FastifyInstance, readBody: ReadBody): void
}

/** All that the service needs around its routes. */
export interface Serving extends Needs {
  /** The routes, where they are to be others than all there are. */
  readonly routes?: readonly Route[] | undefined
  /** The pages and forms of the web site, served at the same address; null when there are none. */
  readonly site: Site | null
  /** Makes `req_` and 24 base-62 characters, never the same twice. */
  readonly makeRequestId: () => string
  readonly authenticate: Authenticate
  readonly limiter: Limiter
  /** How many proxies stand before the service. */
  readonly trustedProxies: number
  /** When a request of a network is begun with: all that come at once would take the thread from everybody else. */
  readonly takeTurn: RoundRobin
  /** When a network is answered that is turned away over and over, and one that reads page after page. */
  readonly pace: { readonly refused: Pace; readonly readers: Pace }
  /** How many connections one network may have open; 0 means any number. */
  readonly connectionsOfNetwork: number
  /** How much memory all bodies that are in work may take together. */
  readonly bodyRoomBytes: number
  /** How long requests in work may take to end when the service closes, in milliseconds. */
  readonly closingMs: number
  readonly versions: readonly ApiVersion[]
}
