import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { addStoredBytes, lockUsage } from '../projects/account-usage.ts'
import { quotaReached } from '../projects/quotas.ts'
import type { QuotaReached } from '../projects/quotas.ts'
import { insertBlobs, insertPacks, insertPiece, readUnfinished, touchContents } from './blob-rows.ts'
import type { SealedObject } from './blob-rows.ts'
import type { Deployment, DeploymentDeps, DeploymentKey } from './deployment.ts'
import { countFiles, upsertFiles } from './deployment-files.ts'
import { tooManyFiles } from './receive-entries.ts'
import type { Piece, Received } from './receive-entries.ts'
import { tooLarge, UploadProblem } from './upload-problem.ts'
import type { UploadRefusal } from './upload-problem.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

/** The deployment takes nothing any more. */
export interface NotUploading {
  readonly kind: 'not-uploading'
  readonly state: 'ready' | 'expired'
}

export type Recorded =
  | {
      readonly kind: 'recorded'
      /** Objects in which nothing new lies. */
      readonly unused: readonly string[]
      /** Contents of which all parts are there. */
      readonly complete: readonly string[]
    }
  | { readonly kind: 'not-found' }
  | NotUploading
  | UploadRefusal
  | QuotaReached

interface Batch {
  readonly received: Received
  readonly objects: readonly SealedObject[]
  readonly storedBytes: number
}

/** Ends the transaction without a trace. */
class Refused extends Error {
  readonly recorded: Recorded
  constructor(recorded: Recorded) {
    super(recorded.kind)
    this.recorded = recorded
  }
}

/** Enters what a batch brought, all of it or nothing. */
export async function recordBatch(
  { database, now }: DeploymentDeps,
  key: DeploymentKey,
  batch: Batch,
): Promise<Recorded> {
  try {
    return await database.transaction((within) => record(within, key, batch, new Date(now())))
  } catch (error) {
    if (error instanceof Refused) return error.recorded
    if (error instanceof UploadProblem) return error.refusal
    throw error
  }
}

const TOUCHED = rowForm<Pick<Deployment, 'state'>>({ state: z.enum(['uploading', 'ready', 'expired']) })

const TOUCH_DEPLOYMENT = `
  update deployment set touched_at = greatest(touched_at, $4)
  where account_id = $1 and project_id = $2 and id = $3
    and not exists (select from project where id = project_id and deleted_at is not null)
  returning state`

async function record(within: Queryable, key: DeploymentKey, batch: Batch, at: Date): Promise<Recorded> {
  const { accountId, projectId, deploymentId } = key
  const { received, objects } = batch
  const values = [accountId, projectId, deploymentId, at]
  const deployment = await TOUCHED.first(within, TOUCH_DEPLOYMENT, values)
  if (deployment === null) return { kind: 'not-found' }
  if (deployment.state !== 'uploading') throw new Refused({ kind: 'not-uploading', state: deployment.state })
  const stored = await lockUsage(within, accountId)
  const asked = new Set([
    ...received.contents.keys(),
    ...[...received.files.values()].map(({ sha256 }) => sha256),
    ...received.pieces.map(({ of }) => of.sha256),
  ])
  const known = await touchContents(within, { accountId, sha256s: [...asked], at })
  const fresh = [...received.contents.values()].filter(({ sha256 }) => !known.has(sha256))
  const { pieces, complete } = await nextPieces(
    within,
    accountId,
    received.pieces.filter(({ of }) => !known.has(of.sha256)),
  )
  const unused = await insertPacks(within, { objects, used: [...fresh, ...pieces], at })
  await insertBlobs(within, { accountId, blobs: fresh.map((blob) => ({ ...blob, coding: 'identity' })), at })
  for (const piece of pieces) await insertPiece(within, accountId, piece, at)
  const bytes = fresh.reduce((sum, { length }) => sum + length, 0)
  await store(within, { accountId, stored, bytes, allowed: batch.storedBytes })
  // Of a batch that was cut off, what it said about paths is not whole.
  if (received.cut === null) await enterFiles(within, key, received)
  return { kind: 'recorded', unused, complete }
}

async function enterFiles(
  within: Queryable,
  { accountId, deploymentId }: DeploymentKey,
  { files }: Received,
): Promise<void> {
  await upsertFiles(within, deploymentId, files)
  const { files: count, bytes } = await countFiles(within, { accountId, deploymentId })
  if (count > UPLOAD_LIMITS.filesOfDeployment) throw tooManyFiles()
  if (bytes > UPLOAD_LIMITS.bytesOfDeployment)
    throw tooLarge(UPLOAD_LIMITS.bytesOfDeployment, 'A deployment may have 1 GiB.')
}

/** Adds to what an account stores, unless that would be more than it may. Its usage is locked. */
async function store(
  within: Queryable,
  of: { accountId: string; stored: number; bytes: number; allowed: number },
): Promise<void> {
  const { accountId, stored, bytes, allowed } = of
  if (bytes === 0) return
  if (stored + bytes > allowed) throw new Refused(quotaReached('storedBytes', { used: stored, allowed }))
  await addStoredBytes(within, accountId, bytes)
}

/** Those pieces, or what of them is new, that go on where their content stopped. Others are passed by: the answer says where it stopped. */
async function nextPieces(
  within: Queryable,
  accountId: string,
  sent: readonly Piece[],
): Promise<{ pieces: readonly Piece[]; complete: readonly string[] }> {
  const unfinished = new Map(await readUnfinished(within, accountId))
  const pieces: Piece[] = []
  for (const piece of sent) {
    const { sha256, size } = piece.of
    const before = unfinished.get(sha256) ?? { size, received: 0 }
    const known = before.received - piece.begins
    if (before.size !== size || known < 0 || known >= piece.length) continue
    const length = piece.length - known
    pieces.push({ ...piece, begins: before.received, start: piece.start + known, length })
    unfinished.set(sha256, { size, received: before.received + length })
  }
  if (unfinished.size > UPLOAD_LIMITS.unfinishedContents) throw tooManyUnfinished()
  const complete = [...unfinished].filter(([, { size, received: there }]) => there === size).map(([sha256]) => sha256)
  return { pieces, complete }
}

function tooManyUnfinished(): Error {
  const allowed = UPLOAD_LIMITS.unfinishedContents
  return tooLarge(allowed, `Parts of ${allowed} contents may be there at a time; send the rest of one first.`)
}
