import type { Queryable } from '../../../database/database.ts'

/** An invoice goes this way only, whatever the order of the news. */
const RANK = (column: string): string => `array_position(array['open', 'uncollectible', 'void', 'paid'], ${column})`

const STATEMENT = `
  insert into stripe_invoice as known (id, account_id, number, month, cents, status, url, failed_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (id) do update set
    number = coalesce(excluded.number, known.number),
    cents = case when ${RANK('excluded.status')} >= ${RANK('known.status')} then excluded.cents else known.cents end,
    status = case when ${RANK('excluded.status')} >= ${RANK('known.status')} then excluded.status else known.status end,
    url = coalesce(excluded.url, known.url),
    failed_at = coalesce(known.failed_at, excluded.failed_at)
  returning status`

/** Stores what Stripe told of an invoice, and gives the status that it has now. */
export async function writeInvoice(
  within: Queryable,
  of: {
    id: string
    accountId: string
    number: string | null
    month: string
    cents: number
    status: string
    url: string | null
    failedAt: Date | null
    createdAt: Date
  },
): Promise<string> {
  const [row] = await within.query<{ status: string }>(STATEMENT, [
    of.id,
    of.accountId,
    of.number,
    of.month,
    of.cents,
    of.status,
    of.url,
    of.failedAt,
    of.createdAt,
  ])
  if (row === undefined) throw new Error('the invoice was not stored')
  return row.status
}
