import { finishEndings } from './finish-endings.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { claimMeterReports, makeMeterReports, releaseMeterReport, settleMeterReport } from './entities/meter-report.ts'
import { askStripe } from './ask-stripe.ts'
import type { StripeFailure } from './ask-stripe.ts'
import { METER_EVENT } from './find-usage-price.ts'
import type { ClaimedReport } from './entities/meter-report.ts'

/** Tells Stripe what was used, of one account or of all (null); see `Payments.reportUsage`. */
export async function reportUsage(deps: PaymentDeps, accountId: string | null): Promise<bigint> {
  await makeMeterReports(deps.database, { mode: deps.stripe.mode, at: new Date(deps.now()), accountId })
  const units = await sendMeterReports(deps, accountId)
  await finishEndings(deps, accountId)
  return units
}

/** More than a question to Stripe can take, with all its tries. */
const CLAIM_MS = 120_000
/** Stripe knows an identifier for a day at least; after that it would count the units again. */
const IDENTIFIER_MS = 23 * 3_600_000
/** One at a time: a claim must not run out while those before it are sent. */
const AT_ONCE = 1

/**
 * Sends the units that wait, each stretch under its own identifier, which Stripe takes once. Gives how many units it
 * sent. Stops when Stripe is away: the rest waits for the next call.
 */
async function sendMeterReports(deps: PaymentDeps, accountId: string | null): Promise<bigint> {
  let units = 0n
  for (;;) {
    const now = deps.now()
    const [report] = await claimMeterReports(deps.database, {
      mode: deps.stripe.mode,
      at: new Date(now),
      claimedUntil: new Date(now + CLAIM_MS),
      accountId,
      most: AT_ONCE,
    })
    if (report === undefined) return units
    const sent = await send(deps, report)
    if (sent === 'stripe-away') return units
    units += sent
  }
}

async function send(deps: PaymentDeps, report: ClaimedReport): Promise<bigint | 'stripe-away'> {
  const { database } = deps
  const { id } = report
  if (deps.now() - report.firstTriedAt.getTime() > IDENTIFIER_MS)
    return await reject(deps, report, 'It is not known whether Stripe has it, and too late to send it again.')
  const asked = await askStripe(deps, 'report-usage', (stripe) =>
    stripe.billing.meterEvents.create({
      event_name: METER_EVENT,
      identifier: id,
      timestamp: Math.floor(report.usedAt.getTime() / 1000),
      payload: { stripe_customer_id: report.customerId, value: String(report.units) },
    }),
  )
  if (asked.kind === 'answered' || isThere(asked.failure))
    return await settleMeterReport(database, { id, state: 'sent', problem: null })
  if (asked.failure.isFinal) return await reject(deps, report, asked.failure.message)
  await releaseMeterReport(database, { id, isUndone: asked.failure.isUndone })
  return 'stripe-away'
}

/** A try whose answer was lost had come through. */
function isThere({ code, message }: StripeFailure): boolean {
  return code === 'duplicate_meter_event' || /already exists with identifier/i.test(message)
}

async function reject(deps: PaymentDeps, { id, units }: ClaimedReport, problem: string): Promise<bigint> {
  deps.log.error('usage-not-billed', { report: id, units: Number(units) })
  deps.tell?.({ kind: 'not-billed', units: Number(units) })
  await settleMeterReport(deps.database, { id, state: 'rejected', problem })
  return 0n
}
