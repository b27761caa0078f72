import { askStripe } from './ask-stripe.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { dropCustomer, listLeftCustomers } from './entities/customer.ts'

/** Stripe makes the last invoice final within hours, and tries for some weeks to have it paid. */
const INVOICE_MS = 35 * 86_400_000

/**
 * Deletes at Stripe the customers of deleted accounts, of one or of all (null), as soon as nothing is to be paid any more.
 * What does not work now is left for the next call.
 */
export async function forgetCustomers(deps: PaymentDeps, accountId: string | null): Promise<void> {
  const { mode } = deps.stripe
  const endedBefore = new Date(deps.now() - INVOICE_MS)
  for (const left of await listLeftCustomers(deps.database, { mode, accountId, endedBefore })) {
    const asked = await askStripe(deps, 'delete-customer', (stripe) => stripe.customers.del(left.customerId))
    if (asked.kind === 'failed' && !asked.failure.isFinal) return
    await dropCustomer(deps.database, { ...left, mode })
  }
}
