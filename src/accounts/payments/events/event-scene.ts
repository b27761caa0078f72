import type { Queryable } from '../../../database/database.ts'
import type { PaymentDeps } from '../payment-deps.ts'

/** What handling an event works with: everything goes into the transaction `within`. */
export type EventScene = Pick<PaymentDeps, 'now' | 'log' | 'stripe'> & { readonly within: Queryable }

export type EventKind = 'handled' | 'ignored'

/** The id in a field that Stripe fills with an id or, when it was asked to, with the whole object. */
export function idOf(field: string | { readonly id: string } | null | undefined): string | null {
  return (typeof field === 'string' ? field : field?.id) ?? null
}
