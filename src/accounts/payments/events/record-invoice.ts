import type { Stripe } from 'stripe'
import { monthOf } from '../../credits/usage.ts'
import { switchUsageBilling } from '../../credits/switch-usage-billing.ts'
import { safeUrl } from '../redirect.ts'
import { findAccountOfCustomer } from '../entities/customer.ts'
import { hasFailedInvoice, writeInvoice } from '../entities/invoice.ts'
import { lockSubscription, settleSubscription } from '../entities/subscription.ts'
import type { SubscriptionRow } from '../entities/subscription.ts'
import type { EventKind, EventScene } from './event-scene.ts'
import { idOf } from './event-scene.ts'
import { switchOff } from './switch-off.ts'

/** A draft is nobody's business yet. */
const STATUSES = ['open', 'uncollectible', 'void', 'paid']
const UNPAID = 'The last invoice could not be paid. Monthly billing goes on as soon as it is.'

/** Stores what Stripe tells of an invoice. One that cannot be paid stops monthly billing until it is. */
export async function recordInvoice(
  scene: EventScene,
  invoice: Stripe.Invoice,
  hasFailed: boolean,
): Promise<EventKind> {
  const { within } = scene
  const { id } = invoice
  const row = await lockSubscriptionOf(scene, invoice)
  const customerId = idOf(invoice.customer)
  const accountId = row?.accountId ?? (customerId === null ? null : await findAccountOfCustomer(within, customerId))
  if (accountId === null || id === undefined || !STATUSES.includes(invoice.status ?? '')) return 'ignored'
  const at = new Date(scene.now())
  const status = await writeInvoice(within, {
    id,
    accountId,
    number: invoice.number,
    // The end is the first moment of the month after.
    month: monthOf(new Date(Math.max(invoice.period_end * 1000 - 1, invoice.period_start * 1000))),
    cents: invoice.total,
    status: invoice.status ?? '',
    url: safeUrl(invoice.hosted_invoice_url, scene.stripe),
    failedAt: hasFailed ? at : null,
    createdAt: new Date(invoice.created * 1000),
  })
  if (row?.state === 'active' && hasFailed && status === 'open') await pause(scene, row, at)
  if (row?.state === 'past-due' && !(await hasFailedInvoice(within, accountId))) await resume(scene, row, at)
  return 'handled'
}

/** Endpoints of an older version of Stripe's API are told the subscription elsewhere. */
async function lockSubscriptionOf(scene: EventScene, invoice: Stripe.Invoice): Promise<SubscriptionRow | null> {
  const details = invoice.parent?.subscription_details
  const subscriptionId = idOf(details?.subscription ?? (invoice as { subscription?: string }).subscription)
  if (subscriptionId === null) return null
  return await lockSubscription(scene.within, {
    sessionId: null,
    subscriptionId,
    id: details?.metadata?.['usage'] ?? null,
  })
}

async function pause(scene: EventScene, row: SubscriptionRow, at: Date): Promise<void> {
  await switchOff(scene.within, row, at)
  await settleSubscription(scene.within, { id: row.id, state: 'past-due', problem: UNPAID, at })
  scene.log.warn('usage-billing-unpaid', { subscription: row.subscriptionId })
}

async function resume(scene: EventScene, row: SubscriptionRow, at: Date): Promise<void> {
  await settleSubscription(scene.within, { id: row.id, state: 'active', problem: null, at })
  await switchUsageBilling(scene.within, {
    accountId: row.accountId,
    isOn: true,
    capUnits: row.capUnits,
    microUsdPerCredit: Number(row.microUsdPerCredit),
    at,
  })
  scene.log.info('usage-billing-on', { subscription: row.subscriptionId })
}
