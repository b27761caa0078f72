import type { Queryable } from '../../database/database.ts'
import { beginBalance } from './entities/balance.ts'
import { tryAdd } from './entities/transfer.ts'

export type Added = { readonly kind: 'added' } | { readonly kind: 'already' }

/**
 * Adds `credits` (at least 1) to an account. The same `kind` and `ref` add once, whoever's account it is, however often
 * and from wherever they come. Rejects when there is no such account.
 */
export async function addCredits(
  database: Queryable,
  of: {
    readonly accountId: string
    readonly kind: 'grant' | 'purchase'
    readonly credits: bigint
    readonly ref: string
    readonly at: Date
    /** When what is left of them goes; null: never. */
    readonly expiresAt: Date | null
    readonly note: string | null
  },
): Promise<Added> {
  let tried = await tryAdd(database, of)
  if (!tried.known) {
    await beginBalance(database, of.accountId)
    tried = await tryAdd(database, of)
  }
  return { kind: tried.added ? 'added' : 'already' }
}
