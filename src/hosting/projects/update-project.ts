import { findProject } from './find-projects.ts'
import type { HostingDeps, Project } from './project.ts'

/** What changes; what is left out stays, and null clears. */
export interface ProjectChange {
  readonly name?: string
  readonly description?: string | null
  readonly deploymentName?: string | null
}

const UPDATE = `
  update project set
    name = coalesce($3, name),
    description = case when $4 then $5 else description end,
    deployment_name = case when $6 then $7 else deployment_name end,
    updated_at = $8
  where account_id = $1 and id = $2 and deleted_at is null`

/** Gives the project as it is then; null when the account has none of this id. */
export async function updateProject(
  { database, now }: HostingDeps,
  { accountId, projectId }: { accountId: string; projectId: string },
  { name, description, deploymentName }: ProjectChange,
): Promise<Project | null> {
  await database.query(UPDATE, [
    accountId,
    projectId,
    name ?? null,
    description !== undefined,
    description ?? null,
    deploymentName !== undefined,
    deploymentName ?? null,
    new Date(now()),
  ])
  return await findProject(database, accountId, { id: projectId })
}
