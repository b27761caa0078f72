import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import type { LiveKey } from '../live-key.ts'

export interface NewLiveKey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly form: Uint8Array
  readonly hash: Uint8Array
  readonly lastFour: string
  readonly at: Date
  /** How many keys that are not revoked an account may have. */
  readonly most: number
}

/** `repeated`: the same form made one before. Neither: the account has as many as it may. */
interface LiveKeyInsert {
  readonly made: boolean
  readonly repeated: boolean
}

const LIVE_KEY_INSERT = rowForm<LiveKeyInsert>({ made: z.boolean(), repeated: z.boolean() })

const INSERT_LIVE_KEY = `
  with made as (
    insert into live_key (id, account_id, name, form, hash, last_four, created_at)
    select $1, $2, $3, $4, $5, $6, $7
    where (select count(*) from live_key where account_id = $2 and revoked_at is null) < $8
    on conflict (form) do nothing
    returning id
  )
  select exists (select from made) as made, exists (select from live_key where form = $4) as repeated`

/** Stores a key. Whoever calls it holds the account's row, otherwise two at once could pass the limit together. */
export async function insertLiveKey(database: Queryable, key: NewLiveKey): Promise<LiveKeyInsert> {
  return await LIVE_KEY_INSERT.only(database, INSERT_LIVE_KEY, [
    key.id,
    key.accountId,
    key.name,
    key.form,
    key.hash,
    key.lastFour,
    key.at,
    key.most,
  ])
}

const LIVE_KEY = rowForm<LiveKey>({
  id: z.string(),
  name: z.string(),
  lastFour: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
})

const LIST_KEYS = `select ${LIVE_KEY.columns()} from live_key where account_id = $1 order by created_at desc, id`

/** The keys of an account, newest first, revoked ones included. */
export async function listKeys(database: Queryable, accountId: string): Promise<readonly LiveKey[]> {
  return await LIVE_KEY.all(database, LIST_KEYS, [accountId])
}

const REVOKE_KEY = `
  update live_key set revoked_at = coalesce(revoked_at, $3) where id = $2 and account_id = $1 returning 1`

/** Revokes a key of an account for good; false when the account has no such key. Doing it again changes nothing. */
export async function revokeKey(
  { database, now }: { readonly database: Queryable; readonly now: () => number },
  { accountId, keyId }: { accountId: string; keyId: string },
): Promise<boolean> {
  return (await database.query(REVOKE_KEY, [accountId, keyId, new Date(now())])).length > 0
}

export interface FoundKey {
  readonly keyId: string
  readonly accountId: string
  /** Of its account. */
  readonly suspendedFor: string | null
}

const FOUND_KEY = rowForm<FoundKey>({
  keyId: z.string(),
  accountId: z.string(),
  suspendedFor: z.string().nullable(),
})

const FIND_LIVE_KEY = `
  select live_key.id as "keyId", live_key.account_id as "accountId", reason as "suspendedFor"
  from live_key left join account_suspension on account_suspension.account_id = live_key.account_id
  where hash = $1 and revoked_at is null`

/** The key with a hash, as long as it is not revoked. */
export async function findLiveKey(database: Queryable, hash: Uint8Array): Promise<FoundKey | null> {
  return await FOUND_KEY.first(database, FIND_LIVE_KEY, [hash])
}

/** Writes down when keys were used last; never an earlier time than the one that stands there. */
export async function touchLiveKeys(
  database: Queryable,
  used: readonly { readonly keyId: string; readonly at: Date }[],
): Promise<void> {
  await database.query(
    `update live_key set last_used_at = used.at
    from unnest($1::text[], $2::timestamptz[]) as used (id, at)
    where live_key.id = used.id and (last_used_at is null or last_used_at < used.at)`,
    [used.map(({ keyId }) => keyId), used.map(({ at }) => at)],
  )
}
