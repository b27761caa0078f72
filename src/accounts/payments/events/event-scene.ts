import type { Queryable } from '../../../database/database.ts'
import type { PaymentContext } from '../payment-context.ts'

/** What handling an event works with: everything goes into the transaction `within`. */
export type EventScene = Pick<PaymentContext, 'now' | 'log' | 'stripe'> & { readonly within: Queryable }

export type EventKind = 'handled' | 'ignored'
