import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { imitatedBrand } from '../projects/imitated-brand.ts'
import type { HostingDeps } from '../projects/project.ts'
import { tellSiteChanged } from '../projects/site-changes.ts'
import { recordAct } from './operator-act.ts'
import type { Operator } from './operator-act.ts'

type ModerationDeps = Pick<HostingDeps, 'database' | 'now'>

const FOUND = rowForm<{ readonly id: string; readonly accountId: string; readonly isHeld: boolean }>({
  id: z.string(),
  accountId: z.string(),
  isHeld: z.boolean(),
})

// What was deleted waits for nobody; a new project of that name is looked at for itself.
const LOCK = `
  select id, account_id as "accountId", held_at is not null as "isHeld" from project
  where slug = $1 and deleted_at is null for no key update`

/** Shows a site whose name waited, or was refused. `not-held`: its name is nobody's trouble. */
export async function allowName(
  { database, now }: ModerationDeps,
  { slug, ...by }: { slug: string } & Operator,
): Promise<'allowed' | 'not-held' | 'no-site'> {
  return await database.transaction(async (within) => {
    const found = await FOUND.first(within, LOCK, [slug])
    if (found === null) return 'no-site'
    if (!found.isHeld) return 'not-held'
    await within.query('update project set held_at = null, refused_for = null where id = $1', [found.id])
    await tellSiteChanged(within, found.id)
    const at = new Date(now())
    const { accountId } = found
    await recordAct(within, { ...by, at, act: 'name-allowed', subject: slug, accountId, reason: null })
    return 'allowed'
  })
}

const REFUSE = 'update project set held_at = coalesce(held_at, $2), refused_for = $3 where id = $1'

/**
 * Keeps a site from its visitors because of its name, also one that did not wait; its owner reads why. Nobody gets the name by deleting the project
 * within 90 days. Done again it changes the reason. False when there is no such site.
 */
export async function refuseName(
  { database, now }: ModerationDeps,
  { slug, reason, ...by }: { slug: string; reason: string } & Operator,
): Promise<boolean> {
  return await database.transaction(async (within) => {
    const found = await FOUND.first(within, LOCK, [slug])
    if (found === null) return false
    const at = new Date(now())
    await within.query(REFUSE, [found.id, at, reason])
    await tellSiteChanged(within, found.id)
    await recordAct(within, { ...by, at, act: 'name-refused', subject: slug, accountId: found.accountId, reason })
    return true
  })
}

export interface HeldName {
  readonly slug: string
  readonly accountId: string
  readonly heldAt: Date
  /** Null: it waits. */
  readonly refusedFor: string | null
  /** What it imitates; null: an operator refused it for something else. */
  readonly brand: string | null
}

type Row = Omit<HeldName, 'brand'>

const HELD = rowForm<Row>({
  slug: z.string(),
  accountId: z.string(),
  heldAt: z.date(),
  refusedFor: z.string().nullable(),
})

const LIST = `
  select slug, account_id as "accountId", held_at as "heldAt", refused_for as "refusedFor" from project
  where held_at is not null and deleted_at is null order by refused_for is not null, held_at, number limit $1`

/** The names that wait, the one that waits longest first, then those that were refused. */
export async function listHeldNames(database: Queryable, limit: number): Promise<readonly HeldName[]> {
  return (await HELD.all(database, LIST, [limit])).map((row) => ({ ...row, brand: imitatedBrand(row.slug) }))
}
