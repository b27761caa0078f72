import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { LotEvent } from '../open-lots.ts'

/** Makes the row of totals of an account that never had credits. Rejects when there is no such account. */
export async function beginBalance(database: Queryable, accountId: string): Promise<void> {
  await database.query('insert into credit_balance (account_id) values ($1) on conflict do nothing', [accountId])
}

/** What an account could draw from, at one moment. */
export interface Funds {
  readonly keyIsGood: boolean
  readonly available: bigint
  /** Credits may have expired: none is drawn before that is settled. */
  readonly isDue: boolean
  /** Whether it pays by the month. */
  readonly usageIsOn: boolean
  readonly monthHasBegun: boolean
  /** How many units the month may still take. */
  readonly monthRoom: bigint
}

const FUNDS = rowForm<Funds>({
  keyIsGood: z.boolean(),
  available: z.bigint(),
  isDue: z.boolean(),
  usageIsOn: z.boolean(),
  monthHasBegun: z.boolean(),
  monthRoom: z.bigint(),
})

const FIND_FUNDS = `
  select
    $2::text is null
      or exists (select from live_key where id = $2 and account_id = $1 and revoked_at is null) as "keyIsGood",
    coalesce(b.available, 0) as available,
    coalesce(b.next_expiry_at <= $3, false) as "isDue",
    u.account_id is not null as "usageIsOn",
    m.account_id is not null as "monthHasBegun",
    coalesce(u.cap_units - m.units - m.held, 0) as "monthRoom"
  from (select $1::text as account_id) as a
  left join credit_balance as b using (account_id)
  left join usage_billing as u on u.account_id = a.account_id and u.is_on
  left join usage_month as m on m.account_id = a.account_id and m.month = $4::date`

/** `month` is `YYYY-MM`. */
export async function findFunds(
  database: Queryable,
  { accountId, keyId, at, month }: { accountId: string; keyId: string | null; at: Date; month: string },
): Promise<Funds> {
  return await FUNDS.only(database, FIND_FUNDS, [accountId, keyId, at, `${month}-01`])
}

const DUE_ACCOUNT = rowForm<{ readonly accountId: string }>({ accountId: z.string() })

const FIND_DUE_ACCOUNTS = `
  select ${DUE_ACCOUNT.columns()} from credit_balance where next_expiry_at <= $1 order by next_expiry_at limit $2`

/** Up to `most` accounts of which credits may have expired. */
export async function findDueAccounts(
  database: Queryable,
  { at, most }: { at: Date; most: number },
): Promise<readonly string[]> {
  return (await DUE_ACCOUNT.all(database, FIND_DUE_ACCOUNTS, [at, most])).map(({ accountId }) => accountId)
}

/** An account's totals and the events that say what of them expires when, all at one moment. */
export interface ReadLots {
  readonly available: bigint
  readonly held: bigint
  readonly nextExpiryAt: Date | null
  readonly version: bigint
  readonly events: readonly LotEvent[]
}

/** A balance with one of its events; without any, those columns are null. */
type LotRow = Omit<ReadLots, 'events'> & { readonly [Key in keyof LotEvent]: LotEvent[Key] | null }

const LOT_KINDS = ['grant', 'purchase', 'refund', 'expire'] as const

const LOT_ROW = rowForm<LotRow>({
  available: z.bigint(),
  held: z.bigint(),
  nextExpiryAt: z.date().nullable(),
  version: z.bigint(),
  kind: z.enum(LOT_KINDS).nullable(),
  amount: z.bigint().nullable(),
  expiresAt: z.date().nullable(),
  ownedAfter: z.bigint().nullable(),
})

const READ_LOTS = `
  select b.available, b.held, nullif(b.next_expiry_at, 'infinity') as "nextExpiryAt", b.version,
    t.kind, t.amount, t.expires_at as "expiresAt", t.available_after + t.held_after as "ownedAfter"
  from credit_balance as b
  left join credit_transfer as t
    on t.account_id = b.account_id and t.kind in ('grant', 'purchase', 'refund', 'expire') and b.next_expiry_at is not null
  where b.account_id = $1
  order by t.id`

/** Null when the account never had credits; without events when nothing expires. */
export async function readLots(database: Queryable, accountId: string): Promise<ReadLots | null> {
  const rows = await LOT_ROW.all(database, READ_LOTS, [accountId])
  const [first] = rows
  if (first === undefined) return null
  const { available, held, nextExpiryAt, version } = first
  return { available, held, nextExpiryAt, version, events: rows.filter(isEvent) }
}

function isEvent(row: LotRow): row is LotRow & LotEvent {
  return row.kind !== null
}

/** An event of an account some of whose credits expire, or were let expire, with the account's totals. */
export interface ExpiringEvent extends LotEvent {
  readonly accountId: string
  readonly at: Date
  readonly owned: bigint
  /** Null: never. */
  readonly nextExpiryAt: Date | null
  /** The time by the database. */
  readonly now: Date
}

const EXPIRING_EVENT = rowForm<ExpiringEvent>({
  kind: z.enum(LOT_KINDS),
  amount: z.bigint(),
  expiresAt: z.date().nullable(),
  ownedAfter: z.bigint(),
  accountId: z.string(),
  at: z.date(),
  owned: z.bigint(),
  nextExpiryAt: z.date().nullable(),
  now: z.date(),
})

const READ_EXPIRING_LOTS = `
  select t.account_id as "accountId", t.at, t.kind, t.amount, t.expires_at as "expiresAt",
    t.available_after + t.held_after as "ownedAfter", b.available + b.held as owned,
    nullif(b.next_expiry_at, 'infinity') as "nextExpiryAt", now()
  from credit_transfer as t join credit_balance as b on b.account_id = t.account_id
  where t.kind in ('grant', 'purchase', 'refund', 'expire') and exists (
    select from credit_transfer as e where e.account_id = t.account_id and (e.expires_at is not null or e.kind = 'expire')
  )
  order by t.account_id, t.id`

/** All that says what of whose credits expires when, by account and in the order in which it happened. */
export async function readExpiringLots(database: Queryable): Promise<readonly ExpiringEvent[]> {
  return await EXPIRING_EVENT.all(database, READ_EXPIRING_LOTS)
}

const WRITE_EXPIRY = `
  with looked as (
    update credit_balance set next_expiry_at = $4 where account_id = $1 and version = $2::bigint returning account_id
  ), entry as (
    insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, at)
    select account_id, 'expire', 'available', 'expired', $3::bigint, $1 || ':' || $2, $5 from looked where $3::bigint > 0
  )
  select 1 from looked`

/** Lets credits expire unless the account changed since it had that version; false: it did, and nothing happened. */
export async function writeExpiry(
  database: Queryable,
  {
    accountId,
    version,
    credits,
    nextAt,
    at,
  }: { accountId: string; version: bigint; credits: bigint; nextAt: Date | null; at: Date },
): Promise<boolean> {
  const rows = await database.query(WRITE_EXPIRY, [accountId, version, credits, nextAt, at])
  return rows.length === 1
}
