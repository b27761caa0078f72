import { DrawRefused } from './draw-refused.ts'

/** How long to wait when accounts or kept answers cannot be reached. */
const RETRY_SECONDS = 5

/** The 503 for a draw that has to wait for what is stored; `cause` is for the log. */
export function storeUnavailable(message: string, cause: unknown): DrawRefused {
  return new DrawRefused('model_unavailable', message, { retryAfter: RETRY_SECONDS }, { cause })
}
