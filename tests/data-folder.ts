import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A data folder of a test's own. Disposing of it ends a server that was left running there, and removes the folder. */
export interface DataFolder extends AsyncDisposable {
  readonly path: string
  /** The same at once, for a process that ends. */
  readonly removeNow: () => void
}

/** Makes one, with `inside` as the way to it from a new temporary folder. */
export async function makeDataFolder(inside = 'data'): Promise<DataFolder> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'burin-test-')))
  // As root, the server runs as another account, which has to get there.
  await chmod(root, 0o755)
  const path = join(root, inside)
  await mkdir(path, { recursive: true })
  return {
    path,
    removeNow: () => {
      const pid = serverOf(path)
      const isUp = (): boolean => pid !== null && isRunning(pid)
      if (pid !== null && isUp()) process.kill(pid, 'SIGQUIT')
      // What goes while it is being removed ends the removal without a word.
      while (isUp()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
      rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 })
    },
    [Symbol.asyncDispose]: async () => {
      await endServer(path)
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The process number in the folder's `postmaster.pid`; null when there is no such file. */
export function serverOf(path: string): number | null {
  try {
    return Number(readFileSync(join(path, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  } catch {
    return null
  }
}

/**
 * One that has ended may have its number for a while still, until its parent asks after it: that is not running.
 * A negative number is that of a group.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (pid < 0) return true
    return !existsSync('/proc/self/stat') || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function endServer(path: string): Promise<void> {
  const pid = serverOf(path)
  if (pid === null || !isRunning(pid)) return
  process.kill(pid, 'SIGQUIT')
  while (isRunning(pid)) await sleep(10)
}
