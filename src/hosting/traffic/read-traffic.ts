import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { SPANS } from './span.ts'
import type { Span } from './span.ts'

/** What was asked of a site in one span of time. */
export interface SpanOfSite {
  readonly begins: Date
  readonly status2xx: number
  readonly status3xx: number
  readonly status4xx: number
  readonly status5xx: number
  readonly bytes: number
}

const SPAN_OF_SITE = rowForm<SpanOfSite>({
  begins: z.date(),
  status2xx: z.number(),
  status3xx: z.number(),
  status4xx: z.number(),
  status5xx: z.number(),
  bytes: z.number(),
})

const READ = `
  select begins, status_2xx::float8 as "status2xx", status_3xx::float8 as "status3xx", status_4xx::float8 as "status4xx",
    status_5xx::float8 as "status5xx", bytes::float8 as bytes
  from site_traffic where project_id = $1 and span = $2 and begins >= $3 and begins < $4`

/** The figures of a project from the span that `from` is in up to `to`, oldest first; spans without a request have figures of 0. */
export async function readTraffic(
  database: Queryable,
  { projectId, span, from, to }: { projectId: string; span: Span; from: Date; to: Date },
): Promise<readonly SpanOfSite[]> {
  const { ms } = SPANS[span]
  const first = Math.floor(from.getTime() / ms) * ms
  const rows = await SPAN_OF_SITE.all(database, READ, [projectId, span, new Date(first), to])
  const known = new Map(rows.map((row) => [row.begins.getTime(), row]))
  return Array.from({ length: Math.ceil((to.getTime() - first) / ms) }, (_, index) => {
    const begins = first + index * ms
    return known.get(begins) ?? { begins: new Date(begins), ...NOTHING }
  })
}

const NOTHING = { status2xx: 0, status3xx: 0, status4xx: 0, status5xx: 0, bytes: 0 }
