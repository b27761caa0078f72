import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { HostingDeps } from '../projects/project.ts'
import { forgetOrphans } from './blob-rows.ts'
import { sweepLater } from './sweep/sweep-later.ts'

/** Contents that these deployments have, and no other of the account. */
const ONLY_THEIRS = `
  select decode(value, 'hex') as sha256 from manifest, json_each_text(files) where deployment_id = any($2)
  union select sha256 from deployment_file where deployment_id = any($2)
  except select decode(value, 'hex') from manifest, json_each_text(files)
    where manifest.account_id = $1 and deployment_id <> all($2)
  except select sha256 from deployment_file join deployment on deployment.id = deployment_id
    where account_id = $1 and deployment_id <> all($2)`

const DELETE = 'delete from deployment where id = any($1)'

/**
 * Deletes deployments of an account, none of them live, with the contents that only they have: those count towards its quota no more. Their bytes
 * wait for the sweep. The deployments are locked.
 */
export async function removeDeployments(
  within: Queryable,
  { accountId, ids, at }: { accountId: string; ids: readonly string[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await forgetOrphans(within, accountId, ONLY_THEIRS, ids)
  await within.query(DELETE, [ids])
  // What was uploaded for them under no path yet.
  await sweepLater(within, accountId, at)
}

const OF_DELETED = `
  select deployment.id from deployment join project on project.id = project_id
  where deployment.account_id = $1 and project_id = $2 and project.deleted_at is not null for update of deployment`

const DEPLOYMENT_ID = rowForm<{ readonly id: string }>({ id: z.string() })

/** Removes all that a deleted project had. When it does not come to that, the sweep does so. */
export async function clearDeletedProject(
  { database, now }: HostingDeps,
  { accountId, projectId }: { accountId: string; projectId: string },
): Promise<void> {
  await database.transaction(async (within) => {
    const rows = await DEPLOYMENT_ID.all(within, OF_DELETED, [accountId, projectId])
    await removeDeployments(within, { accountId, ids: rows.map(({ id }) => id), at: new Date(now()) })
  })
}
