import { z } from 'zod'

export type ErrorCode =
  | 'invalid_request'
  | 'invalid_api_key'
  | 'insufficient_credits'
  | 'model_not_found'
  | 'rate_limit_exceeded'
  | 'server_error'
  | 'model_error'
  | 'model_offline'
  | 'model_unavailable'

export interface ErrorKind {
  readonly status: number
  readonly title: string
  /** What the caller can do about it, one sentence. */
  readonly advice: string
}

/** The one catalogue of what can go wrong for a caller. A code belongs to one status; 404 and 405 of unknown paths share `invalid_request`. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorKind>> = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    advice: 'Change what `param` names; the message says what is allowed.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    advice: 'Send `Authorization: Bearer <key>` with a key that is valid on this deployment.',
  },
  insufficient_credits: {
    status: 402,
    title: 'Insufficient credits',
    advice: 'Add credits to the account, then draw again.',
  },
  model_not_found: { status: 404, title: 'Model not found', advice: 'Use `iconmodel-1`, or leave `model` out.' },
  rate_limit_exceeded: { status: 429, title: 'Rate limit exceeded', advice: 'Wait `retry_after` seconds.' },
  server_error: { status: 500, title: 'Server error', advice: 'Try again; if it stays, report the `request_id`.' },
  model_error: { status: 502, title: 'Model error', advice: 'Try again, or word the request in another way.' },
  model_offline: {
    status: 503,
    title: 'Model offline',
    advice: 'Live draws are switched off, or what you ask for is not offered here: waiting does not help.',
  },
  model_unavailable: {
    status: 503,
    title: 'Model unavailable',
    advice: 'Wait `retry_after` seconds, unless that is too long for you.',
  },
}

/** The Error object of the API. */
export interface ErrorBody {
  readonly status: number
  readonly code: ErrorCode
  /** One or more sentences for the person who reads the answer. */
  readonly message: string
  readonly request_id: string
  /** Dotted path of the property to blame, such as `images[1].mime`, or the name of a header. */
  readonly param?: string | undefined
  /** Whole seconds; also sent as `Retry-After`. */
  readonly retry_after?: number | undefined
}

export const errorObjectSchema: z.ZodType<ErrorBody> = z
  .strictObject({
    status: z.int().min(400).max(599).describe('The HTTP status of the answer.'),
    code: z.literal(Object.keys(ERRORS) as ErrorCode[]).describe('What went wrong, for programs.'),
    message: z.string().min(1).describe('What went wrong and what to do about it, for people.'),
    request_id: z
      .string()
      .regex(/^req_[0-9A-Za-z]{24}$/)
      .describe('The same as the header `X-Request-ID`. Name it when you report a problem.'),
    param: z
      .string()
      .describe('What is to blame: the dotted path of a property, such as `images[1].mime`, or the name of a header.')
      .optional(),
    retry_after: z
      .int()
      .min(0)
      .describe('How many seconds to wait before the next try; the same as the header `Retry-After`.')
      .optional(),
  })
  .describe('Every refusal, of every operation, is this object.')
