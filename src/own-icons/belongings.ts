import type { Queryable } from '../database/database.ts'
import { cutName } from '../drawing/model/cut.ts'
import { iconsOfSet } from './icons-of-set.ts'
import { listSets } from './icon-sets.ts'
import { keepsHistory, lockOwner } from './lock-owner.ts'
import { OWN_ICON } from './own-icon.ts'

const LIST = `select ${OWN_ICON.columns()} from own_icon where account_id = $1 order by number`

/** All icons of an account, ready to be written as JSON, for its owner to take along. */
export async function exportOwnIcons(
  database: Queryable,
  accountId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const icons = await OWN_ICON.all(database, LIST, [accountId])
  const sets = []
  for (const { id, name, cut, share } of await listSets(database, accountId)) {
    const own = await iconsOfSet(database, id)
    sets.push({ id, name, cut: cutName(cut), share, icons: own.map((icon) => icon.id) })
  }
  return {
    icons: icons.map(({ number: _number, cut, keptAt, drawnAt, ...icon }) => ({
      ...icon,
      cut: cutName(cut),
      keptAt: keptAt?.toISOString() ?? null,
      drawnAt: drawnAt?.toISOString() ?? null,
    })),
    iconSets: sets,
    keepsIconHistory: await keepsHistory(database, accountId),
  }
}

/** Takes all of them away, within the transaction that deletes the account. */
export async function removeOwnIcons(within: Queryable, accountId: string): Promise<void> {
  await lockOwner(within, accountId)
  await within.query('delete from own_icon_set where account_id = $1', [accountId])
  await within.query('delete from own_icon where account_id = $1', [accountId])
  await within.query('delete from own_icon_owner where account_id = $1', [accountId])
}
