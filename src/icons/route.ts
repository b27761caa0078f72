import type { z } from 'zod'
import type { ErrorCode } from '../contract/error-object.ts'
import type { DrawMoment } from '../contract/draw-event.ts'
import type { FindPage } from '../pages/page.ts'
import type { AnswerStore } from '../platform/answers/answer-store.ts'
import type { Log } from '../platform/log.ts'
import type { Studio } from '../studio/draw.ts'
import type { HoldFor } from './charge/hold.ts'
import type { InspectImage } from './pictures/check-images.ts'
import type { Caller } from './credentials.ts'
import type { DescribeApi } from './openapi/describe-api.ts'
import type { Policies } from './policies.ts'
import type { Observe } from './happening.ts'

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

/** A request that has passed the checks its route asks for. */
export interface Call<Body> {
  /** Null on routes with `auth: 'none'`. */
  readonly caller: Caller | null
  /** The named pieces of the path. */
  readonly parameters: Readonly<Record<string, string>>
  readonly body: Body
  readonly path: string
  /** The value of a header, by its name in lower case; undefined when it was not sent. */
  readonly header: (name: string) => string | undefined
  readonly requestId: string
  /** When the request came, in milliseconds since 1970. */
  readonly receivedAt: number
  /** Aborts when the client has gone away before the answer was complete. */
  readonly signal: AbortSignal
}

/** What a route answers at once. */
export interface WholeAnswer {
  /** A value that becomes JSON, or a text as it is when `mediaType` is given. */
  readonly body: unknown
  readonly status?: number
  readonly mediaType?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a route answers bit by bit, as server-sent events, told as pieces are. What is thrown before the first one is an ordinary refusal. */
export interface StreamedAnswer {
  readonly events: AsyncIterable<DrawMoment>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * What a route answers as JSON in pieces. To ask for the next one says that the last was handed to the kernel whole: work
 * that depends on it (such as to charge for it) is done then. What is thrown before the first one is an ordinary refusal.
 */
export interface PiecewiseAnswer {
  readonly pieces: AsyncIterable<string>
}

export type Answer = WholeAnswer | StreamedAnswer | PiecewiseAnswer

/** How the API's own description (`/openapi.json`, `/docs`) shows an operation. */
export interface RouteReference {
  /** In camelCase; generated clients name their functions by it. */
  readonly operationId: string
  readonly tag: 'Icons' | 'Models' | 'Discovery'
  /** Markdown. */
  readonly description: string
  /** What the answer to a good request is, one sentence; null when every request is refused. */
  readonly success: string | null
  /** The named pieces of the path. */
  readonly parameters?: Readonly<Record<string, { readonly description: string; readonly example: string }>>
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** What a good request is answered, where that is always the same. */
  readonly example?: (baseUrl: string) => unknown
  /** A refusal of another form than the Error object. */
  readonly refusal?: {
    readonly status: number
    readonly description: string
    readonly schema: z.ZodType
    readonly example: (baseUrl: string) => unknown
  }
}

export interface RouteInput<Body> {
  readonly schema: z.ZodType
  readonly limitBytes: number
  /** What is kept of a body that the schema has checked: whatever is large only once. Throws the refusal of what a schema cannot check. */
  receive(checked: unknown): Body
}

/** An operation as data: validation, the API reference and the list of allowed methods all come from it. */
export interface Route<Body = unknown> {
  readonly method: 'GET' | 'POST'
  /** With `:name` for a piece that varies. */
  readonly path: string
  readonly summary: string
  /** `key`: needs a credential, in the `Authorization` header or a browser's cookies. */
  readonly auth: 'none' | 'key'
  /** Null when the route takes no body. */
  readonly input: RouteInput<Body> | null
  /** Null when the answer is not JSON. */
  readonly output: z.ZodType | null
  /** What it may answer besides success, `server_error` and the refusal of a malformed request. */
  readonly errors: readonly ErrorCode[]
  /** `revalidate`: anyone may keep the answer for a minute, and then ask again with its `ETag`. */
  readonly caching: 'none' | 'revalidate'
  /** Left out: the API's description does not show it. */
  readonly reference?: RouteReference
  handle(needs: Needs, call: Call<Body>): Promise<Answer>
}
