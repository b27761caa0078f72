import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseProblem } from '../database.ts'
import { giveTo } from './server-user.ts'
import type { ServerUser } from './server-user.ts'

/** Longest path of a unix socket in bytes, where it is shortest (macOS; Linux has 107). */
const LONGEST = 103
const SOCKET = '.s.PGSQL.5432'

/**
 * The folder for the server's socket: the data folder itself, which nobody else may open; when its path is too long for a
 * socket, a folder under the temporary one. The same for the same data folder each time.
 */
export function socketFolderFor(folder: string, temporary: string = tmpdir()): string {
  if (Buffer.byteLength(join(folder, SOCKET)) <= LONGEST) return folder
  return join(temporary, `burin-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
}

/** Makes the folder under the temporary one, and refuses one that somebody else has made there first. */
export async function makeSocketFolder(path: string, user: ServerUser | null): Promise<void> {
  const made = await mkdir(path, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  if (made) return await giveTo(user, path)
  const found = await lstat(path)
  const uid = user?.uid ?? process.geteuid?.() ?? found.uid
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return
  throw new DatabaseProblem(
    `${path}, the folder for the database's socket, belongs to somebody else or is open to others; remove it, or give BURIN_DATA a shorter path`,
  )
}
