import type { Queryable } from '../../../database/database.ts'

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

const STATEMENT = `
  with made as (
    insert into live_key (id, account_id, name, form, hash, last_four, created_at)
    select $1, $2, $3, $4, $5, $6, $7
    where (select count(*) from live_key where account_id = $2 and revoked_at is null) < $8
    on conflict (form) do nothing
    returning id
  )
  select exists (select from made) as made, exists (select from live_key where form = $4) as repeated`

/**
 * Stores a key. `repeated`: the same form made one before. Neither: the account has as many as it may. Whoever calls it holds
 * the account's row, otherwise two at once could pass the limit together.
 */
export async function insertLiveKey(
  database: Queryable,
  key: NewLiveKey,
): Promise<{ readonly made: boolean; readonly repeated: boolean }> {
  const [row] = await database.query<{ made: boolean; repeated: boolean }>(STATEMENT, [
    key.id,
    key.accountId,
    key.name,
    key.form,
    key.hash,
    key.lastFour,
    key.at,
    key.most,
  ])
  if (row === undefined) throw new Error('the insert of a live key gave no row')
  return row
}
