import type { Queryable } from '../../../database/database.ts'

/** Deletes a code, and tells whether it was there: of calls at the same moment one only is told so. */
export async function deleteCode(database: Queryable, id: Uint8Array): Promise<boolean> {
  return (await database.query('delete from sign_in_code where id = $1 returning 1', [id])).length > 0
}
