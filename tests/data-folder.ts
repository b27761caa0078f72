import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A data folder of a test's own. Disposing of it ends a server that was left running there, and removes the folder. */
export interface DataFolder extends AsyncDisposable {
  readonly path: string
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
    [Symbol.asyncDispose]: async () => {
      await endServer(path)
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The process number in the folder's `postmaster.pid`; null when there is no such file. */
export async function serverOf(path: string): Promise<number | null> {
  const text = await readFile(join(path, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null)
  return text === null ? null : Number(text.split('\n', 1)[0])
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
  const pid = await serverOf(path)
  if (pid === null || !isRunning(pid)) return
  process.kill(pid, 'SIGQUIT')
  while (isRunning(pid)) await sleep(10)
}
