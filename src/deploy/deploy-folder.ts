import { randomUUID } from 'node:crypto'
import type { DeploymentName, HostingClient } from '../client/create-hosting-client.ts'
import { HostingProblem } from '../client/hosting-problem.ts'
import { wait } from '../client/sending.ts'
import type { FinalizedDeployment } from '../hosting/contract/deployment-object.ts'
import type { LimitsObject } from '../hosting/contract/limits-object.ts'
import { changedSince } from './hash-files.ts'
import type { HashedFile } from './hash-files.ts'
import { keepTrying } from './keep-trying.ts'
import type { Patience } from './keep-trying.ts'
import { planFolder, steadyNow } from './plan-folder.ts'
import type { FolderPlan, HashingProgress, PlanOptions } from './plan-folder.ts'
import { segmentSizes } from './segment-sizes.ts'
import type { SegmentSizes } from './segment-sizes.ts'
import { declared, receivedOf, uploadContents } from './upload-contents.ts'
import type { Sending } from './upload-contents.ts'

export interface DeployOptions extends Omit<PlanOptions, 'onProgress'> {
  /** The slug of its project. */
  readonly project: string
  readonly message?: string
  /** `main` when it is left out. */
  readonly branch?: string
  /** A label of your own. */
  readonly environment?: string
  /** Whether visitors see it at once; they do when it is left out. */
  readonly promote?: boolean
  /** Hears what will be deployed, before anything is sent. */
  readonly onPlan?: (plan: FolderPlan) => void
  readonly onProgress?: (progress: DeployProgress) => void
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  readonly wait?: Patience['wait']
  /** A request in which nothing moves for so many milliseconds is sent again; 60,000 when it is left out. */
  readonly stallMs?: number
}

/** How far a deploy is. Uploading is about contents that the service lacks, and goes back a little when a connection broke. */
export type DeployProgress =
  | HashingProgress
  | { readonly step: 'uploading'; readonly doneBytes: number; readonly bytes: number }
  /** A line broke, or the service is busy: it goes on by itself after so many milliseconds. */
  | { readonly step: 'waiting'; readonly problem: Error; readonly ms: number }
  | { readonly step: 'finalizing' }

export interface Deployed {
  readonly deployment: FinalizedDeployment
  /** How many files the folder has, and bytes. */
  readonly files: number
  readonly bytes: number
  /** How many bytes of contents the service did not have. */
  readonly sentBytes: number
  /** Files that were written to after they were hashed: they are deployed as they were. */
  readonly changed: readonly string[]
}

const MIB = 1024 * 1024
/** What is in one request is not kept for sure until it is answered: a proxy may hold it back as a whole. */
const MOST_SEGMENT_BYTES = 8 * MIB
const LEAST_SEGMENT_BYTES = 16 * 1024
/** While nothing is known of a line. */
const FIRST_SEGMENT_BYTES = 128 * 1024
/** With the longest paths, that is a little less than a batch in JSON may have. */
const DECLARED_AT_ONCE = 10_000
/**
 * A content that was there a moment ago may be gone, where the account deletes deployments meanwhile. And an answer names up to 8 MiB of what is
 * missing: with the longest paths, the sixth names the last.
 */
const MOST_ROUNDS = 8
const STALL_MS = 60_000

/** What all steps after the first have. */
interface Deploying {
  readonly client: HostingClient
  readonly deployment: DeploymentName
  readonly files: readonly HashedFile[]
  readonly options: DeployOptions
  readonly patience: Patience
  readonly sizes: SegmentSizes
  readonly now: () => number
}

/**
 * Deploys a folder: what the account has already is not sent again, and a broken connection goes on where it stopped. Throws `DeployProblem`
 * for a folder that cannot be deployed, before anything is created where it can be known, `HostingProblem` for a refusal, and the signal's
 * reason. What a deploy that failed has sent, the next one does not send.
 */
export async function deployFolder(client: HostingClient, options: DeployOptions): Promise<Deployed> {
  const { signal = new AbortController().signal, now = steadyNow } = options
  const patience: Patience = {
    wait: options.wait ?? wait,
    signal,
    onWait: (problem, ms) => options.onProgress?.({ step: 'waiting', problem, ms }),
  }
  let uploads: LimitsObject['uploads'] | null = null
  const plan = await planFolder(options, async () => (uploads = (await client.limits({ signal })).uploads))
  options.onPlan?.(plan)
  const deployment = await createDeployment(client, options, patience)
  const sizes = sizesWithin(uploads)
  const deploying: Deploying = { client, deployment, files: plan.files, options, patience, sizes, now }
  let sentBytes = 0
  for (let round = 1; ; round += 1) {
    sentBytes += await upload(deploying)
    const changed = changedSince(plan.files)
    options.onProgress?.({ step: 'finalizing' })
    try {
      const promote = options.promote ?? true
      const finalized = await keepTrying(patience, () => client.finalizeDeployment(deployment, { promote }, { signal }))
      return { deployment: finalized, files: plan.files.length, bytes: plan.bytes, sentBytes, changed }
    } catch (error) {
      if (round === MOST_ROUNDS || !isIncomplete(error)) throw error
    }
  }
}

function sizesWithin(uploads: LimitsObject['uploads'] | null): SegmentSizes {
  const most = Math.min(MOST_SEGMENT_BYTES, Math.floor((uploads?.batchBytes ?? Infinity) / 2))
  return segmentSizes({ least: LEAST_SEGMENT_BYTES, first: FIRST_SEGMENT_BYTES, most })
}

async function createDeployment(
  client: HostingClient,
  { project, message, branch, environment }: DeployOptions,
  patience: Patience,
): Promise<DeploymentName> {
  const creation = {
    ...(message === undefined ? {} : { commitMessage: message }),
    ...(branch === undefined ? {} : { branch }),
    ...(environment === undefined ? {} : { environment }),
  }
  // However often it has to be tried, it is created once.
  const how = { signal: patience.signal, idempotencyKey: randomUUID() }
  const { id } = await keepTrying(patience, () => client.createDeployment(project, creation, how))
  return { project, id }
}

/** Says which files there are, and sends the contents that are missing; gives how many bytes these are. */
async function upload(deploying: Deploying): Promise<number> {
  const { client, deployment, options, patience, sizes, now } = deploying
  const contents = await missingOf(deploying)
  const bytes = contents.reduce((sum, { content, received }) => sum + content.size - received, 0)
  let doneBytes = 0
  const onSent = (count: number): void => {
    doneBytes += count
    options.onProgress?.({ step: 'uploading', doneBytes, bytes })
  }
  // What it knew may have been the reason.
  const onWrong = (): void => void options.hashes?.clear()
  const stallMs = options.stallMs ?? STALL_MS
  if (contents.length > 0)
    await uploadContents({ client, deployment, sizes, now, stallMs, onSent, onWrong, ...patience }, contents)
  return bytes
}

/** The contents that the account lacks, each once. How long it takes to say which files there are is the first that is known of a line. */
async function missingOf({ client, deployment, files, patience, sizes, now }: Deploying): Promise<readonly Sending[]> {
  let received: ReadonlyMap<string, number> = new Map()
  // Each answer is about all files that were declared until then.
  for (let at = 0; at < files.length; at += DECLARED_AT_ONCE) {
    const some = files.slice(at, at + DECLARED_AT_ONCE).map(declared)
    const begun = now()
    const how = { signal: patience.signal }
    const { missing } = await keepTrying(patience, () => client.uploadFiles(deployment, some, how))
    sizes.kept(JSON.stringify(some).length, now() - begun)
    received = receivedOf(missing)
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
