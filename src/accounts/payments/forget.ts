import type { Account } from '../account.ts'
import { askStripe } from './ask-stripe.ts'
import { forgetCustomers } from './forget-customers.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listOpenPages } from './entities/checkout.ts'

const DAY_MS = 86_400_000

/** Takes from Stripe what it has of a deleted account; see `Payments.forget`. */
export async function forget(deps: PaymentDeps, { account }: { account: Account }): Promise<void> {
  const since = new Date(deps.now() - DAY_MS)
  for (const page of await listOpenPages(deps.database, { accountId: account.id, since })) {
    const asked = await askStripe(deps, 'close-checkout', (stripe) => stripe.checkout.sessions.expire(page))
    // A page that is paid or closed is no matter; from a Stripe that is away nobody waits for fifty answers.
    if (asked.kind === 'failed' && !asked.failure.isAnswer) return
  }
  await forgetCustomers(deps, account.id)
}
