import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'

interface EmbeddedOnly {
  readonly since: Date
}

const EMBEDDED_ONLY = rowForm<EmbeddedOnly>({ since: z.date() })

const FIND_CHOICE = `select ${EMBEDDED_ONLY.columns()} from embedded_only where account_id = $1`

/** Since when no draw of an account is to be sent to a language model; null: it did not choose so. */
export async function findEmbeddedOnly(database: Queryable, accountId: string): Promise<Date | null> {
  return (await EMBEDDED_ONLY.first(database, FIND_CHOICE, [accountId]))?.since ?? null
}

const CHOOSE = `
  insert into embedded_only (account_id, since)
  select id, $2 from account where id = $1 and deleted_at is null for key share
  on conflict (account_id) do nothing`

const TAKE_BACK = 'delete from embedded_only where account_id = $1'

/** Keeps the draws of an account from language models from now on, or lets them be sent again (null). To choose again what is chosen changes nothing. */
export async function setEmbeddedOnly(database: Queryable, accountId: string, since: Date | null): Promise<void> {
  if (since === null) await database.query(TAKE_BACK, [accountId])
  else await database.query(CHOOSE, [accountId, since])
}
