import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { Account } from '../../account.ts'
import type { AccountToken } from '../account-token.ts'

const ACCOUNT_TOKEN = rowForm<AccountToken>({
  id: z.string(),
  name: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  lastUsedAt: z.date().nullable(),
})

const INSERT_ACCOUNT_TOKEN = `
  insert into account_token (id, hash, account_id, name, created_at, expires_at)
  select $1, $2, $3, $4, $5, $6
  where (select count(*) from account_token where account_id = $3 and expires_at > $5) < $7
  returning 1`

/**
 * Stores a token under the hash of its secret; false when the account has as many as it may. Whoever calls it holds the account's row,
 * otherwise two at once could pass the limit together.
 */
export async function insertAccountToken(
  within: Queryable,
  { id, name, createdAt, expiresAt }: AccountToken,
  { accountId, hash, most }: { accountId: string; hash: Uint8Array; most: number },
): Promise<boolean> {
  const values = [id, hash, accountId, name, createdAt, expiresAt, most]
  return (await within.query(INSERT_ACCOUNT_TOKEN, values)).length > 0
}

const LIST_ACCOUNT_TOKENS = `
  select ${ACCOUNT_TOKEN.columns()} from account_token
  where account_id = $1 and expires_at > $2 order by created_at desc, id`

/** The tokens of an account that are still good, newest first. */
export async function listAccountTokens(
  database: Queryable,
  { accountId, at }: { accountId: string; at: Date },
): Promise<readonly AccountToken[]> {
  return await ACCOUNT_TOKEN.all(database, LIST_ACCOUNT_TOKENS, [accountId, at])
}

/** A token as it was found by its secret: with whose it is, and also when it is over. */
export interface FoundAccountToken {
  readonly id: string
  readonly expiresAt: Date
  readonly account: Account
}

interface FoundRow {
  readonly id: string
  readonly expiresAt: Date
  readonly accountId: string
  readonly email: string
  readonly accountCreatedAt: Date
  readonly suspendedFor: string | null
}

const FOUND_ROW = rowForm<FoundRow>({
  id: z.string(),
  expiresAt: z.date(),
  accountId: z.string(),
  email: z.string(),
  accountCreatedAt: z.date(),
  suspendedFor: z.string().nullable(),
})

/** A read that writes at most once an hour, and nothing from before there was the token; the second of two writers at a time finds nothing left to write. */
const TOUCH_ACCOUNT_TOKEN = `
  with found as (
    select account_token.id, account_token.expires_at as "expiresAt",
      account.id as "accountId", account.email, account.created_at as "accountCreatedAt",
      (select reason from account_suspension where account_id = account.id) as "suspendedFor"
    from account_token join account on account.id = account_token.account_id
    where hash = $1 and account.deleted_at is null
  ), touched as (
    update account_token set last_used_at = greatest($3, created_at)
    where id = (select id from found) and expires_at > $2 and (last_used_at is null or last_used_at < $3)
  )
  select * from found`

/** The token with a secret of this hash, which is thereby used unless it is over; null when there is none. `hour`: that of `at`. */
export async function touchAccountToken(
  database: Queryable,
  { hash, at, hour }: { hash: Uint8Array; at: Date; hour: Date },
): Promise<FoundAccountToken | null> {
  const row = await FOUND_ROW.first(database, TOUCH_ACCOUNT_TOKEN, [hash, at, hour])
  if (row === null) return null
  const account = {
    id: row.accountId,
    email: row.email,
    createdAt: row.accountCreatedAt,
    suspendedFor: row.suspendedFor,
  }
  return { id: row.id, expiresAt: row.expiresAt, account }
}

/** Revokes a token of this account at once, and tells whether it was there. */
export async function deleteAccountToken(
  database: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const values = [id, accountId]
  return (
    (await database.query('delete from account_token where id = $1 and account_id = $2 returning 1', values)).length > 0
  )
}

/** Revokes the token with a secret of this hash, if there is one. */
export async function deleteAccountTokenOfSecret(database: Queryable, hash: Uint8Array): Promise<void> {
  await database.query('delete from account_token where hash = $1', [hash])
}

/** Revokes all tokens of an account. */
export async function deleteAccountTokens(database: Queryable, accountId: string): Promise<void> {
  await database.query('delete from account_token where account_id = $1', [accountId])
}

/** Rows that another process is at are left to it. */
const SWEEP_ACCOUNT_TOKENS = `
  delete from account_token where id in (
    select id from account_token where expires_at <= $1 order by expires_at limit $2 for update skip locked
  )
  returning 1`

/** Deletes up to `most` tokens that were over before `before`, and tells how many. */
export async function sweepAccountTokens(database: Queryable, before: Date, most: number): Promise<number> {
  return (await database.query(SWEEP_ACCOUNT_TOKENS, [before, most])).length
}
