import { z } from 'zod'
import type { Queryable } from '../../../database/database.ts'
import { rowForm } from '../../../database/row-form.ts'
import { createBlobWriter } from '../../../platform/blobs/create-blob-writer.ts'
import { readMany } from '../../../platform/blobs/read-many.ts'
import type { BlobCoding } from '../../manifest/manifest.ts'
import { tellSiteChanged } from '../../projects/site-changes.ts'
import { insertPacks, replaceForms } from '../blob-rows.ts'
import type { BlobRow, SealedObject } from '../blob-rows.ts'
import type { DeploymentDeps } from '../deployment.ts'
import { hasPackableName } from '../is-packable.ts'
import { markPacked, readUnpacked } from '../packing-rows.ts'
import type { Unpacked } from '../packing-rows.ts'
import type { PackedForms, PackTask } from './pack-work.ts'

/** Packs on a thread that gives way to all others. */
export interface Packers {
  readonly packQuickly: (task: PackTask) => Promise<PackedForms>
  readonly packThoroughly: (task: PackTask) => Promise<PackedForms>
}

interface Stage {
  /** Of deployments, and of contents, before and after it. */
  readonly deployments: readonly ['due', 'quick'] | readonly ['quick', 'thorough']
  readonly contents: readonly ['none', 'quick'] | readonly ['quick', 'thorough']
  readonly pack: (task: PackTask) => Promise<PackedForms>
}

/** Makes gzip and brotli 5 of some contents of the youngest deployment that lacks any; gives how much it did. */
export async function packSomeQuickly(deps: DeploymentDeps & Packers): Promise<number> {
  return packSome(deps, { deployments: ['due', 'quick'], contents: ['none', 'quick'], pack: deps.packQuickly })
}

/** Makes the best that brotli can of some contents of the youngest deployment that has been packed quickly; gives how much it did. */
export async function packSomeThoroughly(deps: DeploymentDeps & Packers): Promise<number> {
  return packSome(deps, {
    deployments: ['quick', 'thorough'],
    contents: ['quick', 'thorough'],
    pack: deps.packThoroughly,
  })
}

interface Due {
  readonly deploymentId: string
  readonly accountId: string
}

const DUE = rowForm<Due>({ deploymentId: z.string(), accountId: z.string() })

const FIND = `
  select id as "deploymentId", account_id as "accountId" from deployment
  where packing = $1 order by number desc limit 1`

async function packSome(deps: DeploymentDeps, { deployments, contents, pack }: Stage): Promise<number> {
  const due = await DUE.first(deps.database, FIND, [deployments[0]])
  if (due === null) return 0
  const unpacked = await readUnpacked(deps.database, due, contents[0])
  if (unpacked.length > 0) await packContents(deps, due.accountId, unpacked, { contents, pack })
  else await deps.database.transaction(async (within) => finish(within, due.deploymentId, deployments))
  return 1 + unpacked.length
}

interface Finished {
  readonly projectId: string
}

const FINISHED = rowForm<Finished>({ projectId: z.string() })

const FINISH = 'update deployment set packing = $3 where id = $1 and packing = $2 returning project_id as "projectId"'

/** In the order of all who lock both: first the project. */
const LOCK_PROJECT = `
  select 1 from project where id = (select project_id from deployment where id = $1) for no key update`

/** Sites look for the new forms when they hear of it. */
async function finish(within: Queryable, deploymentId: string, [before, after]: Stage['deployments']): Promise<void> {
  await within.query(LOCK_PROJECT, [deploymentId])
  const row = await FINISHED.first(within, FINISH, [deploymentId, before, after])
  if (row !== null) await tellSiteChanged(within, row.projectId)
}

async function packContents(
  { database, store, now }: DeploymentDeps,
  accountId: string,
  unpacked: readonly Unpacked[],
  { contents, pack }: Pick<Stage, 'contents' | 'pack'>,
): Promise<void> {
  const writer = createBlobWriter(store)
  const forms: BlobRow[] = []
  let objects: readonly SealedObject[]
  try {
    for await (const { place, bytes } of readMany(store, unpacked)) {
      if (!hasPackableName(place.path, bytes.length)) continue
      // A copy: what goes to a thread takes along all that it was read with.
      const packed = await pack({ bytes: new Uint8Array(bytes), has: place.codings })
      for (const [coding, form] of Object.entries(packed) as [BlobCoding, Uint8Array][])
        forms.push({ ...(await writer.add([form])), sha256: place.sha256, coding })
    }
    objects = await writer.seal()
  } catch (error) {
    await writer.abandon()
    throw error
  }
  const at = new Date(now())
  const unused = await database.transaction(async (within) => {
    // Contents that were deleted meanwhile are not marked, and get no forms; nor do those that somebody else has packed.
    const own = await markPacked(within, { accountId, sha256s: unpacked.map(({ sha256 }) => sha256) }, contents)
    const used = forms.filter(({ sha256 }) => own.has(sha256))
    const left = await insertPacks(within, { objects, used, at })
    await replaceForms(within, { accountId, forms: used, at })
    return left
  })
  for (const name of unused) await store.remove(name)
}
