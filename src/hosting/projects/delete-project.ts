import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { HostingDeps } from './project.ts'
import { tellSiteChanged } from './site-changes.ts'

const DELETED = rowForm<{ readonly id: string }>({ id: z.string() })

const DELETE = `
  update project set deleted_at = $3, name = 'deleted', description = null, deployment_name = null
  where account_id = $1 and ($2::text is null or id = $2) and deleted_at is null returning id`

const TAKE_DOWN = 'delete from live_deployment where project_id = $1'

/** Takes a site down for good; its deployments and contents are cleared by the room of deployments. False when the account has no such project. */
export async function deleteProject(
  { database, now }: HostingDeps,
  { accountId, projectId }: { accountId: string; projectId: string },
): Promise<boolean> {
  return await database.transaction(async (within) => (await remove(within, accountId, projectId, now())) > 0)
}

/** The same with all sites of an account, within the transaction that deletes it. */
export async function deleteProjectsOf(within: Queryable, accountId: string, at: Date): Promise<void> {
  await remove(within, accountId, null, at.getTime())
}

async function remove(within: Queryable, accountId: string, projectId: string | null, atMs: number): Promise<number> {
  const rows = await DELETED.all(within, DELETE, [accountId, projectId, new Date(atMs)])
  for (const { id } of rows) {
    await within.query(TAKE_DOWN, [id])
    await tellSiteChanged(within, id)
  }
  return rows.length
}
