import { createBlobWriter } from '../../platform/blobs/create-blob-writer.ts'
import type { BlobWriter, WrittenBlob } from '../../platform/blobs/create-blob-writer.ts'
import type { BlobPlace, ObjectStore } from '../../platform/blobs/object-store.ts'
import type { Queryable } from '../../database/database.ts'
import { addStoredBytes, lockUsage } from '../projects/account-usage.ts'
import { quotaReached } from '../projects/quotas.ts'
import type { QuotaReached } from '../projects/quotas.ts'
import { deletePieces, insertBlobs, insertPacks, readPieces, touchContents } from './blob-rows.ts'
import type { SealedObject } from './blob-rows.ts'
import type { DeploymentDeps } from './deployment.ts'
import { invalidUpload } from './upload-problem.ts'
import type { UploadRefusal } from './upload-problem.ts'

/** Puts contents together whose parts are all there; stops at the first that is not what it was said to be, or for which there is no room. */
export async function assembleContents(
  deps: DeploymentDeps,
  accountId: string,
  sha256s: readonly string[],
  storedBytes: number,
): Promise<UploadRefusal | QuotaReached | null> {
  for (const sha256 of sha256s) {
    const problem = await assemble(deps, { accountId, sha256 }, storedBytes)
    if (problem !== null) return problem
  }
  return null
}

async function assemble(
  { database, store, now }: DeploymentDeps,
  of: { accountId: string; sha256: string },
  storedBytes: number,
): Promise<UploadRefusal | QuotaReached | null> {
  const pieces = await readPieces(database, of)
  // Another request did so at the same time.
  if (pieces.length === 0) return null
  const writer = createBlobWriter(store)
  const { blob, objects } = await written(writer, inOrder(store, pieces))
  if (blob.sha256 !== of.sha256) {
    await writer.abandon()
    await database.transaction(async (within) => forget(within, of))
    return invalidUpload(of.sha256, 'wrong-hash', `The parts make a content with another SHA-256: ${blob.sha256}.`)
      .refusal
  }
  const at = new Date(now())
  // As with a batch: when this rejects, what was written stays.
  const entered = await database.transaction((within) => enter(within, of, { blob, objects, at, storedBytes }))
  if (entered !== 'entered') await writer.abandon()
  return typeof entered === 'string' ? null : entered
}

/** Leaves nothing behind when it fails. */
async function written(
  writer: BlobWriter,
  content: AsyncIterable<Uint8Array>,
): Promise<{ blob: WrittenBlob; objects: readonly SealedObject[] }> {
  try {
    return { blob: await writer.add(content), objects: await writer.seal() }
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

async function* inOrder(store: ObjectStore, pieces: readonly BlobPlace[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await store.read(piece)
}

async function forget(within: Queryable, of: { accountId: string; sha256: string }): Promise<void> {
  await lockUsage(within, of.accountId)
  await deletePieces(within, of)
}

async function enter(
  within: Queryable,
  of: { accountId: string; sha256: string },
  {
    blob,
    objects,
    at,
    storedBytes,
  }: { blob: WrittenBlob; objects: readonly SealedObject[]; at: Date; storedBytes: number },
): Promise<'entered' | 'known' | QuotaReached> {
  const { accountId, sha256 } = of
  const stored = await lockUsage(within, accountId)
  const isKnown = (await touchContents(within, { accountId, sha256s: [sha256], at })).has(sha256)
  // Also when there is no room: who makes some sends it anew, and until then it stands in the way of no other batch.
  await deletePieces(within, of)
  if (!isKnown && stored + blob.length > storedBytes)
    return quotaReached('storedBytes', { used: stored, allowed: storedBytes })
  if (isKnown) return 'known'
  await insertPacks(within, { objects, used: [blob], at })
  await insertBlobs(within, { accountId, blobs: [{ ...blob, coding: 'identity' }], at })
  await addStoredBytes(within, accountId, blob.length)
  return 'entered'
}
