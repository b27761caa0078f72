import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'

/** Far more than anybody writes by hand. */
const MOST_BYTES = 64 * 1024
/** Where a link or a pipe took its place after we looked, there is an error, and no waiting for somebody who writes. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** What a small file beside somebody's own says, such as `.burinignore`; `wrong`: why it is not read, as what follows its name. */
export type ToldFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'wrong'; readonly wrong: string }

/**
 * Reads a small file of a folder that may have come from anybody: a link could show somebody else's file, a pipe has no end, and a large one is
 * no such file. Rejects with the error of the disk where it cannot be read.
 */
export async function readToldFile(path: string): Promise<ToldFile> {
  const entry = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  if (entry === null) return { kind: 'none' }
  if (entry.isSymbolicLink())
    return { kind: 'wrong', wrong: 'is a link, which is not followed: put the file itself there' }
  if (!entry.isFile()) return { kind: 'wrong', wrong: 'is no file' }
  await using handle = await open(path, FLAGS)
  if (!(await handle.stat()).isFile()) return { kind: 'wrong', wrong: 'is no file' }
  const bytes = Buffer.alloc(MOST_BYTES + 1)
  let length = 0
  for (let read = -1; read !== 0 && length < bytes.length; length += read)
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other.
    read = (await handle.read(bytes, length, bytes.length - length)).bytesRead
  if (length > MOST_BYTES) return { kind: 'wrong', wrong: `is larger than ${MOST_BYTES / 1024} KiB` }
  return { kind: 'text', text: bytes.toString('utf8', 0, length) }
}
