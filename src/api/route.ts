import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request that has passed the checks its route asks for. */
export interface Call<Caller = null, Body = null, Query = null> {
  /** Null on routes with `auth: 'none'`. */
  readonly caller: Caller
  readonly body: Body
  /** What `query` of the route made of the address; null where it has none. */
  readonly query: Query
  /** The named pieces of the path. */
  readonly parameters: Readonly<Record<string, string>>
  readonly path: string
  /** The value of a header, by its name in lower case; undefined when it was not sent. */
  readonly header: (name: string) => string | undefined
  /** The `Idempotency-Key`; null when none was sent, or the route takes none. */
  readonly idempotencyKey: string | null
  /** The network that the request comes from, as limits count it. */
  readonly network: string
  readonly requestId: string
  /** When the request came, in milliseconds since 1970. */
  readonly receivedAt: number
  /** Aborts when the client has gone away before the answer was complete. */
  readonly signal: AbortSignal
}

/** What a route answers at once. */
export interface WholeAnswer {
  /** A value that becomes JSON, or a text as it is when `mediaType` is given. Nothing is sent of it with the status 204. */
  readonly body: unknown
  readonly status?: number
  readonly mediaType?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** An event of a stream; its type is also its name. */
export interface StreamEvent {
  readonly type: string
}

/** What a route answers bit by bit, as server-sent events, told as pieces are. What is thrown before the first one is an ordinary refusal. */
export interface StreamedAnswer {
  readonly events: AsyncIterable<StreamEvent>
  /** How long all of it may take, in milliseconds; then the connection is cut off. */
  readonly mostMs: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * What a route answers as JSON in pieces. To ask for the next one says that the last was handed to the kernel whole: work
 * that depends on it (such as to charge for it) is done then. The last piece is what the iterator returns: nothing depends on
 * that one. What is thrown before the first one is an ordinary refusal.
 */
export interface PiecewiseAnswer {
  readonly pieces: AsyncIterator<string, string>
  /** As of a stream. */
  readonly mostMs: number
}

export type Answer = WholeAnswer | StreamedAnswer | PiecewiseAnswer

/** How the API's own description (`/openapi.json`) shows an operation. */
export interface RouteReference {
  /** In camelCase; generated clients name their functions by it. */
  readonly operationId: string
  readonly tag: string
  /** Markdown. */
  readonly description: string
  /** What the answer to a good request is, one sentence; null when every request is refused. */
  readonly success: string | null
  /** The status of that answer; 200 when left out. */
  readonly status?: 200 | 201 | 202 | 204
  /** Answers a page of a list, whose `Link` says where the next one is. */
  readonly isList?: boolean
  /** The named pieces of the path. */
  readonly parameters?: Readonly<Record<string, { readonly description: string; readonly example: string }>>
  /** What a good request is answered, where that is always the same. */
  readonly example?: (baseUrl: string) => unknown
  /** A refusal of another form than the API's own. */
  readonly refusal?: {
    readonly status: number
    readonly description: string
    readonly schema: z.ZodType
    readonly example: (baseUrl: string) => unknown
  }
}

/** What to do about a body that cannot be taken, each the end of a sentence. */
export interface BodyAdvice {
  readonly tooLarge: string
  readonly noRoom: string
}

/** A body of JSON, read and checked before the route gets it. */
export interface JsonInput<Body> {
  readonly kind: 'json'
  readonly schema: z.ZodType
  readonly limitBytes: number
  /** A request without any body stands for one with `{}`. */
  readonly isOptional?: boolean
  readonly advice?: BodyAdvice
  /** What is kept of a body that the schema has checked: whatever is large only once. Throws the refusal of what a schema cannot check. */
  receive(checked: unknown): Body
}

/** A body that the route reads by itself, as it comes. */
export interface StreamInput {
  readonly kind: 'stream'
  /** The media types that it takes, in lower case and without parameters. */
  readonly mediaTypes: readonly string[]
  /** What bodies of each media type look like, for readers: nothing is checked by it. */
  readonly forms?: Readonly<Record<string, BodyForm>>
  readonly limitBytes: number
  readonly advice?: BodyAdvice
}

export interface BodyForm {
  readonly schema: z.ZodType
  readonly example?: unknown
}

/** The `Body` of a route whose input is a `StreamInput`. */
export interface StreamedBody {
  /** One of those that the route takes. */
  readonly mediaType: string
  /** The whole `Content-Type`: it may have a boundary. */
  readonly contentType: string
  /** How long the client says it is; null when it does not say. */
  readonly lengthBytes: number | null
  /**
   * To be read once, and no faster than it is used: nothing is read ahead. Throws the refusal when there is more than the
   * route takes, and when the client goes away. What is not read flows away when the route has answered.
   */
  readonly chunks: AsyncIterable<Uint8Array>
  /**
   * For a form that cannot be used as it comes: all of it, in place of `chunks`, within the room that bodies of JSON share until what `use`
   * promises has settled. Throws the refusal of one that is larger than this limit, and where there is no room.
   */
  gather<Result>(limit: BodyLimit, use: (bytes: Uint8Array) => Promise<Result>): Promise<Result>
}

/** How large a body may be, and what to do about one that cannot be taken. */
export type BodyLimit = Pick<StreamInput, 'limitBytes' | 'advice'>

type AuthOf<Caller> = Caller extends null ? 'none' : 'caller'

/** An operation as data: validation, the API's reference and the list of allowed methods all come from it. */
export interface Route<Deps, Caller = null, Body = null, Query = null> {
  readonly method: Method
  /** With `:name` for a piece that varies. */
  readonly path: string
  readonly summary: string
  /** `caller`: whoever asks must say who they are. */
  readonly auth: AuthOf<Caller>
  /** Null when the route takes no body. */
  readonly input: JsonInput<Body> | StreamInput | null
  /** What the query of the address may say, every value a text. Left out: it is not looked at. */
  readonly query?: z.ZodType<Query>
  /** Takes an `Idempotency-Key`. */
  readonly isIdempotent?: boolean
  /** Null when the answer is not JSON. */
  readonly output: z.ZodType | null
  /** The codes of what it may answer besides success, a failure of ours and the refusal of a malformed request. */
  readonly errors: readonly string[]
  /** `revalidate`: anyone may keep the answer for a minute, and then ask again with its `ETag`. */
  readonly caching: 'none' | 'revalidate'
  /** Left out: the API's description does not show it. */
  readonly reference?: RouteReference
  handle(deps: Deps, call: Call<Caller, Body, Query>): Promise<Answer>
}

/** Any of the routes that are served together. */
export type AnyRoute<Deps, Caller> = Route<Deps, Caller | null, unknown, unknown>

/** A body of JSON that the route gets as its schema has checked it. */
export function jsonInput<Body>(
  schema: z.ZodType<Body>,
  limitBytes: number,
  more: Pick<JsonInput<Body>, 'isOptional' | 'advice'> = {},
): JsonInput<Body> {
  return { kind: 'json', schema, limitBytes, ...more, receive: (checked) => checked as Body }
}
