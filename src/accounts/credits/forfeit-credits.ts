import type { Queryable } from '../../database/database.ts'
import { readBalance } from './read-balance.ts'
import { takeBackCredits } from './take-back-credits.ts'

/**
 * Closes the books of a deleted account: what it had left is taken back, so that nobody is owed it any more. What draws
 * still hold stays with them; the little that they give back is nobody's.
 */
export async function forfeitCredits(
  database: Queryable,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<bigint> {
  const { available } = await readBalance(database, accountId, at)
  if (available === 0n) return 0n
  const of = { accountId, credits: available, ref: `deleted ${accountId}`, at, note: 'The account was deleted.' }
  const taken = await takeBackCredits(database, of)
  return taken.kind === 'taken' ? taken.credits : 0n
}
