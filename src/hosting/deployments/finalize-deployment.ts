import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { createBlobWriter } from '../../platform/blobs/create-blob-writer.ts'
import type { BlobWriter } from '../../platform/blobs/create-blob-writer.ts'
import { storeTroubleOf } from '../../platform/blobs/store-trouble.ts'
import type { RuleFault } from '../rules/rule-fault.ts'
import { insertBlobs, insertPacks } from './blob-rows.ts'
import type { BlobRow } from './blob-rows.ts'
import type { Deployment, DeploymentDeps, DeploymentKey } from './deployment.ts'
import { countFiles, readUploadState } from './deployment-files.ts'
import type { MissingFile } from './deployment-files.ts'
import { findDeployment } from './find-deployments.ts'
import { packFirst } from './pack-first.ts'
import { findTakenDown, lockProject, makeLive } from './promote-deployment.ts'
import type { TakenDown } from './promote-deployment.ts'
import { lockBare, readFirst } from './packing-rows.ts'
import { readRules } from './read-rules.ts'
import type { SiteRules } from './read-rules.ts'

export type Finalized =
  | {
      readonly kind: 'finalized'
      readonly deployment: Deployment
      /** Whether it was promoted when it was finalized; if not: that was not asked for, or a younger one was promoted before. */
      readonly promotion: Promotion
    }
  | { readonly kind: 'not-found' }
  | TakenDown
  | { readonly kind: 'expired' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'incomplete'; readonly missingCount: number; readonly missing: readonly MissingFile[] }
  | { readonly kind: 'bad-rules'; readonly faults: readonly RuleFault[] }

export type Promotion = 'promoted' | 'not-asked' | 'older'

/** At most so much of what pages wait for is packed before the answer; the rest right after it, where nobody waits. */
const PACKED_FIRST_BYTES = 1024 * 1024

/** Makes a deployment unchangeable and, unless not wanted, live. Done twice, it answers the same. */
export async function finalizeDeployment(
  deps: DeploymentDeps,
  key: DeploymentKey,
  { promote }: { promote: boolean },
): Promise<Finalized> {
  for (;;) {
    // Before its state: whatever is changed after this look gives it another revision.
    const revision = await readRevision(deps.database, key.deploymentId)
    const deployment = await findDeployment(deps.database, key)
    if (deployment === null) return { kind: 'not-found' }
    if (deployment.state === 'expired') return { kind: 'expired' }
    if (deployment.state === 'ready') return await answerAgain(deps.database, deployment)
    const takenDown = promote ? await findTakenDown(deps.database, key) : null
    if (takenDown !== null) return takenDown
    const looked = await lookAt(deps, key)
    if (looked.kind !== 'whole') {
      // Who finalized it meanwhile left nothing to look at.
      if ((await readRevision(deps.database, deployment.id)) !== revision) continue
      return looked
    }
    const { rules } = looked
    const writer = createBlobWriter(deps.store)
    const packed = await pack(deps, key, writer)
    const sealed = await deps.database.transaction((within) =>
      seal(within, key, { ...packed, rules, revision, promote, at: new Date(deps.now()) }),
    )
    if (sealed === null) {
      // Somebody uploaded or finalized at the same time: it is looked at anew.
      await writer.abandon()
      continue
    }
    deps.tell?.({ kind: 'finalized' })
    if (sealed.promotion === 'promoted') deps.tell?.({ kind: 'promoted' })
    return { kind: 'finalized', ...sealed }
  }
}

type Looked = { readonly kind: 'whole'; readonly rules: SiteRules } | Extract<Finalized, { kind: Unfinished }>
type Unfinished = 'empty' | 'incomplete' | 'bad-rules'

