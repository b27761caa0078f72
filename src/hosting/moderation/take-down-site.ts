import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { TAKE_DOWN_REASONS } from '../contract/take-down-reason.ts'
import type { TakeDownReason } from '../contract/take-down-reason.ts'
import type { HostingDeps } from '../projects/project.ts'
import { tellSiteChanged } from '../projects/site-changes.ts'
import { recordAct } from './operator-act.ts'
import type { Operator } from './operator-act.ts'

type ModerationDeps = Pick<HostingDeps, 'database' | 'now'>

const FOUND = rowForm<{ readonly id: string; readonly accountId: string; readonly isDown: boolean }>({
  id: z.string(),
  accountId: z.string(),
  isDown: z.boolean(),
})

const LOCK = `
  select id, account_id as "accountId", taken_down_at is not null as "isDown" from project
  where slug = $1 for no key update`

const TAKE_DOWN = 'update project set taken_down_at = coalesce(taken_down_at, $2), taken_down_for = $3 where id = $1'

/**
 * Has nobody see a site and any of its deployments, in all processes. It outlives the project: while it stands, nobody makes another of
 * that name. Done again it changes the reason. False when there is no such site.
 */
export async function takeDownSite(
  { database, now }: ModerationDeps,
  { slug, reason, ...by }: { slug: string; reason: TakeDownReason } & Operator,
): Promise<boolean> {
  return await database.transaction(async (within) => {
    const found = await FOUND.first(within, LOCK, [slug])
    if (found === null) return false
    const at = new Date(now())
    await within.query(TAKE_DOWN, [found.id, at, reason])
    await tellSiteChanged(within, found.id)
    await recordAct(within, { ...by, at, act: 'site-taken-down', subject: slug, accountId: found.accountId, reason })
    return true
  })
}

/** Shows a site again. `not-down`: it was not taken down. */
export async function restoreSite(
  { database, now }: ModerationDeps,
  { slug, ...by }: { slug: string } & Operator,
): Promise<'restored' | 'not-down' | 'no-site'> {
  return await database.transaction(async (within) => {
    const found = await FOUND.first(within, LOCK, [slug])
    if (found === null) return 'no-site'
    if (!found.isDown) return 'not-down'
    await within.query('update project set taken_down_at = null, taken_down_for = null where id = $1', [found.id])
    await tellSiteChanged(within, found.id)
    const at = new Date(now())
    const { accountId } = found
    await recordAct(within, { ...by, at, act: 'site-restored', subject: slug, accountId, reason: null })
    return 'restored'
  })
}

export interface TakenDownSite {
  readonly slug: string
  readonly accountId: string
  readonly takenDownAt: Date
  readonly takenDownFor: TakeDownReason
  /** Its owner deleted it since: the name is kept from everybody. */
  readonly isDeleted: boolean
}

const TAKEN_DOWN = rowForm<TakenDownSite>({
  slug: z.string(),
  accountId: z.string(),
  takenDownAt: z.date(),
  takenDownFor: z.enum(TAKE_DOWN_REASONS),
  isDeleted: z.boolean(),
})

const LIST = `
  select slug, account_id as "accountId", taken_down_at as "takenDownAt", taken_down_for as "takenDownFor",
    deleted_at is not null as "isDeleted"
  from project where taken_down_at is not null order by taken_down_at desc, number desc limit $1`

/** The sites that are taken down, the last one first. */
export async function listTakenDown(database: Queryable, limit: number): Promise<readonly TakenDownSite[]> {
  return await TAKEN_DOWN.all(database, LIST, [limit])
}
