import type { Queryable } from '../../database/database.ts'
import { PROJECT, PROJECT_COLUMNS, PROJECT_SOURCE } from './project.ts'
import type { Project } from './project.ts'

const FIND = `
  select ${PROJECT_COLUMNS} from ${PROJECT_SOURCE}
  where account_id = $1 and deleted_at is null and (id = $2 or slug = $3)`

/** A project of an account, by its id or its slug; null when the account has none. */
export async function findProject(
  database: Queryable,
  accountId: string,
  by: { readonly id: string } | { readonly slug: string },
): Promise<Project | null> {
  const [id, slug] = 'id' in by ? [by.id, null] : [null, by.slug]
  return await PROJECT.first(database, FIND, [accountId, id, slug])
}

const LIST = `
  select ${PROJECT_COLUMNS} from ${PROJECT_SOURCE}
  where account_id = $1 and deleted_at is null and ($2::bigint is null or number < $2) order by number desc limit $3`

/** The projects of an account, newest first; `before` is the number of the last one on the page before, null for the first page. */
export async function listProjects(
  database: Queryable,
  { accountId, before, limit }: { accountId: string; before: bigint | null; limit: number },
): Promise<readonly Project[]> {
  return await PROJECT.all(database, LIST, [accountId, before, limit])
}
