import { apiError } from '../errors.ts'
import type { Caller } from '../credentials.ts'

/** How long to wait for a place: draws take less than a second as a rule. */
const RETRY_SECONDS = 1

/**
 * Makes the function that lets so many draws of one live key be at work at once in this process; 0 means any number.
 * It throws the 429 when all places are taken, otherwise it gives the function that leaves the place.
 */
export function createPlaces(mostAtOnce: number): (caller: Caller) => () => void {
  const taken = new Map<string, number>()
  return (caller) => {
    if (caller.kind !== 'live' || mostAtOnce === 0) return () => undefined
    const { id } = caller
    const before = taken.get(id) ?? 0
    if (before >= mostAtOnce)
      throw apiError(
        'rate_limit_exceeded',
        `This key has ${mostAtOnce} draws at work, as many as it may at once. Wait for one of them, then send this one again.`,
        { retryAfter: RETRY_SECONDS },
      )
    taken.set(id, before + 1)
    return () => {
      const now = (taken.get(id) ?? 1) - 1
      if (now === 0) taken.delete(id)
      else taken.set(id, now)
    }
  }
}
