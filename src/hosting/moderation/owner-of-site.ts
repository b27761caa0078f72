import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'

const OWNER = rowForm<{ readonly accountId: string }>({ accountId: z.string() })

const FIND = 'select account_id as "accountId" from project where slug = $1'

/** The account that has a site, or had it, where its name is kept; null when there is none. */
export async function ownerOfSite(database: Queryable, slug: string): Promise<string | null> {
  return (await OWNER.first(database, FIND, [slug]))?.accountId ?? null
}
