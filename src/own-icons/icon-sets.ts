import { z } from 'zod'
import type { Queryable } from '../database/database.ts'
import { rowForm } from '../database/row-form.ts'
import { cutName } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { randomText } from '../platform/random-text.ts'
import { OWN_LIMITS } from './limits.ts'
import { lockOwner } from './lock-owner.ts'
import { storedCut } from './own-icon.ts'
import type { OwnIconsDeps } from './own-icons-deps.ts'

/** Icons of an account that belong together, all shown at one cut. */
export interface IconSet {
  /** `set_` and 24 base-62 characters. */
  readonly id: string
  readonly name: string
  readonly cut: Cut
  /** The last part of the address under which anybody sees it; null: nobody else does. */
  readonly share: string | null
  readonly icons: bigint
}

interface Named {
  readonly accountId: string
  readonly setId: string
}

const SET = rowForm<IconSet>({
  id: z.string(),
  name: z.string(),
  cut: storedCut,
  share: z.string().nullable(),
  icons: z.bigint(),
})

const COLUMNS = `id, name, cut, share, (select count(*) from own_icon_in_set where set_id = own_icon_set.id) as icons`

/** The sets of an account, the newest first. */
export async function listSets(database: Queryable, accountId: string): Promise<readonly IconSet[]> {
  return await SET.all(database, `select ${COLUMNS} from own_icon_set where account_id = $1 order by number desc`, [
    accountId,
  ])
}

/** A set of an account; null when it has none of that id. */
export async function findSet(database: Queryable, { accountId, setId }: Named): Promise<IconSet | null> {
  return await SET.first(database, `select ${COLUMNS} from own_icon_set where account_id = $1 and id = $2`, [
    accountId,
    setId,
  ])
}

const FIND_SHARED = `
  select ${COLUMNS} from own_icon_set where share = $1
    and not exists (select from account_suspension where account_suspension.account_id = own_icon_set.account_id)`

/** The set that is shared under an address; null when there is none, or operators suspended its account. */
export async function findShared(database: Queryable, share: string): Promise<IconSet | null> {
  return await SET.first(database, FIND_SHARED, [share])
}

const INSERT = `
  insert into own_icon_set (id, account_id, name, cut, created_at)
  select $1, $2, $3, $4, $5 where (select count(*) from own_icon_set where account_id = $2) < ${OWN_LIMITS.sets}
  returning ${COLUMNS}`

/** Makes a set; null when the account has as many as it may. */
export async function createSet(
  { database, now, random }: OwnIconsDeps,
  { accountId, name, cut }: { readonly accountId: string; readonly name: string; readonly cut: Cut },
): Promise<IconSet | null> {
  return await database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) === null) return null
    const values = [`set_${randomText(random, 24)}`, accountId, name, cutName(cut), new Date(now())]
    return await SET.first(within, INSERT, values)
  })
}

/** Gives a set another name and cut; false when the account has none of that id. */
export async function changeSet(
  { database }: Pick<OwnIconsDeps, 'database'>,
  { accountId, setId, name, cut }: Named & { readonly name: string; readonly cut: Cut },
): Promise<boolean> {
  const change = 'update own_icon_set set name = $3, cut = $4 where account_id = $1 and id = $2 returning 1'
  return (await database.query(change, [accountId, setId, name, cutName(cut)])).length > 0
}

/** Deletes a set; its icons stay with the account. False when it has none of that id. */
export async function deleteSet(
  { database }: Pick<OwnIconsDeps, 'database'>,
  { accountId, setId }: Named,
): Promise<boolean> {
  const rows = await database.query('delete from own_icon_set where account_id = $1 and id = $2 returning 1', [
    accountId,
    setId,
  ])
  return rows.length > 0
}

/** Lets anybody see a set who has its address, or nobody any more: the old address leads nowhere then, for good. False when the account has none of that id. */
export async function shareSet(
  { database, random }: Pick<OwnIconsDeps, 'database' | 'random'>,
  { accountId, setId, isShared }: Named & { readonly isShared: boolean },
): Promise<boolean> {
  const share = isShared ? randomText(random, 24) : null
  // Shared twice, it keeps the address that it has.
  const change = `
    update own_icon_set set share = case when $3::text is null then null else coalesce(share, $3) end
    where account_id = $1 and id = $2 returning 1`
  return (await database.query(change, [accountId, setId, share])).length > 0
}

const ENTER = `
  insert into own_icon_in_set (set_id, icon_id)
  select $1, icon.id from unnest($3::text[]) with ordinality as icon (id, place)
  join own_icon on own_icon.id = icon.id and own_icon.account_id = $2 and kept_at is not null
  where not exists (select from own_icon_in_set where set_id = $1 and icon_id = icon.id)
  order by place limit greatest(0, ${OWN_LIMITS.iconsInSet} - (select count(*) from own_icon_in_set where set_id = $1))
  on conflict do nothing returning 1`

/** Puts icons that an account keeps into one of its sets, as far as there is room. Gives how many came in; null when there is no such set. */
export async function putIntoSet(
  { database }: Pick<OwnIconsDeps, 'database'>,
  { accountId, setId, iconIds }: Named & { readonly iconIds: readonly string[] },
): Promise<number | null> {
  return await database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) === null) return null
    if ((await findSet(within, { accountId, setId })) === null) return null
    return (await within.query(ENTER, [setId, accountId, iconIds])).length
  })
}
