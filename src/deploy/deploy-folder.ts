import type { DeploymentName, HostingClient } from '../client/create-hosting-client.ts'
import { HostingProblem } from '../client/hosting-problem.ts'
import { wait } from '../client/sending.ts'
import type { FinalizedDeployment } from '../hosting/contract/deployment-object.ts'
import type { LimitsObject } from '../hosting/contract/limits-object.ts'
import { DeployProblem } from './deploy-problem.ts'
import { hashFiles } from './hash-files.ts'
import type { HashCache, HashedFile } from './hash-files.ts'
import { declared, receivedOf, uploadContents } from './upload-contents.ts'
import type { Sending, Upload } from './upload-contents.ts'
import { walkFolder } from './walk-folder.ts'
import type { Ignore } from './walk-folder.ts'

export interface DeployOptions {
  readonly folder: string
  /** The slug of its project. */
  readonly project: string
  readonly message?: string
  /** `main` when it is left out. */
  readonly branch?: string
  /** A label of your own. */
  readonly environment?: string
  /** Whether visitors see it at once; they do when it is left out. */
  readonly promote?: boolean
  /** What else is left out, beside `.git`, `node_modules`, `.env*` and `.DS_Store`. */
  readonly ignore?: Ignore
  /** Files that are in it are not read again to be hashed. */
  readonly hashes?: HashCache
  readonly onProgress?: (progress: DeployProgress) => void
  readonly signal?: AbortSignal
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  readonly wait?: Upload['wait']
}

/** How far a deploy is. Uploading is about contents that the service lacks, and goes back a little when a connection broke. */
export type DeployProgress =
  | { readonly step: 'hashing'; readonly doneFiles: number; readonly files: number; readonly doneBytes: number }
  | { readonly step: 'uploading'; readonly doneBytes: number; readonly bytes: number }
  | { readonly step: 'finalizing' }

export interface Deployed {
  readonly deployment: FinalizedDeployment
  /** How many files the folder has, and bytes. */
  readonly files: number
  readonly bytes: number
  /** How many bytes of contents the service did not have. */
  readonly sentBytes: number
}

const MIB = 1024 * 1024
/** What is in one request is not kept for sure until it is answered: a proxy may hold it back as a whole. */
const BATCH_BYTES = 8 * MIB
/** With the longest paths, that is a little less than a batch in JSON may have. */
const DECLARED_AT_ONCE = 10_000
/** A content that was there a moment ago may be gone, where the account deletes deployments meanwhile. */
const MOST_ROUNDS = 3

/**
 * Deploys a folder: what the account has already is not sent again, and a broken connection goes on where it stopped. Throws `DeployProblem`
 * for a folder that cannot be deployed, before anything is created where it can be known, `HostingProblem` for a refusal, and the signal's
 * reason. What a deploy that failed has sent, the next one does not send.
 */
export async function deployFolder(client: HostingClient, options: DeployOptions): Promise<Deployed> {
  const { folder, project, signal = new AbortController().signal } = options
  const within = { signal }
  const files = await hashFolder(folder, options)
  const { uploads } = await client.limits(within)
  refuseLarge(files, uploads)
  const { message, branch, environment } = options
  const { id } = await client.createDeployment(
    project,
    {
      ...(message === undefined ? {} : { commitMessage: message }),
      ...(branch === undefined ? {} : { branch }),
      ...(environment === undefined ? {} : { environment }),
    },
    within,
  )
  const deployment = { project, id }
  const batchBytes = Math.min(BATCH_BYTES, Math.floor(uploads.batchBytes / 2))
  let sentBytes = 0
  for (let round = 1; ; round += 1) {
    sentBytes += await upload(client, deployment, { files, batchBytes, ...options, signal })
    options.onProgress?.({ step: 'finalizing' })
    try {
      const finalized = await client.finalizeDeployment(deployment, { promote: options.promote ?? true }, within)
      return { deployment: finalized, files: files.length, bytes: bytesOf(files), sentBytes }
    } catch (error) {
      if (round === MOST_ROUNDS || !isIncomplete(error)) throw error
    }
  }
}

async function hashFolder(
  folder: string,
  { ignore = () => false, hashes, signal, onProgress }: DeployOptions,
): Promise<readonly HashedFile[]> {
  const found = await walkFolder(folder, ignore, signal)
  if (found.length === 0) throw new DeployProblem('no-files', null, `There is nothing to deploy in ${folder}.`)
  let doneBytes = 0
  let doneFiles = 0
  const onFile = ({ size }: HashedFile): void => {
    doneBytes += size
    doneFiles += 1
    onProgress?.({ step: 'hashing', doneFiles, files: found.length, doneBytes })
  }
  return hashFiles(found, { cache: hashes, signal, onFile })
}

function refuseLarge(
  files: readonly HashedFile[],
  { fileBytes, filesOfDeployment, bytesOfDeployment }: LimitsObject['uploads'],
): void {
  const large = files.find(({ size }) => size > fileBytes)
  if (large !== undefined)
    throw new DeployProblem('too-large', large.path, `${large.path} is larger than ${told(fileBytes)}.`)
  if (files.length > filesOfDeployment)
    throw new DeployProblem(
      'too-large',
      null,
      `A deployment may have ${filesOfDeployment} files, and these are ${files.length}.`,
    )
  const bytes = bytesOf(files)
  if (bytes > bytesOfDeployment)
    throw new DeployProblem(
      'too-large',
      null,
      `A deployment may have ${told(bytesOfDeployment)}, and these are ${told(bytes)}.`,
    )
}

function told(bytes: number): string {
  return `${Math.ceil(bytes / MIB)} MiB`
}

function bytesOf(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** Says which files there are, and sends the contents that are missing; gives how many bytes these are. */
async function upload(
  client: HostingClient,
  deployment: DeploymentName,
  {
    files,
    batchBytes,
    signal,
    ...options
  }: { files: readonly HashedFile[]; batchBytes: number; signal: AbortSignal } & Pick<
    DeployOptions,
    'onProgress' | 'wait'
  >,
): Promise<number> {
  const contents = await missingOf(client, deployment, files, signal)
  const bytes = contents.reduce((sum, { content, received }) => sum + content.size - received, 0)
  let doneBytes = 0
  const onSent = (count: number): void => {
    doneBytes += count
    options.onProgress?.({ step: 'uploading', doneBytes, bytes })
  }
  if (contents.length > 0)
    await uploadContents({ client, deployment, batchBytes, signal, onSent, wait: options.wait ?? wait }, contents)
  return bytes
}

/** The contents that the account lacks, each once. */
async function missingOf(
  client: HostingClient,
  deployment: DeploymentName,
  files: readonly HashedFile[],
  signal: AbortSignal,
): Promise<readonly Sending[]> {
  let received: ReadonlyMap<string, number> = new Map()
  // Each answer is about all files that were declared until then.
  for (let at = 0; at < files.length; at += DECLARED_AT_ONCE) {
    const some = files.slice(at, at + DECLARED_AT_ONCE).map(declared)
    received = receivedOf((await client.uploadFiles(deployment, some, { signal })).missing)
  }
  const once = new Map(files.map((content) => [content.sha256, content]))
  return [...once.values()].flatMap((content) => {
    const there = received.get(content.sha256)
    return there === undefined ? [] : [{ content, received: there }]
  })
}

function isIncomplete(error: unknown): boolean {
  return error instanceof HostingProblem && error.status === 409 && error.issues.some(({ code }) => code === 'missing')
}
