import { finishEndings } from './finish-endings.ts'
import type { PaymentContext } from './payment-context.ts'
import { sendMeterReports } from './send-meter-reports.ts'
import { makeMeterReports } from './entities/meter-report.ts'

/** Tells Stripe what was used, of one account or of all (null); see `Payments.reportUsage`. */
export async function reportUsage(context: PaymentContext, accountId: string | null): Promise<bigint> {
  await makeMeterReports(context.database, { mode: context.stripe.mode, at: new Date(context.now()), accountId })
  const units = await sendMeterReports(context, accountId)
  await finishEndings(context, accountId)
  return units
}
