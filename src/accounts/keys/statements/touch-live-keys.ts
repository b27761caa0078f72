import type { Queryable } from '../../../database/database.ts'

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
