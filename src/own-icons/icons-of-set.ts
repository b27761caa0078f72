import { z } from 'zod'
import type { Queryable } from '../database/database.ts'
import { rowForm } from '../database/row-form.ts'
import { OWN_ICON } from './own-icon.ts'
import type { OwnIcon } from './own-icon.ts'

const LIST = `
  select ${OWN_ICON.columns('own_icon')} from own_icon_in_set join own_icon on own_icon.id = icon_id
  where set_id = $1 order by own_icon_in_set.number`

/** The icons of a set, in the order in which they came into it. */
export async function iconsOfSet(database: Queryable, setId: string): Promise<readonly OwnIcon[]> {
  return await OWN_ICON.all(database, LIST, [setId])
}

const SET_ID = rowForm<{ readonly id: string }>({ id: z.string() })

/** The ids of the sets that an icon is in. */
export async function setsOfIcon(database: Queryable, iconId: string): Promise<ReadonlySet<string>> {
  const rows = await SET_ID.all(database, 'select set_id as id from own_icon_in_set where icon_id = $1', [iconId])
  return new Set(rows.map(({ id }) => id))
}

/** Takes an icon out of a set of an account; it stays with the account. False when the set is another's, or has it not. */
export async function takeFromSet(
  database: Queryable,
  { accountId, setId, iconId }: { readonly accountId: string; readonly setId: string; readonly iconId: string },
): Promise<boolean> {
  const rows = await database.query(TAKE, [accountId, setId, iconId])
  return rows.length > 0
}

const TAKE = `
  delete from own_icon_in_set where icon_id = $3 and set_id in (select id from own_icon_set where account_id = $1 and id = $2)
  returning 1`
