import { z } from 'zod'
import { setSuspension } from '../../accounts/entities/account.ts'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { TakeDownReason } from '../contract/take-down-reason.ts'
import type { HostingDeps } from '../projects/project.ts'
import { tellSiteChanged } from '../projects/site-changes.ts'
import { recordAct } from './operator-act.ts'
import type { Operator } from './operator-act.ts'

type ModerationDeps = Pick<HostingDeps, 'database' | 'now'>

/**
 * Lets an account in nowhere, and has nobody see its sites, until it is restored; nothing of it is deleted, and its credits stay. Done again it
 * changes the reason. False when there is no such account.
 */
export async function suspendAccount(
  deps: ModerationDeps,
  { accountId, reason, ...by }: { accountId: string; reason: TakeDownReason } & Operator,
): Promise<boolean> {
  return await deps.database.transaction(async (within) => {
    const at = new Date(deps.now())
    if (!(await setSuspension(within, accountId, { at, reason }))) return false
    await tellSitesOf(within, accountId)
    await recordAct(within, { ...by, at, act: 'account-suspended', subject: accountId, accountId, reason })
    return true
  })
}

/** Lets an account in again, with all that it had. False when it was not suspended. */
export async function restoreAccount(
  deps: ModerationDeps,
  { accountId, ...by }: { accountId: string } & Operator,
): Promise<boolean> {
  return await deps.database.transaction(async (within) => {
    if (!(await setSuspension(within, accountId, null))) return false
    await tellSitesOf(within, accountId)
    const at = new Date(deps.now())
    await recordAct(within, { ...by, at, act: 'account-restored', subject: accountId, accountId, reason: null })
    return true
  })
}

const ID = rowForm<{ readonly id: string }>({ id: z.string() })

// In one order, so that two who tell of the same sites do not wait for each other.
const SITES = 'select id from project where account_id = $1 and deleted_at is null order by id'

async function tellSitesOf(within: Queryable, accountId: string): Promise<void> {
  for (const { id } of await ID.all(within, SITES, [accountId])) await tellSiteChanged(within, id)
}
