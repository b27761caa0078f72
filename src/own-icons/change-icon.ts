import { z } from 'zod'
import { rowForm } from '../database/row-form.ts'
import { cutName } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { OWN_LIMITS } from './limits.ts'
import { lockOwner } from './lock-owner.ts'
import type { OwnIconsDeps } from './own-icons-deps.ts'

interface IconChange {
  readonly accountId: string
  readonly iconId: string
  readonly name: string
  readonly cut: Cut
  /** Whether the checker finds a fault at that cut. */
  readonly isDraft: boolean
  /** The ids of the sets that it is to be in, and no other; those that the account has not are passed over. */
  readonly sets: readonly string[]
}

const CHANGE = `
  update own_icon set name = $3, cut = $4, is_draft = $5 where account_id = $1 and id = $2 and kept_at is not null returning 1`

const LEAVE_SETS = `
  delete from own_icon_in_set where icon_id = $1 and set_id in (select id from own_icon_set where account_id = $2)
    and not (set_id = any($3))`

const ENTER_SETS = `
  insert into own_icon_in_set (set_id, icon_id)
  select id, $1 from own_icon_set where account_id = $2 and id = any($3)
    and (select count(*) from own_icon_in_set where set_id = own_icon_set.id) < ${OWN_LIMITS.iconsInSet}
  order by number
  on conflict do nothing`

const NAMED = rowForm<{ readonly name: string }>({ name: z.string() })

const FULL_SETS = `
  select name from own_icon_set where account_id = $2 and id = any($3)
    and not exists (select from own_icon_in_set where set_id = own_icon_set.id and icon_id = $1)`

/** Changes an icon that an account keeps. `fullSets`: the names of sets that had no room for it. */
export async function changeIcon(
  { database }: Pick<OwnIconsDeps, 'database'>,
  { accountId, iconId, name, cut, isDraft, sets }: IconChange,
): Promise<{ readonly fullSets: readonly string[] } | null> {
  return await database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) === null) return null
    const changed = await within.query(CHANGE, [accountId, iconId, name, cutName(cut), isDraft])
    if (changed.length === 0) return null
    const placing = [iconId, accountId, sets]
    await within.query(LEAVE_SETS, placing)
    await within.query(ENTER_SETS, placing)
    return { fullSets: (await NAMED.all(within, FULL_SETS, placing)).map((one) => one.name) }
  })
}

const REMOVE = 'delete from own_icon where account_id = $1 and id = $2 returning 1'

/** Removes an icon from all that an account has: what it keeps, its sets and its history. False when it has none of that id. */
export async function removeIcon(
  { database }: Pick<OwnIconsDeps, 'database'>,
  { accountId, iconId }: { readonly accountId: string; readonly iconId: string },
): Promise<boolean> {
  return await database.transaction(async (within) => {
    if ((await lockOwner(within, accountId)) === null) return false
    return (await within.query(REMOVE, [accountId, iconId])).length > 0
  })
}
