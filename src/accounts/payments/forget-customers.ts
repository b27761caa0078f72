import { askStripe } from './ask-stripe.ts'
import type { PaymentContext } from './payment-context.ts'
import { dropCustomer, listLeftCustomers } from './entities/customer.ts'

/** Stripe makes the last invoice final within hours, and tries for some weeks to have it paid. */
const INVOICE_MS = 35 * 86_400_000

/**
 * Deletes at Stripe the customers of deleted accounts, of one or of all (null), as soon as nothing is to be paid any more.
 * What does not work now is left for the next call.
 */
export async function forgetCustomers(context: PaymentContext, accountId: string | null): Promise<void> {
  const { mode } = context.stripe
  const endedBefore = new Date(context.now() - INVOICE_MS)
  for (const left of await listLeftCustomers(context.database, { mode, accountId, endedBefore })) {
    const asked = await askStripe(context, 'delete-customer', (stripe) => stripe.customers.del(left.customerId))
    if (asked.kind === 'failed' && !asked.failure.isFinal) return
    await dropCustomer(context.database, { ...left, mode })
  }
}
