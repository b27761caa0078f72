import type { Queryable } from '../../../database/database.ts'

/** In the order in which they are counted: neither waits for the other, then. */
const STATEMENT = `
  delete from person_limit where (policy, who) in (
    select policy, who from person_limit where policy = any($1) and who = $2 order by policy for update
  )`

/** Forgets what was counted under these policies. */
export async function forgiveWrongCodes(
  database: Queryable,
  of: { policies: readonly string[]; who: string },
): Promise<void> {
  await database.query(STATEMENT, [of.policies, of.who])
}
