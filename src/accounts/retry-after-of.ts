import { isDatabaseAway } from '../database/is-database-away.ts'

const RETRY_SECONDS = 5

/** After how many seconds to try again, when an error means that the accounts cannot be reached; null for every other error. */
export function retryAfterOf(error: unknown): number | null {
  return isDatabaseAway(error) ? RETRY_SECONDS : null
}
