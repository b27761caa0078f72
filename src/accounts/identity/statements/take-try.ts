import type { Queryable } from '../../../database/database.ts'

export interface TakenTry {
  readonly email: string
  /** Of the challenge and the right code. */
  readonly hash: Uint8Array
  readonly triesLeft: number
}

/** Of tries at the same moment each waits for the one before, so that none is counted for two. */
const STATEMENT = `
  update sign_in_code set tries_left = tries_left - 1
  where id = $1 and tries_left > 0 and expires_at > $2
  returning email, hash, tries_left as "triesLeft"`

/** Counts one try of a code that may still be tried, and gives what to compare with; null when there is none. */
export async function takeTry(database: Queryable, of: { id: Uint8Array; at: Date }): Promise<TakenTry | null> {
  const [taken] = await database.query<TakenTry>(STATEMENT, [of.id, of.at])
  return taken ?? null
}
