import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Where a folder stands in its history. */
export interface GitState {
  /** Null where no branch is checked out. */
  readonly branch: string | null
  /** The first line of the last commit. */
  readonly subject: string | null
}

/** Names and values of an environment. */
export type Variables = Readonly<Record<string, string | undefined>>

const PATIENCE_MS = 3000
/** What the API takes, in characters. */
const LONGEST_BRANCH = 255
const LONGEST_SUBJECT = 500

/**
 * What git says of a folder; nothing where there is no git, or the folder is in no repository of its. Its `.git` may be somebody else's,
 * and name programs to run. `variables`: the environment, which finds git.
 */
export async function readGit(folder: string, variables: Variables): Promise<GitState> {
  // A commit that is not there would be fetched, by a program that the repository names.
  const env = { ...variables, GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' }
  const [branch, subject] = await Promise.all([
    askGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'], env),
    // A signature would be checked by a program that the repository names.
    askGit(folder, ['-c', 'log.showSignature=false', 'log', '-1', '--format=%s'], env),
  ])
  return { branch: branch?.slice(0, LONGEST_BRANCH) ?? null, subject: subject?.slice(0, LONGEST_SUBJECT) ?? null }
}

async function askGit(folder: string, args: readonly string[], env: Variables): Promise<string | null> {
  const options = { cwd: folder, env, timeout: PATIENCE_MS, windowsHide: true, encoding: 'utf8' } as const
  try {
    const { stdout } = await promisify(execFile)('git', args, options)
    return stdout.replace(/[\p{Cc}\uFFFD]+/gu, ' ').trim() || null
  } catch {
    return null
  }
}
