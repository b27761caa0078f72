import { createBlobWriter } from '../../platform/blobs/create-blob-writer.ts'
import type { BlobWriter } from '../../platform/blobs/create-blob-writer.ts'
import type { QuotaReached } from '../projects/quotas.ts'
import { assembleContents } from './assemble-contents.ts'
import type { BatchEntry } from './batch-entry.ts'
import type { DeploymentDeps, DeploymentKey } from './deployment.ts'
import { readUploadState } from './deployment-files.ts'
import type { UploadState } from './deployment-files.ts'
import { receiveEntries } from './receive-entries.ts'
import type { Received } from './receive-entries.ts'
import { recordBatch } from './record-batch.ts'
import type { NotUploading } from './record-batch.ts'
import { UploadProblem } from './upload-problem.ts'
import type { UploadRefusal } from './upload-problem.ts'

export type BatchOutcome =
  | ({ readonly kind: 'added'; readonly accepted: number } & UploadState)
  /** The account has no such deployment. */
  | { readonly kind: 'not-found' }
  | NotUploading
  | UploadRefusal
  | QuotaReached

/**
 * Takes files and contents into a deployment; what was taken is durable when it resolves, and the same batch may come again. One that is refused
 * leaves nothing. `storedBytes` is what the account may store.
 *
 * When reading the entries rejects, the contents until then are kept for the next batch, and it rejects with the same.
 */
export async function addBatch(
  deps: DeploymentDeps,
  key: DeploymentKey,
  entries: AsyncIterable<BatchEntry>,
  storedBytes: number,
): Promise<BatchOutcome> {
  const writer = createBlobWriter(deps.store)
  let told = { outcome: 'failed', bytes: 0 }
  try {
    const received = await orAbandon(writer, () => receiveEntries(entries, writer))
    const outcome = 'kind' in received ? received : await keep(deps, key, writer, received, storedBytes)
    const isCut = 'cut' in received && received.cut !== null
    const isKept = outcome.kind === 'added' && 'contents' in received
    told = { outcome: isCut ? 'cut' : outcome.kind, bytes: isKept ? bytesOf(received) : 0 }
    if (isCut) throw received.cut.error
    return outcome
  } finally {
    deps.tell?.({ kind: 'batch', ...told })
  }
}

function bytesOf({ contents, pieces }: Received): number {
  return [...contents.values(), ...pieces].reduce((sum, { length }) => sum + length, 0)
}

async function keep(
  deps: DeploymentDeps,
  key: DeploymentKey,
  writer: BlobWriter,
  received: Received,
  storedBytes: number,
): Promise<BatchOutcome> {
  const objects = await orAbandon(writer, () => writer.seal())
  if ('kind' in objects) return objects
  // When this rejects, nobody knows whether it was committed: then what was written stays, for the sweep to decide.
  const recorded = await recordBatch(deps, key, { received, objects, storedBytes })
  if (recorded.kind !== 'recorded') {
    await leaveNothing(writer)
    return recorded
  }
  for (const name of recorded.unused) await deps.store.remove(name)
  const problem = await assembleContents(deps, key.accountId, recorded.complete, storedBytes)
  if (problem !== null) return problem
  const state = await readUploadState(deps.database, key)
  return { kind: 'added', accepted: received.accepted, ...state }
}

/** Whatever goes wrong, nothing is left in the store; a refusal that was thrown is given as a value. */
async function orAbandon<Result>(writer: BlobWriter, work: () => Promise<Result>): Promise<Result | UploadRefusal> {
  try {
    return await work()
  } catch (error) {
    await leaveNothing(writer)
    if (error instanceof UploadProblem) return error.refusal
    throw error
  }
}

/** What cannot be taken away, because the store cannot be reached, is an orphan that the sweep removes; why the batch is refused is told all the same. */
async function leaveNothing(writer: BlobWriter): Promise<void> {
  await writer.abandon().catch(() => undefined)
}
