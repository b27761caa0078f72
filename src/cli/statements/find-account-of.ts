import type { Queryable } from '../../database/database.ts'

/** The account with that address or id; null when there is none, or it was deleted. */
export async function findAccountOf(
  database: Queryable,
  of: { email: string; id: string },
): Promise<{ readonly id: string; readonly email: string } | null> {
  const [row] = await database.query<{ id: string; email: string }>(
    'select id, email from account where (email = $1 or id = $2) and email is not null',
    [of.email, of.id],
  )
  return row ?? null
}
