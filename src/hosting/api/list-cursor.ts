import { ApiError } from '../../api/api-error.ts'
import type { PageQuery } from '../../api/list-page.ts'

/** The number of the last row of the page before; null for the first page. Throws the refusal of a cursor that no page has given. */
export function listCursor({ cursor }: PageQuery): bigint | null {
  if (cursor === null) return null
  if (/^[1-9]\d{0,17}$/.test(cursor)) return BigInt(cursor)
  throw new ApiError('invalid', '`cursor` must be the one that the `Link` of the page before has.', { param: 'cursor' })
}
