import { chmod, cp, lstat, mkdir, mkdtemp, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseProblem } from '../database.ts'
import type { Binaries } from './find-binaries.ts'
import { closedFolder } from './server-user.ts'
import type { ServerUser } from './server-user.ts'

/**
 * Where things lie that the account of the server has to reach and cannot, because they are in a folder that only root may
 * open, such as root's own home. Only root comes here, so it may write there.
 */
const ELSEWHERE = '/var/lib/burin'

/** The same programs where the account can run them: copied once (60 MB), if it may not pass to where npm put them. */
export async function openBinaries(binaries: Binaries, user: ServerUser): Promise<Binaries> {
  if ((await closedFolder(user, binaries.folder)) === null) return binaries
  const folder = join(ELSEWHERE, `postgres-${binaries.version}`)
  const copied = { ...binaries, folder }
  if (await exists(folder)) return copied
  const growing = await makeElsewhere('programs.new-', binaries.folder, user)
  await cp(binaries.folder, join(growing, 'native'), { recursive: true, verbatimSymlinks: true })
  // Of two processes at once, one is later, and takes what the other has copied.
  await rename(join(growing, 'native'), folder).catch(() => undefined)
  await rm(growing, { recursive: true, force: true })
  return copied
}

/**
 * Where the data of the server really lie: in `folder`, or, if the account may not pass to it, elsewhere with a link in its
 * place, so that `folder` still leads there.
 */
export async function openFolder(folder: string, user: ServerUser): Promise<string> {
  const target = await linkAt(folder)
  if (target !== null) return target
  const closed = await closedFolder(user, folder)
  if (closed === null) return folder
  if (await exists(folder)) throw closedProblem(closed, user, 'the data are there already')
  const place = await makeElsewhere('data-', folder, user)
  try {
    await symlink(join(place, 'postgres'), folder)
  } catch (error) {
    await rm(place, { recursive: true, force: true })
    // Another process was quicker.
    const other = await linkAt(folder)
    if (other === null) throw error
    return other
  }
  return join(place, 'postgres')
}

async function makeElsewhere(prefix: string, instead: string, user: ServerUser): Promise<string> {
  try {
    await mkdir(ELSEWHERE, { recursive: true, mode: 0o755 })
    const place = await mkdtemp(join(ELSEWHERE, prefix))
    await chmod(place, 0o755)
    return place
  } catch (error) {
    throw closedProblem(instead, user, (error as Error).message, { cause: error })
  }
}

function closedProblem(closed: string, user: ServerUser, why: string, options?: ErrorOptions): DatabaseProblem {
  return new DatabaseProblem(
    `PostgreSQL does not run as root, and the account ${user.name} that runs it may not open ${closed} (${why}); start Burin as another user, or install it and set BURIN_DATA where every account may pass`,
    options,
  )
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}

async function linkAt(path: string): Promise<string | null> {
  const found = await lstat(path).catch(() => null)
  return found?.isSymbolicLink() ? await readlink(path) : null
}
