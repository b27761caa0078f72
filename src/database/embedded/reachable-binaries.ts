import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import { closedFolder } from './server-user.ts'
import type { ServerUser } from './server-user.ts'

/**
 * The same programs where the account can run them. A checkout in root's own home is closed to it, so they are copied into
 * the data folder once (60 MB).
 */
export async function reachableBinaries(binaries: Binaries, user: ServerUser, parent: string): Promise<Binaries> {
  if ((await closedFolder(user, binaries.folder)) === null) return binaries
  const folder = join(parent, `postgres-${binaries.version}-programs`)
  const copied = { ...binaries, folder }
  if ((await stat(folder).catch(() => null)) !== null) return copied
  const growing = await mkdtemp(`${folder}.new-`)
  await cp(binaries.folder, join(growing, 'native'), { recursive: true, verbatimSymlinks: true })
  // Of two processes at once, one is later, and takes what the other has copied.
  await rename(join(growing, 'native'), folder).catch(() => undefined)
  await rm(growing, { recursive: true, force: true })
  return copied
}
