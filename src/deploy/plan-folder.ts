import type { LimitsObject } from '../hosting/contract/limits-object.ts'
import { DeployProblem, shownPath } from './deploy-problem.ts'
import { hashFiles, stampFiles } from './hash-files.ts'
import type { HashCache, HashedFile, StampedFile } from './hash-files.ts'
import { readIgnoreFile } from './read-ignore-file.ts'
import { walkFolder } from './walk-folder.ts'
import type { Ignore, LeftOut, Walked } from './walk-folder.ts'

export interface PlanOptions {
  readonly folder: string
  /** What else is left out, beside what the folder's `.burinignore` says, `.git`, `node_modules`, `.env*`, `.DS_Store`, and what looks like a secret. */
  readonly ignore?: Ignore
  /** Files that are in it are not read again to be hashed. */
  readonly hashes?: HashCache
  readonly onProgress?: (progress: HashingProgress) => void
  readonly signal?: AbortSignal
  /** In ms since 1970. */
  readonly now?: () => number
}

export interface HashingProgress {
  readonly step: 'hashing'
  readonly doneFiles: number
  readonly files: number
  readonly doneBytes: number
  readonly bytes: number
}

/** What would be deployed. */
export interface FolderPlan {
  readonly files: readonly HashedFile[]
  readonly bytes: number
  /** Sockets, pipes and devices in it, which are left out. */
  readonly special: readonly string[]
  readonly leftOut: LeftOut
}

/** The time, which never goes back. */
export const steadyNow = (): number => performance.timeOrigin + performance.now()

/** What of a folder would be deployed. `limits` is asked before anything is read. Throws `DeployProblem`. */
export async function planFolder(
  options: PlanOptions,
  limits: () => Promise<LimitsObject['uploads']> | null = () => null,
): Promise<FolderPlan> {
  const { hashes, signal, onProgress, now = steadyNow } = options
  const { files: found, special, leftOut } = await findFiles(options)
  const stamped = stampFiles(found)
  const allowed = await limits()
  if (allowed !== null) refuseLarge(stamped, allowed)
  const bytes = bytesOf(stamped)
  let doneBytes = 0
  let doneFiles = 0
  const onBytes = (count: number, isWhole: boolean): void => {
    doneBytes += count
    if (isWhole) doneFiles += 1
    onProgress?.({ step: 'hashing', doneFiles, files: found.length, doneBytes, bytes })
  }
  const files = await hashFiles(stamped, { cache: hashes, signal, now, onBytes })
  // They may have grown since.
  if (allowed !== null) refuseLarge(files, allowed)
  return { files, bytes: bytesOf(files), special, leftOut }
}

/** The files of a folder that would be deployed, as far as can be said without reading them. Throws `DeployProblem`, also where there are none. */
export async function findFiles({
  folder,
  ignore,
  signal,
}: Pick<PlanOptions, 'folder' | 'ignore' | 'signal'>): Promise<Walked> {
  const ignoreFile = await readIgnoreFile(folder)
  const walked = await walkFolder(folder, (path) => ignoreFile?.(path) || ignore?.(path) || false, signal)
  if (walked.files.length > 0) return walked
  const { always, ignored, secret } = walked.leftOut
  const count = always.length + ignored.length + secret.length
  const all =
    count === 0
      ? ''
      : `: all that is there is left out, such as ${shownPath([...secret, ...always, ...ignored][0] ?? '')}`
  throw new DeployProblem('no-files', null, `There is nothing to deploy in ${shownPath(folder)}${all}.`)
}

function refuseLarge(
  files: readonly StampedFile[],
  { fileBytes, filesOfDeployment, bytesOfDeployment }: LimitsObject['uploads'],
): void {
  const refuse = (path: string | null, message: string): never => {
    throw new DeployProblem('too-large', path, message)
  }
  const large = files.find(({ size }) => size > fileBytes)
  if (large !== undefined)
    refuse(
      large.path,
      `${shownPath(large.path)} is larger than ${told(fileBytes)}. Leave it out, make it smaller, or serve it from elsewhere.`,
    )
  if (files.length > filesOfDeployment)
    refuse(null, `A deployment may have ${filesOfDeployment} files, and these are ${files.length}. Leave some out.`)
  const bytes = bytesOf(files)
  if (bytes > bytesOfDeployment)
    refuse(null, `A deployment may have ${told(bytesOfDeployment)}, and these are ${told(bytes)}. Leave some out.`)
}

const MIB = 1024 * 1024

function told(bytes: number): string {
  return `${Math.ceil(bytes / MIB)} MiB`
}

function bytesOf(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
