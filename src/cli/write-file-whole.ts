import { randomBytes } from 'node:crypto'
import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/**
 * Writes a file so that a reader sees the old text or the new one, whole, also after a crash. `mode` such as 0o600. A link stays one, and its file is written; what is no file (a pipe,
 * a device such as /dev/null) is written to as it is: put in its place, a file would be in the way of all others.
 */
export async function writeFileWhole(path: string, text: string, mode: number): Promise<void> {
  const known = await stat(path).catch(() => null)
  if (known !== null && !known.isFile() && !known.isDirectory()) return writeFile(path, text)
  const target = known === null ? path : await realpath(path)
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(temporary, 'wx', mode)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
