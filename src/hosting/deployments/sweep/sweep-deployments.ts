import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import { deleteProjectsOf } from '../../projects/delete-project.ts'
import type { HostingDeps } from '../../projects/project.ts'
import { tellSiteChanged } from '../../projects/site-changes.ts'
import { UPLOAD_MS } from '../upload-limits.ts'
import { removeDeployments } from '../remove-deployments.ts'
import { OWNED, sweepLater } from './sweep-later.ts'
import type { Owned } from './sweep-later.ts'

const DAY_MS = 86_400_000
/** An expired upload is still listed for a week. */
const LISTED_MS = 7 * DAY_MS
/** So long nobody else gets the name of a deleted project. */
export const TOMBSTONE_MS: number = 90 * DAY_MS
/** Of each project stay the live deployment, so many of the youngest, and everything of 24 hours. */
export const KEPT_DEPLOYMENTS = 10
const KEPT_MS = DAY_MS

/** So many rows at a time, so that nobody waits long. */
const MOST = 100

const EXPIRE = `
  with expired as (
    update deployment set state = 'expired' where id in (
      select id from deployment where state = 'uploading' and touched_at <= $1 limit ${MOST} for update skip locked
    ) returning id, account_id
  ), gone as (delete from deployment_file where deployment_id in (select id from expired))
  select account_id as "accountId" from expired`

/** Uploads to which nothing came for 24 hours; gives how many. */
export async function expireUploads({ database, now }: HostingDeps): Promise<number> {
  const at = new Date(now())
  return await database.transaction(async (within) => {
    const rows = await OWNED.all(within, EXPIRE, [new Date(at.getTime() - UPLOAD_MS)])
    for (const accountId of new Set(rows.map((row) => row.accountId))) await sweepLater(within, accountId, at)
    return rows.length
  })
}

interface Gone extends Owned {
  readonly id: string
}

const GONE = rowForm<Gone>({ id: z.string(), accountId: z.string() })

const DROP = `
  select deployment.id, deployment.account_id as "accountId" from deployment join project on project.id = project_id
  where (state = 'expired' and touched_at <= $1) or project.deleted_at is not null
  limit ${MOST} for update of deployment skip locked`

/** Uploads that expired a week ago, and what deleted projects had; gives how many. */
export async function dropDeployments({ database, now }: HostingDeps): Promise<number> {
  const at = new Date(now())
  return await database.transaction(async (within) => {
    return await remove(within, await GONE.all(within, DROP, [new Date(at.getTime() - UPLOAD_MS - LISTED_MS)]), at)
  })
}

const CROWD = rowForm<{ readonly projectId: string }>({ projectId: z.string() })

const CROWDED = `
  select project_id as "projectId" from deployment
  where state = 'ready' group by project_id
  having count(*) > ${KEPT_DEPLOYMENTS} and min(finalized_at) <= $1
    and count(*) filter (where finalized_at <= $1) > 1
  limit ${MOST}`

const LOCK_PROJECT = 'select 1 from project where id = $1 for no key update'

const RETIRE = `
  select id, account_id as "accountId" from deployment where id in (
    select id from (
      select id, finalized_at, row_number() over (order by number desc) as place
      from deployment where project_id = $1 and state = 'ready'
    ) as ready
    where place > ${KEPT_DEPLOYMENTS} and finalized_at <= $2
      and not exists (select from live_deployment where deployment_id = id)
  ) for update`

/** Deployments that nobody goes back to any more; gives how many. */
export async function retireDeployments({ database, now }: HostingDeps): Promise<number> {
  const at = new Date(now())
  const before = new Date(at.getTime() - KEPT_MS)
  const crowded = await CROWD.all(database, CROWDED, [before])
  let retired = 0
  for (const { projectId } of crowded)
    retired += await database.transaction(async (within) => {
      // Whoever promotes one at this moment is waited for.
      await within.query(LOCK_PROJECT, [projectId])
      const rows = await GONE.all(within, RETIRE, [projectId, before])
      if (rows.length > 0) await tellSiteChanged(within, projectId)
      return await remove(within, rows, at)
    })
  return retired
}

async function remove(within: Queryable, rows: readonly Gone[], at: Date): Promise<number> {
  for (const [accountId, of] of Map.groupBy(rows, (row) => row.accountId))
    await removeDeployments(within, { accountId, ids: of.map(({ id }) => id), at })
  return rows.length
}

const FREE = `
  delete from project where id in (
    select id from project where deleted_at <= $1 and taken_down_at is null
      and not exists (select from deployment where project_id = project.id)
    limit ${MOST}
  ) returning 1`

/** Names of projects that were deleted 90 days ago and not taken down by operators; gives how many. */
export async function freeSlugs({ database, now }: HostingDeps): Promise<number> {
  return (await database.query(FREE, [new Date(now() - TOMBSTONE_MS)])).length
}

const OWNERLESS = `
  select distinct account_id as "accountId" from project join account on account.id = account_id
  where project.deleted_at is null and account.deleted_at is not null limit ${MOST}`

/** Sites of accounts that were deleted; gives how many accounts. */
export async function takeDownOwnerless({ database, now }: HostingDeps): Promise<number> {
  const rows = await OWNED.all(database, OWNERLESS)
  for (const { accountId } of rows)
    await database.transaction((within) => deleteProjectsOf(within, accountId, new Date(now())))
  return rows.length
}
