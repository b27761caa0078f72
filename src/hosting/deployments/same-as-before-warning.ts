import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'

const LABEL = rowForm<{ readonly label: string }>({ label: z.string() })

/** The rules of a site are files of it. Where this one is live already, what visitors saw before it is the newest that was. */
const READ = `
  with before as (
    select before.id, before.label from deployment this
      join deployment before on before.project_id = this.project_id and before.id <> this.id
    where this.id = $1 and (before.id = $2 or (this.id = $2 and before.was_live and before.number < this.number))
    order by before.number desc limit 1)
  select label from before
    join manifest old on old.deployment_id = before.id
    join manifest new on new.deployment_id = $1
  where old.files::text = new.files::text`

export interface SinceBefore {
  readonly deploymentId: string
  /** What visitors saw until it was finalized; null where they saw nothing. */
  readonly liveId: string | null
}

/** What to tell whoever finalized a deployment with the same files as what visitors saw before; null where they differ. */
export async function sameAsBeforeWarning(
  database: Queryable,
  { deploymentId, liveId }: SinceBefore,
): Promise<string | null> {
  const before = await LABEL.first(database, READ, [deploymentId, liveId])
  return before === null ? null : `Nothing has changed since ${before.label}: the files are the same.`
}
