import { lstat, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { DatabaseProblem } from '../database.ts'

/** npm packages cannot hold links; a script of the package makes them, unless npm ran without scripts. Then we do. */
export async function makeLinks(root: string): Promise<void> {
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
