import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'

const SLUG = rowForm<{ readonly slug: string }>({ slug: z.string() })

const SLUGS = `
  select distinct slug from domain join project on project.id = project_id
  where hostname = $1 and is_served and deleted_at is null order by slug`

/** The slugs of the sites that are shown below a custom domain. */
export async function slugsOfHost(database: Queryable, hostname: string): Promise<readonly string[]> {
  return (await SLUG.all(database, SLUGS, [hostname])).map(({ slug }) => slug)
}
