import type { Queryable } from '../../database/database.ts'
import { readTransfers } from './entities/transfer.ts'
import type { Transfer } from './entities/transfer.ts'
import { LASTING_KINDS } from './transfer-kinds.ts'

/** An account's transfers, the newest first. `from` belongs to the span, `to` does not; `before` is the id to go on from. */
export async function listTransfers(
  database: Queryable,
  of: {
    readonly accountId: string
    /** Null: all that changed what the account owns or owes, so without what draws held and gave back. */
    readonly kinds: readonly string[] | null
    readonly from: Date | null
    readonly to: Date | null
    readonly before: bigint | null
    readonly limit: number
  },
): Promise<readonly Transfer[]> {
  return await readTransfers(database, { ...of, kinds: of.kinds ?? LASTING_KINDS })
}
