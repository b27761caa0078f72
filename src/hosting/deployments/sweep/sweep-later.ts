import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { RowForm } from '../../../database/row-form.ts'

/** Whose something is that is swept. */
export interface Owned {
  readonly accountId: string
}

export const OWNED: RowForm<Owned> = rowForm<Owned>({ accountId: z.string() })

/** A content that no deployment has goes so long after it was uploaded or asked for last. */
export const ORPHAN_MS: number = 48 * 3_600_000

const LATER = `
  insert into hosting_usage (account_id, sweep_at) values ($1, $2)
  on conflict (account_id) do update set sweep_at = coalesce(hosting_usage.sweep_at, excluded.sweep_at)`

/** An account may have contents from now on that no deployment has. */
export async function sweepLater(within: Queryable, accountId: string, at: Date): Promise<void> {
  await within.query(LATER, [accountId, new Date(at.getTime() + ORPHAN_MS)])
}
