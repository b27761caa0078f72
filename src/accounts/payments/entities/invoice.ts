import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

/** An invoice goes this way only, whatever the order of the news. */
const rank = (column: string): string => `array_position(array['open', 'uncollectible', 'void', 'paid'], ${column})`

const INVOICE_STATUS = rowForm<{ readonly status: string }>({ status: z.string() })

const WRITE_INVOICE = `
  insert into stripe_invoice as known (id, account_id, number, month, cents, status, url, failed_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (id) do update set
    number = coalesce(excluded.number, known.number),
    cents = case when ${rank('excluded.status')} >= ${rank('known.status')} then excluded.cents else known.cents end,
    status = case when ${rank('excluded.status')} >= ${rank('known.status')} then excluded.status else known.status end,
    url = coalesce(excluded.url, known.url),
    failed_at = coalesce(known.failed_at, excluded.failed_at)
  returning status`

/** Stores what Stripe told of an invoice, and gives the status that it has now. */
export async function writeInvoice(
  within: Queryable,
  {
    id,
    accountId,
    number,
    month,
    cents,
    status,
    url,
    failedAt,
    createdAt,
  }: {
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
  const { status: written } = await INVOICE_STATUS.only(within, WRITE_INVOICE, [
    id,
    accountId,
    number,
    month,
    cents,
    status,
    url,
    failedAt,
    createdAt,
  ])
  return written
}

export interface ShownInvoice {
  readonly id: string
  readonly number: string | null
  /** `YYYY-MM` */
  readonly month: string
  readonly cents: bigint
  readonly status: 'open' | 'uncollectible' | 'void' | 'paid'
  /** Stripe's page of it. */
  readonly url: string | null
  readonly hasFailed: boolean
  readonly createdAt: Date
}

const SHOWN_INVOICE = rowForm<ShownInvoice>({
  id: z.string(),
  number: z.string().nullable(),
  month: z.string(),
  cents: z.bigint(),
  status: z.enum(['open', 'uncollectible', 'void', 'paid']),
  url: z.string().nullable(),
  hasFailed: z.boolean(),
  createdAt: z.date(),
})

const LIST_INVOICES = `
  select id, number, month, cents, status, url, failed_at is not null and status = 'open' as "hasFailed",
    created_at as "createdAt"
  from stripe_invoice where account_id = $1 and cents <> 0
  order by created_at desc, id limit 100`

/** An account's invoices, the newest first. Stripe makes one of nothing when a subscription begins; it is left out. */
export async function listInvoices(database: Queryable, accountId: string): Promise<readonly ShownInvoice[]> {
  return await SHOWN_INVOICE.all(database, LIST_INVOICES, [accountId])
}

const HAS_FAILED_INVOICE = `
  select 1 from stripe_invoice where account_id = $1 and status = 'open' and failed_at is not null limit 1`

/** Whether an invoice of the account could not be paid, and still is not. */
export async function hasFailedInvoice(within: Queryable, accountId: string): Promise<boolean> {
  return (await within.query(HAS_FAILED_INVOICE, [accountId])).length > 0
}
