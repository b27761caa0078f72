import type { Route } from '../api/route.ts'
import type { DescribeApi } from '../api/openapi/document.ts'
import type { FindPage } from '../pages/page.ts'
import type { AnswerStore } from '../platform/answers/answer-store.ts'
import type { Log } from '../platform/log.ts'
import type { Studio } from '../studio/draw.ts'
import type { HoldFor } from './charge/hold.ts'
import type { Caller } from './credentials.ts'
import type { Observe } from './happening.ts'
import type { InspectImage } from './pictures/check-images.ts'
import type { Policies } from './policies.ts'

/** All that routes may need; each takes only what it names. */
export interface Needs {
  /** Loaded once, after the service listens; the first to ask waits for it. */
  readonly studio: () => Promise<Studio>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly makeDrawId: () => string
  readonly inspectImage: InspectImage
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
  /** A sandbox key for examples. */
  readonly exampleKey: string
  /** Where people report a weakness, as an address; null: a mailbox at the host of the public origin. */
  readonly securityContact: string | null
  /** Whether draws cost credits here, so that live keys are good for something. */
  readonly hasCredits: boolean
  /** Whether live draws are switched on. */
  readonly modelStatus: 'online' | 'offline'
  /** Where the answers of a caller's draws are kept by their `Idempotency-Key`. */
  readonly answersOf: (caller: Caller) => AnswerStore
  /** Sets aside what a draw may cost. */
  readonly holdFor: HoldFor
  /** Takes a place among the draws of a caller that are at work, and gives the function that leaves it. Rejects with the 429 when all are taken. */
  readonly enter: (caller: Caller) => Promise<() => void>
  readonly findPage: FindPage
  readonly describeApi: DescribeApi
  readonly policies: Policies
  readonly log: Log
  readonly observe: Observe
}

/** A route that anybody may ask. */
export type OpenRoute = Route<Needs>
