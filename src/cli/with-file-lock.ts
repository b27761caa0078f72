import { open, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 20
/** The work takes milliseconds: whoever holds the lock longer has died. */
const MOST_TRIES = 250

/** Does work on a file while no other process does: the folder of `path` has to be there. `waitMs` stands for time in tests. */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
  waitMs: (ms: number) => Promise<unknown> = pause,
): Promise<T> {
  const lock = `${path}.lock`
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable no-await-in-loop -- one try after the other.
    if (await take(lock)) break
    if (tries % MOST_TRIES === 0) await rm(lock, { force: true })
    else await waitMs(EVERY_MS)
    // oxlint-enable no-await-in-loop
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
