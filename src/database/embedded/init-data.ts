import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { EMBEDDED_USER } from '../connect.ts'
import { DatabaseProblem } from '../database.ts'
import type { Binaries } from './find-binaries.ts'
import { giveTo } from './server-user.ts'
import type { ServerUser } from './server-user.ts'

const OPTIONS = [
  `--username=${EMBEDDED_USER}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  // Who may open the folder of the socket is let in, and there is no other way in.
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
]
/** What a killed start left behind is cleared away when it is surely nobody's any more. */
const LEFT_BEHIND_MS = 10 * 60_000

/**
 * Makes the data folder of a new server. It grows under another name and gets its own when it is complete, so a start that
 * is killed half-way leaves nothing that looks like data; of two starts at once, one wins and the other takes its folder.
 */
export async function initData(
  folder: string,
  binaries: Binaries,
  user: ServerUser | null,
  now: number,
): Promise<void> {
  await clearLeftBehind(folder, now)
  const growing = await mkdtemp(`${folder}.new-`).catch((error: Error) => {
    throw new DatabaseProblem(
      `cannot make a database in ${folder} (${error.message}); set BURIN_DATA to a folder that Burin may write to`,
      { cause: error },
    )
  })
  try {
    await giveTo(user, growing)
    await promisify(execFile)(join(binaries.folder, 'bin', 'initdb'), [...OPTIONS, `--pgdata=${growing}`], {
      cwd: dirname(folder),
      env: { LC_ALL: 'C', TZ: 'UTC' },
      ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    })
    await rename(growing, folder)
    await syncFolder(dirname(folder))
  } catch (error) {
    await rm(growing, { recursive: true, force: true })
    if (isTaken(error)) return
    const { message, stderr = '' } = error as Error & { stderr?: string }
    const cause = stderr.trim() === '' ? message : wordsOf(stderr)
    throw new DatabaseProblem(
      `cannot make a database in ${folder}: ${cause}; mend that, or set DATABASE_URL to another server`,
      { cause: error },
    )
  }
}

/** Its complaints without its name and its advice, in one line. */
function wordsOf(stderr: string): string {
  const lines = stderr.trim().split('\n')
  const complaints = lines.filter((line) => !/initdb: (hint|removing)/.test(line))
  return complaints.map((line) => line.replace(/^\S*initdb: (error: )?/, '')).join(' ')
}

function isTaken(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall === 'rename' && (code === 'ENOTEMPTY' || code === 'EEXIST')
}

/** Without it, a power cut soon after could take the new name away, and all data with it. */
async function syncFolder(path: string): Promise<void> {
  await using handle = await open(path)
  await handle.sync()
}

async function clearLeftBehind(folder: string, now: number): Promise<void> {
  const parent = dirname(folder)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    const path = join(parent, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}
