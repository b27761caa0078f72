import { join } from 'node:path'
import { DeployProblem, readProblem } from './deploy-problem.ts'
import { countRules, ignoreRules } from './ignore-rules.ts'
import { readToldFile } from './read-told-file.ts'
import type { Ignore } from './walk-folder.ts'

/** The file that says what is left out, in the syntax of `.gitignore`. */
export const IGNORE_FILE = '.burinignore'
/** Each is held against each path, and the file may have come with the folder from anybody. */
const MOST_RULES = 1000

/** What the ignore file of a folder leaves out, null when there is none. Throws `DeployProblem` when it is there and cannot be read. */
export async function readIgnoreFile(folder: string): Promise<Ignore | null> {
  const told = await readToldFile(join(folder, IGNORE_FILE)).catch((error: unknown) => {
    throw readProblem(IGNORE_FILE, error)
  })
  if (told.kind === 'none') return null
  if (told.kind === 'wrong') throw new DeployProblem('unreadable', IGNORE_FILE, `${IGNORE_FILE} ${told.wrong}.`)
  if (countRules(told.text) > MOST_RULES)
    throw new DeployProblem('unreadable', IGNORE_FILE, `${IGNORE_FILE} has more than ${MOST_RULES} patterns.`)
  return ignoreRules(told.text)
}
