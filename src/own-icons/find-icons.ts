import { z } from 'zod'
import type { Queryable } from '../database/database.ts'
import { rowForm } from '../database/row-form.ts'
import { OWN_ICON } from './own-icon.ts'
import type { OwnIcon } from './own-icon.ts'

export interface ListAsked {
  readonly accountId: string
  /** When and as which number the last one of the page before came; null begins with the newest. */
  readonly before: { readonly at: Date; readonly number: bigint } | null
  readonly limit: number
}

const LIST_KEPT = `
  select ${OWN_ICON.columns()} from own_icon where account_id = $1 and kept_at is not null and ($2::timestamptz is null or (kept_at, number) < ($2, $3))
  order by kept_at desc, number desc limit $4`

/** What an account keeps, the newest first. */
export async function listKept(
  database: Queryable,
  { accountId, before, limit }: ListAsked,
): Promise<readonly OwnIcon[]> {
  return await OWN_ICON.all(database, LIST_KEPT, [accountId, before?.at ?? null, before?.number ?? 0n, limit])
}

const LIST_DRAWN = LIST_KEPT.replaceAll('kept_at is not null', 'drawn_at is not null')
  .replaceAll('(kept_at,', '(drawn_at,')
  .replaceAll('by kept_at', 'by drawn_at')

/** What an account drew lately, the newest first. */
export async function listDrawn(
  database: Queryable,
  { accountId, before, limit }: ListAsked,
): Promise<readonly OwnIcon[]> {
  return await OWN_ICON.all(database, LIST_DRAWN, [accountId, before?.at ?? null, before?.number ?? 0n, limit])
}

const FIND = `select ${OWN_ICON.columns()} from own_icon where account_id = $1 and id = $2`

/** An icon of an account; null when it has none of that id. */
export async function findIcon(
  database: Queryable,
  { accountId, iconId }: { readonly accountId: string; readonly iconId: string },
): Promise<OwnIcon | null> {
  return await OWN_ICON.first(database, FIND, [accountId, iconId])
}

interface Counts {
  readonly kept: bigint
  readonly drawn: bigint
}

const COUNTS = rowForm<Counts>({ kept: z.bigint(), drawn: z.bigint() })

/** How many icons an account keeps, and how many are in its history. */
export async function countIcons(database: Queryable, accountId: string): Promise<Counts> {
  return await COUNTS.only(
    database,
    'select count(kept_at) as kept, count(drawn_at) as drawn from own_icon where account_id = $1',
    [accountId],
  )
}
