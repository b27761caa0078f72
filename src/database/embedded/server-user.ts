import { chown, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseProblem } from '../database.ts'

/** The account that runs the server: this process's own, or another one when this process is root. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

/** PostgreSQL refuses to run as root, and looks its own account up by its number, so it must be one that exists. */
const CANDIDATES = ['postgres', '_postgres', 'nobody']

/**
 * The account to run the server as; null: the one of this process. As root it is the owner of the data when there are
 * any already, otherwise the first of a few accounts that need no rights.
 */
export async function serverUser(folder: string): Promise<ServerUser | null> {
  if (process.geteuid?.() !== 0) return null
  const owner = await stat(folder).catch(() => null)
  const accounts = await readAccounts()
  const found =
    owner !== null && owner.uid !== 0
      ? { name: accounts.find(({ uid }) => uid === owner.uid)?.name ?? String(owner.uid), ...idsOf(owner) }
      : CANDIDATES.map((name) => accounts.find((one) => one.name === name)).find((one) => one !== undefined)
  if (found !== undefined) return found
  throw new DatabaseProblem(
    `PostgreSQL does not run as root, and there is no account ${CANDIDATES.join(' or ')} to run it; start Burin as another user, or set DATABASE_URL to a PostgreSQL server`,
  )
}

/** Hands a file or folder over to the account of the server; does nothing when this process runs it as itself. */
export async function giveTo(user: ServerUser | null, path: string): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid)
}

/** The outermost folder on the way to `path` that the account may not pass; null when it may pass them all. */
export async function closedFolder(user: ServerUser, path: string): Promise<string | null> {
  const folders: string[] = []
  for (let folder = dirname(path); !folders.includes(folder); folder = dirname(folder)) folders.push(folder)
  for (const folder of folders.reverse()) {
    const { uid, gid, mode } = await stat(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return folder
  }
  return null
}

function idsOf({ uid, gid }: { uid: number; gid: number }): { uid: number; gid: number } {
  return { uid, gid }
}

async function readAccounts(): Promise<readonly ServerUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '', gid = '']) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
    .filter(({ name, uid }) => name !== '' && uid !== 0)
}
