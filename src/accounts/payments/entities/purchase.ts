import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'

const PURCHASE_STATES = ['open', 'pending', 'paid', 'failed', 'expired', 'mismatch'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** A purchase as events see it. */
export interface PurchaseRow {
  readonly id: string
  readonly accountId: string
  readonly credits: bigint
  readonly cents: bigint
  readonly state: PurchaseState
  readonly sessionId: string | null
  readonly paymentIntent: string | null
  readonly returnedCents: bigint
  readonly takenCredits: bigint
  readonly missingCredits: bigint
  readonly returns: number
}

const PURCHASE_ROW = rowForm<PurchaseRow>({
  id: z.string(),
  accountId: z.string(),
  credits: z.bigint(),
  cents: z.bigint(),
  state: z.enum(PURCHASE_STATES),
  sessionId: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  returnedCents: z.bigint(),
  takenCredits: z.bigint(),
  missingCredits: z.bigint(),
  returns: z.number(),
})

export interface OpenedPurchase {
  readonly credits: bigint
  readonly cents: bigint
  readonly attempt: number
  /** Null while Stripe has not answered. */
  readonly sessionId: string | null
}

const OPENED_PURCHASE = rowForm<OpenedPurchase>({
  credits: z.bigint(),
  cents: z.bigint(),
  attempt: z.number(),
  sessionId: z.string().nullable(),
})

/** The same form gives the same row, as it was at first. */
const OPEN_PURCHASE = `
  insert into purchase as known (id, account_id, pack, credits, cents, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set attempt = known.attempt
  returning ${OPENED_PURCHASE.columns()}`

/** Writes down what is about to be bought, before Stripe is asked: so no event finds us without it. */
export async function openPurchase(
  database: Queryable,
  {
    id,
    accountId,
    pack,
    credits,
    cents,
    at,
  }: { id: string; accountId: string; pack: string; credits: number; cents: number; at: Date },
): Promise<OpenedPurchase> {
  return await OPENED_PURCHASE.only(database, OPEN_PURCHASE, [id, accountId, pack, credits, cents, at])
}

/** An event may come before Stripe's answer to us: then the row has no session yet, and the session has the row's id. */
const LOCK_PURCHASE_OF_SESSION = `
  select ${PURCHASE_ROW.columns()} from purchase
  where session_id = $1 or (session_id is null and id = $2)
  for update`

/** The purchase of a Checkout Session, held until the transaction ends; null when it is none of ours. */
export async function lockPurchaseOfSession(
  within: Queryable,
  { sessionId, purchaseId }: { sessionId: string; purchaseId: string | null },
): Promise<PurchaseRow | null> {
  return await PURCHASE_ROW.first(within, LOCK_PURCHASE_OF_SESSION, [sessionId, purchaseId])
}

const LOCK_PURCHASE_OF_PAYMENT = `select ${PURCHASE_ROW.columns()} from purchase where payment_intent = $1 for update`

/** The purchase that a payment was for, held until the transaction ends; null when it is none of ours, or not known yet. */
export async function lockPurchaseOfPayment(within: Queryable, paymentIntent: string): Promise<PurchaseRow | null> {
  return await PURCHASE_ROW.first(within, LOCK_PURCHASE_OF_PAYMENT, [paymentIntent])
}

const SETTLE_PURCHASE = `
  update purchase set
    state = $2, session_id = $3, payment_intent = coalesce($4, payment_intent),
    paid_at = case when $2 = 'paid' then $5::timestamptz end
  where id = $1`

/** Writes how the Checkout Session of a purchase came out. */
export async function settlePurchase(
  within: Queryable,
  {
    id,
    state,
    sessionId,
    paymentIntent,
    at,
  }: { id: string; state: PurchaseState; sessionId: string; paymentIntent: string | null; at: Date },
): Promise<void> {
  await within.query(SETTLE_PURCHASE, [id, state, sessionId, paymentIntent, at])
}

const WRITE_RETURNS = `
  update purchase set returned_cents = $2, taken_credits = $3, missing_credits = $4, returns = returns + 1
  where id = $1`

export async function writeReturns(
  within: Queryable,
  {
    id,
    returnedCents,
    takenCredits,
    missingCredits,
  }: { id: string; returnedCents: bigint; takenCredits: bigint; missingCredits: bigint },
): Promise<void> {
  await within.query(WRITE_RETURNS, [id, returnedCents, takenCredits, missingCredits])
}

export interface ShownPurchase {
  readonly id: string
  /** Stripe's Checkout Session, as it comes back in `?bought=`; null before Stripe has answered. */
  readonly sessionId: string | null
  readonly pack: string
  readonly credits: bigint
  readonly cents: bigint
  readonly state: PurchaseState
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly returnedCents: bigint
  /** Credits that went back with a refund; `missingCredits`: those that were spent already. */
  readonly takenCredits: bigint
  readonly missingCredits: bigint
}

const SHOWN_PURCHASE = rowForm<ShownPurchase>({
  id: z.string(),
  sessionId: z.string().nullable(),
  pack: z.string(),
  credits: z.bigint(),
  cents: z.bigint(),
  state: z.enum(PURCHASE_STATES),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  returnedCents: z.bigint(),
  takenCredits: z.bigint(),
  missingCredits: z.bigint(),
})

const LIST_PURCHASES = `
  select ${SHOWN_PURCHASE.columns()} from purchase
  where account_id = $1 and (state in ('paid', 'pending', 'mismatch') or created_at > $2)
  order by created_at desc, id limit 100`

/** An account's purchases, the newest first; of those that came to nothing, the ones since `unpaidSince`. */
export async function listPurchases(
  database: Queryable,
  { accountId, unpaidSince }: { accountId: string; unpaidSince: Date },
): Promise<readonly ShownPurchase[]> {
  return await SHOWN_PURCHASE.all(database, LIST_PURCHASES, [accountId, unpaidSince])
}
