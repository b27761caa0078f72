import type { Account } from '../account.ts'
import { askStripe } from './ask-stripe.ts'
import type { Asked } from './ask-stripe.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { claimCustomer, dropCustomer, keepCustomer } from './entities/customer.ts'

interface Customer {
  readonly id: string
  readonly attempt: number
}

/**
 * Uses the account's customer at Stripe, making it at the first use. One that was deleted there, or belongs to another
 * account of Stripe, is replaced once.
 */
export async function withCustomer<T>(
  deps: PaymentDeps,
  account: Account,
  use: (customerId: string) => Promise<Asked<T>>,
): Promise<Asked<T>> {
  const first = await findCustomer(deps, account)
  if (first.kind === 'failed') return first
  const used = await use(first.value.id)
  if (used.kind !== 'failed' || used.failure.code !== 'resource_missing' || used.failure.param !== 'customer')
    return used
  await dropCustomer(deps.database, {
    accountId: account.id,
    mode: deps.stripe.mode,
    customerId: first.value.id,
    attempt: first.value.attempt,
  })
  const second = await findCustomer(deps, account)
  return second.kind === 'failed' ? second : await use(second.value.id)
}

/** Calls at the same time use the same idempotency key, so that Stripe makes one customer for all of them. */
async function findCustomer(deps: PaymentDeps, account: Account): Promise<Asked<Customer>> {
  const { database } = deps
  const { mode } = deps.stripe
  const { customerId, attempt } = await claimCustomer(database, { accountId: account.id, mode })
  if (customerId !== null) return { kind: 'answered', value: { id: customerId, attempt } }
  const made = await askStripe(deps, 'make-customer', (stripe) =>
    stripe.customers.create(
      { email: account.email, metadata: { account: account.id } },
      { idempotencyKey: `customer-${account.id}-${attempt}` },
    ),
  )
  if (made.kind === 'failed') {
    if (made.failure.isAnswer) await dropCustomer(database, { accountId: account.id, mode, customerId: null, attempt })
    return made
  }
  return {
    kind: 'answered',
    value: { id: await keepCustomer(database, { accountId: account.id, mode, customerId: made.value.id }), attempt },
  }
}
