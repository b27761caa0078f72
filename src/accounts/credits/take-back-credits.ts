import type { Queryable } from '../../database/database.ts'
import { expireAccount } from './expire-account.ts'
import { tryTakeBack } from './entities/transfer.ts'

export type TakenBack = { readonly kind: 'taken'; readonly credits: bigint } | { readonly kind: 'already' }

/**
 * Takes up to `credits` back from what is available, and tells how many those were; what is held is let be. The same
 * `ref` takes once; one that found nothing to take (0) has left no trace, and may try again.
 */
export async function takeBackCredits(
  database: Queryable,
  of: {
    readonly accountId: string
    readonly credits: bigint
    readonly ref: string
    readonly at: Date
    readonly note: string | null
  },
): Promise<TakenBack> {
  for (;;) {
    const { already, isDue, taken } = await tryTakeBack(database, of)
    if (already) return { kind: 'already' }
    if (!isDue) return { kind: 'taken', credits: taken }
    await expireAccount(database, of)
  }
}
