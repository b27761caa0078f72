import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SECRET_CHARACTERS } from '../config/read-config.ts'

/** Why the secret that signs cookies cannot be had, as one line for the operator that says what to do. */
export class SecretProblem extends Error {
  override readonly name = 'SecretProblem'
}

/**
 * The secret that signs cookies, out of the file `secret` of the data folder, which is made at the first start. Processes
 * that start at once use the same one. Rejects when the folder cannot be written, or the file is not whole.
 */
export async function storedSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret')
  const secret = await readOrMake(file).catch((cause: Error) => {
    throw new SecretProblem(
      `the secret that signs cookies cannot be kept in ${file}: ${cause.message}; make the folder writable, or set BURIN_SECRET`,
      { cause },
    )
  })
  if (secret.length < SECRET_CHARACTERS)
    throw new SecretProblem(`${file} is not whole: delete it, and a new one is made at the next start`)
  return secret
}

async function readOrMake(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const before = await readFile(file, 'utf8').catch(() => null)
  if (before === null) await make(file)
  return (before ?? (await readFile(file, 'utf8'))).trim()
}

/** A link is made whole or not at all, and only by the first of several processes. */
async function make(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}
