import { memoryPlaces } from '../../platform/limits/memory-places.ts'
import type { Places } from '../../platform/limits/places.ts'
import { hostingError } from './hosting-dialect.ts'

/** Does heavy work (an upload, a finalize) of an account when there is a place for it; rejects with a 429 or a 503 at once when there is none. */
export type TakePlace = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>

export interface PlacesSettings {
  /** Of all processes, where they share a Redis. */
  readonly places: Places
  /** How many an account has; 0 means any number. */
  readonly ofAccount: number
  /** How many this process has for all: each upload has up to a MiB in memory. */
  readonly ofProcess: number
}

const RETRY_SECONDS = 2

export function createTakePlace({ places, ofAccount, ofProcess }: PlacesSettings): TakePlace {
  const here = memoryPlaces()
  const enter = async (accountId: string): Promise<() => void> => {
    const leave = ofAccount === 0 ? (): void => undefined : await places.take(`uploads:${accountId}`, ofAccount)
    if (leave !== null) return leave
    const message = `This account has ${ofAccount} uploads and finalizes at work, as many as it may at once. Wait for one of them, then send this one again.`
    throw hostingError('too_often', message, { retryAfter: RETRY_SECONDS })
  }
  return async (accountId, work) => {
    const leaveHere = await here.take('all', ofProcess)
    if (leaveHere === null) {
      const message = `More is being uploaded now than there is room for. Try again in ${RETRY_SECONDS} seconds.`
      throw hostingError('unavailable', message, { retryAfter: RETRY_SECONDS })
    }
    try {
      const leave = await enter(accountId)
      try {
        return await work()
      } finally {
        leave()
      }
    } finally {
      leaveHere()
    }
  }
}
