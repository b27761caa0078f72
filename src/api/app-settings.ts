import type { IncomingHttpHeaders } from 'node:http'
import type { Patience } from '../platform/http/guarded-server.ts'
import type { Log } from '../platform/log.ts'
import type { Pace } from '../platform/create-pace.ts'
import type { RoundRobin } from '../platform/create-round-robin.ts'
import type { Dialect, ErrorAnswer } from './dialect.ts'
import type { Overview } from './offers.ts'
import type { Service } from './routes-service.ts'
import type { ApiVersion } from './versions.ts'

/** A request was answered. Nothing of it that a caller writes by choice, but for the method: all of it may become the label of a metric. */
export interface AnsweredEvent {
  readonly method: string
  /** The pattern of the route; null when no route took it. */
  readonly route: string | null
  readonly status: number
  readonly seconds: number
}

/** What a browser is shown in place of a refusal's JSON. */
export interface RefusalPage {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** How refusals are shown to people. */
export interface ShowRefusal {
  /** Whether the answer at a path depends on who reads it. */
  isForPeople(path: string): boolean
  /** The page for a refusal; null for programs. */
  page(answer: ErrorAnswer, path: string, headers: IncomingHttpHeaders): RefusalPage | null
}

/** All that a server of an API is made of. */
export interface AppSettings {
  readonly services: readonly Service[]
  readonly dialect: Dialect
  /** Null: every refusal is JSON. */
  readonly showRefusal: ShowRefusal | null
  readonly overview: Overview
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
  /** Whether pages elsewhere may read what is answered at a path, whatever that is. */
  readonly isForAnyOrigin: (path: string) => boolean
  readonly versions: readonly ApiVersion[]
  /** Whether `/projects/` is the same as `/projects`. */
  readonly ignoresTrailingSlash: boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Makes `req_` and 24 base-62 characters, never the same twice. */
  readonly makeRequestId: () => string
  readonly log: Log
  readonly observe: (event: AnsweredEvent) => void
  /** How many proxies stand before the service. */
  readonly trustedProxies: number
  /** When a request of a network is begun with: all that come at once would take the thread from everybody else. */
  readonly takeTurn: RoundRobin
  /** When a network is answered that is turned away over and over, and one that reads page after page. */
  readonly pace: { readonly refused: Pace; readonly readers: Pace }
  /** How long a connection may keep the server waiting. Where bodies are large, they take longer. */
  readonly patience: Patience
  /** How many connections one network may have open; 0 means any number. */
  readonly connectionsOfNetwork: number
  /** How much memory all bodies that are in work may take together. */
  readonly bodyRoomBytes: number
  /** How long requests in work may take to end when the service closes, in milliseconds. */
  readonly closingMs: number
}
