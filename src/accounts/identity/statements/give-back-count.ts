import type { Queryable } from '../../../database/database.ts'

/** Takes one back of what was counted under a policy. */
export async function giveBackCount(database: Queryable, of: { policy: string; who: string }): Promise<void> {
  await database.query('update person_limit set used = used - 1 where policy = $1 and who = $2 and used > 0', [
    of.policy,
    of.who,
  ])
}
