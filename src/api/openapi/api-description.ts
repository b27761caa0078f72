import type { z } from 'zod'
import type { RouteReference } from '../route.ts'
import type { Header, HeaderName } from './headers.ts'

export type Json = Readonly<Record<string, unknown>>

/** What the description says of an error code. */
export interface ErrorReference {
  readonly status: number
  readonly title: string
  /** What the caller can do about it, one sentence. */
  readonly advice: string
  /** A whole body. */
  readonly example: object
  /** Whether every answer with it says when to come back. */
  readonly saysRetryAfter: boolean
}

/** What an operation shows as examples, each by its name. */
export interface OperationExamples {
  readonly requests: Json
  readonly answers: Json
  /** What the answer may be besides JSON, by media type. */
  readonly otherAnswers: Json
}

/** What an API says of itself beside its routes. */
export interface ApiDescription {
  readonly info: Json
  /** Public origin of the service whose pages say who runs it, by what terms; where it is left out, the API's own. */
  readonly pagesUrl?: string
  readonly docsPath: string
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  /** The schemas of requests by the names that generated clients will know them by: they are held to the letter. */
  readonly sent: ReadonlyMap<string, z.ZodType>
  /** The schemas of answers by their names: later versions may send more. */
  readonly answered: ReadonlyMap<string, z.ZodType>
  /** A last hand on the schemas, by name. */
  readonly finish?: (schemas: Record<string, Json>) => Record<string, Json>
  readonly securitySchemes: Json
  /** For operations that ask who calls. */
  readonly security: readonly Json[]
  /** What is said of the errors: which schema a refusal has, and what each code means. */
  readonly errors: {
    readonly schema: z.ZodType
    /** The codes that any operation may answer with. */
    readonly always: readonly string[]
    describe(code: string): ErrorReference
  }
  /** What a caller makes with an `Idempotency-Key`, such as `draw`. */
  readonly repeated: string
  /** Headers that are shown otherwise than usual. */
  readonly headers?: Partial<Readonly<Record<HeaderName, Header>>>
  examplesOf(reference: RouteReference, baseUrl: string): OperationExamples
}
