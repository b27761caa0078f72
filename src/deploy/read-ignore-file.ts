import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ignore from 'ignore'
import { readProblem } from './deploy-problem.ts'
import type { Ignore } from './walk-folder.ts'

/** The file that says what is left out, in the syntax of `.gitignore`. */
export const IGNORE_FILE = '.burinignore'

/** What the ignore file of a folder leaves out, null when there is none. Throws `DeployProblem` when it is there and cannot be read. */
export async function readIgnoreFile(folder: string): Promise<Ignore | null> {
  const text = await readFile(join(folder, IGNORE_FILE), 'utf8').catch((error: unknown) => {
    const isNone = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    if (isNone) return null
    throw readProblem(IGNORE_FILE, error)
  })
  if (text === null) return null
  // Whoever deploys from two systems means the same files.
  const rules = ignore({ ignorecase: false }).add(text.replace(/^\uFEFF/, ''))
  return (path) => rules.ignores(path)
}
