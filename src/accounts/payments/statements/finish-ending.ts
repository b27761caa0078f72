import type { Queryable } from '../../../database/database.ts'

/** Writes that Stripe has cancelled the subscription; its event may have done so before. */
export async function finishEnding(database: Queryable, id: string): Promise<void> {
  await database.query("update usage_subscription set state = 'ended' where id = $1 and state = 'ending'", [id])
}
