import type { WebRequest } from '../../web/web-route.ts'

/** So many of a list stand on one page, the newest first. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** Where the page goes on; null when this is the last. */
  readonly olderThan: bigint | null
  /** Whether newer ones were left out. */
  readonly isFirst: boolean
}

/** One page of a list, as its query asks for it: `?before=` the number of the last row on the page before. */
export async function listPage<Row extends { readonly number: bigint }>(
  { query }: Pick<WebRequest, 'query'>,
  most: number,
  read: (of: { readonly before: bigint | null; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<ListPage<Row>> {
  const asked = query.get('before') ?? ''
  const before = /^\d{1,18}$/.test(asked) ? BigInt(asked) : null
  // One more than fits tells whether there is another page.
  const found = await read({ before, limit: most + 1 })
  const rows = found.slice(0, most)
  return { rows, olderThan: found.length > most ? (rows.at(-1)?.number ?? null) : null, isFirst: before === null }
}
