import { createTurns } from '../platform/create-turns.ts'
import { sizeBoundCache } from '../platform/size-bound-cache.ts'
import { countChanges } from './count-changes.ts'
import type { Mount } from './mount.ts'

/** What visitors of a host see; nothing where nobody has shown that it is his. */
export type ReadMounts = (hostname: string) => Promise<readonly Mount[]>

export interface Hosts {
  /**
   * Rejects when it cannot be read; with a `BusyError` when too many other hosts are being read, of all or of `who` asks: the address of a
   * connection, or a name of our own.
   */
  find(hostname: string, who: string): readonly Mount[] | Promise<readonly Mount[]>
  /** Forgets what is known of a host. */
  forget(hostname: string): void
  /** Forgets everything: what changed meanwhile was not heard. */
  forgetAll(): void
}

interface Entry {
  readonly mounts: readonly Mount[]
  readonly stamp: number
}

const MOUNT_BYTES = 400
const EMPTY_BYTES = 60
/** The rest is for hosts that nobody has: whoever makes up names does not push out those that are there. */
const SHARE_OF_SHOWN = 3 / 4
/** Anybody may ask for any name: so many are looked up at once, and so many wait for that, in turn among those who ask. */
const LOOK_UPS = { seats: 4, mostWaiting: 400, mostWaitingOfOne: 200, retrySeconds: 1 }

/**
 * Hosts of people's own, those that were asked for last kept in `mostBytes` of memory, also those that nobody has. However many ask for one
 * at once, it is read once; what was read while it changed is not shown to whoever comes afterwards.
 */
export function openHosts(read: ReadMounts, mostBytes: number): Hosts {
  const bytesOf = ({ mounts }: Entry): number => EMPTY_BYTES + mounts.length * MOUNT_BYTES
  const shown = sizeBoundCache<Entry>(mostBytes * SHARE_OF_SHOWN, bytesOf)
  const unknown = sizeBoundCache<Entry>(mostBytes * (1 - SHARE_OF_SHOWN), bytesOf)
  const changes = countChanges()
  const turns = createTurns(LOOK_UPS)
  const never = new AbortController().signal
  const reading = new Map<string, Promise<readonly Mount[]>>()
  const look = async (hostname: string, who: string, stamp: number): Promise<readonly Mount[]> => {
    const mounts = await turns.take({ who, seats: 1, signal: never }, () => read(hostname))
    const [cache, other] = mounts.length > 0 ? [shown, unknown] : [unknown, shown]
    other.delete(hostname)
    cache.set(hostname, { mounts, stamp })
    return mounts
  }
  return {
    find(hostname, who) {
      const stamp = changes.stampOf(hostname)
      const entry = shown.get(hostname) ?? unknown.get(hostname)
      if (entry?.stamp === stamp) return entry.mounts
      const stamped = `${hostname}@${stamp}`
      const running = reading.get(stamped)
      if (running !== undefined) return running
      const promise = look(hostname, who, stamp).finally(() => reading.delete(stamped))
      reading.set(stamped, promise)
      return promise
    },
    forget: changes.count,
    forgetAll: changes.countAll,
  }
}
