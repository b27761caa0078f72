import { z } from 'zod'
import { rowForm } from '../../../database/row-form.ts'
import type { DeploymentDeps } from '../deployment.ts'
import { packSomeQuickly, packSomeThoroughly } from './pack-deployments.ts'
import type { Packers } from './pack-deployments.ts'
import { sweepContents } from './sweep-contents.ts'
import { dropDeployments, expireUploads, freeSlugs, retireDeployments, takeDownOwnerless } from './sweep-deployments.ts'
import { TRY_SWEEP_LOCK } from './sweep-lock.ts'
import { removeEmptyPacks, removeOrphanObjects, rewriteSparsePack } from './sweep-packs.ts'

export interface HostingSweep extends DeploymentDeps, Packers {
  /** Ends the sweep soon. */
  readonly isStopping: () => boolean
  /** Hears how much a part did. */
  readonly did: (what: string, count: number) => void
  /** Hears of a part that failed; the others go on. */
  readonly failed: (what: string, error: unknown) => void
}

const LOCKED = rowForm<{ readonly locked: boolean }>({ locked: z.boolean() })

/**
 * Removes what nobody needs any more: old uploads and deployments, names of deleted projects, contents, objects; and packs better what was
 * packed quickly. False when another process is
 * at it. What a crash left half done, the next sweep does.
 */
export async function sweepHosting(sweep: HostingSweep): Promise<boolean> {
  return await sweep.database.transaction(async (within) => {
    if (!(await LOCKED.only(within, TRY_SWEEP_LOCK)).locked) return false
    for (const [what, work] of PARTS)
      await untilNoneIsLeft(sweep, what, work).catch((error: unknown) => sweep.failed(what, error))
    return true
  })
}

/** Each does a little at a time, and gives how much it did. */
const PARTS: readonly (readonly [string, (sweep: HostingSweep) => Promise<number>])[] = [
  ['sites-of-deleted-accounts', takeDownOwnerless],
  ['uploads', expireUploads],
  ['deployments', dropDeployments],
  ['old-deployments', retireDeployments],
  ['names', freeSlugs],
  ['contents', sweepContents],
  ['sparse-packs', rewriteSparsePack],
  ['empty-packs', removeEmptyPacks],
  // What a process that ended was about to pack.
  ['quick-packing', packSomeQuickly],
  ['packing', packSomeThoroughly],
  ['orphans', (sweep) => removeOrphanObjects(sweep, sweep.isStopping)],
]

async function untilNoneIsLeft(
  sweep: HostingSweep,
  what: string,
  work: (sweep: HostingSweep) => Promise<number>,
): Promise<void> {
  for (let some = -1; some !== 0 && !sweep.isStopping(); sweep.did(what, some)) some = await work(sweep)
}
