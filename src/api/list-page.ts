import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { WholeAnswer } from './route.ts'

/** What a page of a list is asked for by. */
export interface PageQuery {
  readonly limit: number
  /** Where the page before ended, as its `Link` says it; null for the first page. */
  readonly cursor: string | null
}

const LONGEST_CURSOR = 500

/** The query of a list of which a page has at most so many. */
export function pageQuery(most: number): z.ZodType<PageQuery> {
  return z
    .strictObject({
      limit: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, `must be a whole number from 1 to ${most}.`)
        .refine((text) => Number(text) <= most, `must be a whole number from 1 to ${most}.`)
        .describe(`How many are on a page: 1 to ${most}, which is also the default.`)
        .optional(),
      cursor: z
        .string()
        .min(1, 'must be the one that the `Link` of the page before has.')
        .max(LONGEST_CURSOR, 'must be the one that the `Link` of the page before has.')
        .describe('Where to go on: taken from the `Link` of the page before.')
        .optional(),
    })
    .transform(({ limit, cursor }) => ({ limit: limit === undefined ? most : Number(limit), cursor: cursor ?? null }))
}

/** The number of the last row of the page before; null for the first page. Throws the refusal of a cursor that no page has given. */
export function listCursor({ cursor }: PageQuery): bigint | null {
  if (cursor === null) return null
  if (/^[1-9]\d{0,17}$/.test(cursor)) return BigInt(cursor)
  throw new ApiError('invalid', '`cursor` must be the one that the `Link` of the page before has.', { param: 'cursor' })
}

/**
 * The answer of a list: `rows` are those from the cursor on, one more than the page has where there is a next page, whose cursor
 * is that of the last row shown. `address` is the list's own, without a query.
 */
export function listPage<Row>(
  rows: readonly Row[],
  { limit }: PageQuery,
  { address, cursorOf, show }: { address: string; cursorOf: (row: Row) => string; show: (row: Row) => unknown },
): WholeAnswer {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const query =
    last === undefined || rows.length <= limit
      ? null
      : new URLSearchParams({ limit: String(limit), cursor: cursorOf(last) })
  return {
    body: page.map(show),
    ...(query === null ? {} : { headers: { link: `<${address}?${query.toString()}>; rel="next"` } }),
  }
}
