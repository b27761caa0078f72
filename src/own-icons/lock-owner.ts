import { z } from 'zod'
import type { Queryable } from '../database/database.ts'
import { rowForm } from '../database/row-form.ts'

interface Owner {
  readonly keepsHistory: boolean
}

const OWNER = rowForm<Owner>({ keepsHistory: z.boolean() })

const LOCK = `
  insert into own_icon_owner (account_id) values ($1)
  on conflict (account_id) do update set account_id = excluded.account_id
  returning ${OWNER.columns()}`

const IS_THERE = 'select 1 from account where id = $1 and deleted_at is null'

/**
 * Holds an account's icons until the transaction ends, so that two changes at once do not pass a limit together; null when the account is deleted. First
 * the icons, then a look at the account: whoever deletes it takes them in the same order, so that one waits for the other and nothing is left behind.
 */
export async function lockOwner(within: Queryable, accountId: string): Promise<Owner | null> {
  const owner = await OWNER.only(within, LOCK, [accountId])
  return (await within.query(IS_THERE, [accountId])).length > 0 ? owner : null
}

/** Whether what an account draws is in its history. */
export async function keepsHistory(database: Queryable, accountId: string): Promise<boolean> {
  const read = `select ${OWNER.columns()} from own_icon_owner where account_id = $1`
  return (await OWNER.first(database, read, [accountId]))?.keepsHistory ?? true
}
