import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pictureOf } from '../client/picture-of.ts'
import { CliProblem } from './cli-problem.ts'
import type { Call } from './command.ts'

/** More a draw does not take. */
const MOST = 4
/** Nothing larger is read: what is a picture and what is not is said of the rest. */
const MOST_READ_BYTES = 16 * 1024 ** 2

/** Reads the files of `--image`, from where the command was called. A `CliProblem` names the first that cannot be sent, and says why. */
export async function readPictures({ folder }: Pick<Call, 'folder'>, files: readonly string[]): Promise<Uint8Array[]> {
  if (files.length > MOST)
    throw new CliProblem(`--image is there ${files.length} times; at most ${MOST} pictures are taken`, 2)
  return Promise.all(files.map(async (file) => readPicture(resolve(folder, file), file)))
}

async function readPicture(path: string, name: string): Promise<Uint8Array> {
  try {
    const about = await stat(path)
    if (!about.isFile()) throw new Error('is no file')
    if (about.size > MOST_READ_BYTES) throw new Error('has more than 4 MiB')
    const bytes = await readFile(path)
    pictureOf(bytes)
    return bytes
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CliProblem(`${name} ${code === undefined ? message : `cannot be read (${code})`}`, 2, { cause: error })
  }
}
