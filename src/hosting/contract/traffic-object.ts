import { z } from 'zod'
import { momentSchema } from './person-text.ts'

/** How many requests a site had, by the first digit of the status, and how many bytes it sent. */
export interface TrafficFigures {
  readonly requests: number
  readonly status2xx: number
  readonly status3xx: number
  readonly status4xx: number
  readonly status5xx: number
  readonly bytes: number
}

/** The traffic of a project's site. */
export interface TrafficObject {
  readonly span: 'minute' | 'hour' | 'day'
  readonly from: string
  readonly to: string
  readonly total: TrafficFigures
  readonly figures: readonly (TrafficFigures & { readonly begins: string })[]
}

const count = z.int().min(0)
const figures = {
  requests: count.describe('All of them.'),
  status2xx: count,
  status3xx: count.describe('Also those that are answered 304: the browser has it.'),
  status4xx: count,
  status5xx: count,
  bytes: count.describe('Of the bodies of the answers.'),
}
const span = z.enum(['minute', 'hour', 'day'])

export const trafficSchema: z.ZodType<TrafficObject> = z
  .strictObject({
    span: span.describe('How long one figure is about.'),
    from: momentSchema.describe('Where the first one begins, a whole span of UTC.'),
    to: momentSchema.describe('Where they end; what happens at that moment is not counted.'),
    total: z.strictObject(figures),
    figures: z
      .array(z.strictObject({ begins: momentSchema, ...figures }))
      .describe('One for each span, oldest first; also where nobody came.'),
  })
  .describe('The traffic of a site.')

/** Of which time, and how finely, traffic is asked for. */
export interface TrafficQuery {
  readonly span: 'minute' | 'hour' | 'day'
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const trafficQuerySchema: z.ZodType<TrafficQuery> = z.strictObject({
  span: span
    .default('hour')
    .describe('How long one figure is about. Minutes stay for 2 days, hours for 35, days for 400.'),
  from: momentSchema
    .optional()
    .describe('From when on. Left out: the last 60 minutes, 24 hours or 30 days until `to`.'),
  to: momentSchema.optional().describe('Until when. Left out: now.'),
})

/** One request to a site. */
export interface RequestObject {
  readonly at: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly bytes: number
  readonly ms: number
  readonly network: string
  readonly userAgent: string | null
  readonly referrer: string | null
}

export const requestSchema: z.ZodType<RequestObject> = z
  .strictObject({
    at: momentSchema,
    method: z.string(),
    path: z.string().describe('Without the query; at most 512 characters.'),
    status: z.int(),
    bytes: count,
    ms: count.describe('Until the answer began.'),
    network: z.string().describe("A part of the visitor's address: a /24 of IPv4, a /48 of IPv6, or `unknown`."),
    userAgent: z.string().nullable().describe('At most 256 characters.'),
    referrer: z.string().nullable().describe('The host of the page that led here.'),
  })
  .describe('A request to a site, with nothing that tells which visitor it was.')
