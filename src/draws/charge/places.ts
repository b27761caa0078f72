import type { Places } from '../../platform/limits/places.ts'
import { DrawRefused } from '../draw-refused.ts'
import type { Caller } from '../caller.ts'

/** How long to wait for a place: draws take less than a second as a rule. */
const RETRY_SECONDS = 1

/**
 * Makes the function that lets so many draws of one live key be at work at once; 0 means any number. It rejects with the 429
 * when all places are taken, otherwise it gives the function that leaves the place.
 */
export function createPlaces(places: Places, mostAtOnce: number): (caller: Caller) => Promise<() => void> {
  return async (caller) => {
    if (caller.kind !== 'live' || mostAtOnce === 0) return () => undefined
    const leave = await places.take(caller.id, mostAtOnce)
    if (leave !== null) return leave
    throw new DrawRefused(
      'rate_limit_exceeded',
      `This key has ${mostAtOnce} draws at work, as many as it may at once. Wait for one of them, then send this one again.`,
      { retryAfter: RETRY_SECONDS },
    )
  }
}
