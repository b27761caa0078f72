import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'

const LABEL = rowForm<{ readonly label: string }>({ label: z.string() })

/** The rules of a site are files of it. */
const READ = `
  with before as (
    select before.id, before.label from deployment this
      join deployment before on before.project_id = this.project_id and before.number < this.number
    where this.id = $1 and before.was_live order by before.number desc limit 1)
  select label from before
    join manifest old on old.deployment_id = before.id
    join manifest new on new.deployment_id = $1
  where old.files::text = new.files::text`

/** What to tell whoever finalized a deployment with the same files as the last one before it that visitors saw; null where they differ. */
export async function sameAsBeforeWarning(database: Queryable, deploymentId: string): Promise<string | null> {
  const before = await LABEL.first(database, READ, [deploymentId])
  return before === null ? null : `Nothing has changed since ${before.label}: the files are the same.`
}