/** Whether a deployment has all that is needed to be finalized. */
async function lookAt(deps: DeploymentDeps, key: DeploymentKey): Promise<Looked> {
  const { fileCount, missingCount, missing } = await readUploadState(deps.database, key)
  if (fileCount === 0) return { kind: 'empty' }
  if (missingCount > 0) return { kind: 'incomplete', missingCount, missing }
  const rules = await readRules(deps, key)
  return rules.faults.length > 0 ? { kind: 'bad-rules', faults: rules.faults } : { kind: 'whole', rules }
}

interface Packed {
  readonly forms: readonly BlobRow[]
  readonly objects: readonly { readonly name: string; readonly bytes: number }[]
}

/** Packing is for speed alone: where there is no room for it, it is done later. */
async function pack(deps: DeploymentDeps, key: DeploymentKey, writer: BlobWriter): Promise<Packed> {
  try {
    const first = await readFirst(deps.database, key, PACKED_FIRST_BYTES)
    const forms = await packFirst(deps.store, writer, first)
    return { forms, objects: await writer.seal() }
  } catch (error) {
    await writer.abandon()
    if (storeTroubleOf(error) === 'full') return { forms: [], objects: [] }
    throw error
  }
}

const PROMOTION = rowForm<{ readonly promotion: Promotion }>({ promotion: z.enum(['promoted', 'not-asked', 'older']) })

const ANSWER = 'select promotion from deployment where id = $1'

async function answerAgain(database: Queryable, deployment: Deployment): Promise<Finalized> {
  const row = await PROMOTION.first(database, ANSWER, [deployment.id])
  return row === null ? { kind: 'not-found' } : { kind: 'finalized', deployment, ...row }
}

const REVISED = rowForm<{ readonly revision: string }>({ revision: z.string() })

/** Whatever is uploaded gives a row another one. */
const REVISION = 'select xmin::text as revision from deployment where id = $1'
const LOCK = "select xmin::text as revision from deployment where id = $1 and state = 'uploading' for update"

async function readRevision(database: Queryable, deploymentId: string): Promise<string> {
  return (await REVISED.first(database, REVISION, [deploymentId]))?.revision ?? ''
}

const INSERT_MANIFEST = `
  insert into manifest (deployment_id, account_id, files, redirects, headers)
  select $1, $2, json_object_agg(path, encode(sha256, 'hex') order by path), $3, $4
  from deployment_file where deployment_id = $1`

const FINISH = `
  with gone as (delete from deployment_file where deployment_id = $1)
  update deployment set state = 'ready', finalized_at = $2, promotion = $3, packing = 'due' where id = $1`

interface Sealing extends Packed {
  readonly rules: SiteRules
  readonly revision: string
  readonly promote: boolean
  readonly at: Date
}

/** Null when the deployment was touched since it was looked at. */
async function seal(
  within: Queryable,
  key: DeploymentKey,
  { forms, objects, rules, revision, promote, at }: Sealing,
): Promise<{ deployment: Deployment; promotion: Promotion } | null> {
  const { accountId, deploymentId } = key
  if (!(await lockProject(within, key))) return null
  const locked = await REVISED.first(within, LOCK, [deploymentId])
  if (locked?.revision !== revision) return null
  // What others packed at the same time stays theirs.
  const own = await lockBare(within, { accountId, sha256s: forms.map(({ sha256 }) => sha256) })
  const blobs = forms.filter(({ sha256 }) => own.has(sha256))
  await insertPacks(within, { objects, used: blobs, at })
  await insertBlobs(within, { accountId, blobs, at })
  // What came after the last batch with paths is not counted yet.
  await countFiles(within, key)
  await within.query(INSERT_MANIFEST, [deploymentId, accountId, rules.redirects, rules.headers])
  const before = await findDeployment(within, key)
  if (before === null) return null
  const isLive = promote && (await makeLive(within, before, { evenIfOlder: false }))
  const promotion = promote ? (isLive ? 'promoted' : 'older') : 'not-asked'
  await within.query(FINISH, [deploymentId, at, promotion])
  const deployment = await findDeployment(within, key)
  return deployment === null ? null : { deployment, promotion }
}
