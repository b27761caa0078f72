import type { Database } from '../database/database.ts'
import type { RandomBytes } from '../platform/random-text.ts'

/** What changing an account's icons takes. */
export interface OwnIconsDeps {
  readonly database: Pick<Database, 'query' | 'transaction'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
}
