import type { Queryable } from '../../database/database.ts'

/** Where the database tells that visitors of a site may see something else; each notice is the site's slug. */
export const SITE_CHANGES = 'burin_site_changes'

const CHANGE = `
  update project set version = version + 1, changed_at = clock_timestamp() where id = $1
  returning slug, pg_notify('${SITE_CHANGES}', slug)::text`

/** Tells every process, when the transaction commits. */
export async function tellSiteChanged(within: Queryable, projectId: string): Promise<void> {
  await within.query(CHANGE, [projectId])
}
