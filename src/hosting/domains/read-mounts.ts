import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { GRACE_MS } from './domain.ts'

/** A site at a host. */
export interface Mount {
  /** `/`, or without a slash at its end. */
  readonly pathPrefix: string
  readonly slug: string
  readonly projectId: string
  /** Until when it is shown; null: as long as nothing changes. */
  readonly until: Date | null
}

const MOUNT = rowForm<Mount>({
  pathPrefix: z.string(),
  slug: z.string(),
  projectId: z.string(),
  until: z.date().nullable(),
})

const READ = `
  select path_prefix as "pathPrefix", slug, project.id as "projectId",
    lost_since + make_interval(secs => ${GRACE_MS / 1000}) as until
  from domain join project on project.id = domain.project_id and project.deleted_at is null
  join domain_owner on domain_owner.hostname = domain.hostname and domain_owner.account_id = domain.account_id
    and held_until is null
  where domain.hostname = $1 and is_served and project.account_id = domain.account_id`

/** What visitors of a host see: each project with the path at which it is. */
export async function readMounts(database: Queryable, hostname: string): Promise<readonly Mount[]> {
  return await MOUNT.all(database, READ, [hostname])
}
