import { z } from 'zod'
import type { Queryable } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import { TAKE_DOWN_REASONS } from '../contract/take-down-reason.ts'
import type { TakeDownReason } from '../contract/take-down-reason.ts'
import { tellSiteChanged } from '../projects/site-changes.ts'
import type { Deployment, DeploymentDeps, DeploymentKey } from './deployment.ts'
import { findDeployment } from './find-deployments.ts'

export interface TakenDown {
  readonly kind: 'taken-down'
  readonly reason: TakeDownReason
}

export type Promoted =
  | { readonly kind: 'promoted'; readonly deployment: Deployment }
  | { readonly kind: 'not-found' }
  /** Operators took the site down: nothing is promoted until they restore it. */
  | TakenDown
  /** It is not finalized. */
  | { readonly kind: 'not-ready'; readonly state: 'uploading' | 'expired' }

const LOCK_PROJECT = 'select 1 from project where account_id = $1 and id = $2 and deleted_at is null for no key update'

/** Holds a project until the transaction ends; false when the account has none of this id. Whoever locks a deployment too does so afterwards. */
export async function lockProject(within: Queryable, of: { accountId: string; projectId: string }): Promise<boolean> {
  return (await within.query(LOCK_PROJECT, [of.accountId, of.projectId])).length > 0
}

const REASON = rowForm<Pick<TakenDown, 'reason'>>({ reason: z.enum(TAKE_DOWN_REASONS) })
const DOWN = 'select taken_down_for as reason from project where id = $1 and taken_down_at is not null'

/** Whether a site is taken down, and for what; null: it is not. */
export async function findTakenDown(
  within: Queryable,
  { projectId }: Pick<DeploymentKey, 'projectId'>,
): Promise<TakenDown | null> {
  const row = await REASON.first(within, DOWN, [projectId])
  return row === null ? null : { kind: 'taken-down', ...row }
}

type PromotingDeps = Pick<DeploymentDeps, 'database' | 'tell'>

/** Shows visitors this deployment, whichever they see now: also an older one, to go back to it. */
export async function promoteDeployment({ database, tell }: PromotingDeps, key: DeploymentKey): Promise<Promoted> {
  const promoted = await database.transaction((within) => promote(within, key))
  if (promoted.kind === 'promoted') tell?.({ kind: 'promoted' })
  return promoted
}

/** Somebody promoted another deployment meanwhile. */
export interface OtherIsLive {
  readonly kind: 'other-is-live'
}

/**
 * The same for somebody who was asked whether this one shall take the place of another (null: of none). Nothing changes when visitors
 * see something else by then, unless they see this one: it was asked for twice.
 */
export async function promoteInPlaceOf(
  { database, tell }: PromotingDeps,
  key: DeploymentKey,
  expected: string | null,
): Promise<Promoted | OtherIsLive> {
  const promoted = await database.transaction(async (within): Promise<Promoted | OtherIsLive> => {
    if (!(await lockProject(within, key))) return { kind: 'not-found' }
    const live = (await LIVE.first(within, READ_LIVE, [key.projectId]))?.id ?? null
    if (live !== expected && live !== key.deploymentId) return { kind: 'other-is-live' }
    return await promote(within, key)
  })
  if (promoted.kind === 'promoted') tell?.({ kind: 'promoted' })
  return promoted
}

async function promote(within: Queryable, key: DeploymentKey): Promise<Promoted> {
  if (!(await lockProject(within, key))) return { kind: 'not-found' }
  const deployment = await findDeployment(within, key)
  if (deployment === null) return { kind: 'not-found' }
  if (deployment.state !== 'ready') return { kind: 'not-ready', state: deployment.state }
  const takenDown = await findTakenDown(within, key)
  if (takenDown !== null) return takenDown
  await makeLive(within, deployment, { evenIfOlder: true })
  return { kind: 'promoted', deployment }
}

interface Live {
  readonly id: string
}

const LIVE = rowForm<Live>({ id: z.string() })

const READ_LIVE = 'select deployment_id as id from live_deployment where project_id = $1'

const MAKE_LIVE = `
  insert into live_deployment (project_id, deployment_id, newest) values ($1, $2, $3)
  on conflict (project_id) do update
    set deployment_id = excluded.deployment_id, newest = greatest(live_deployment.newest, excluded.newest)
    where $4 or live_deployment.newest < excluded.newest
  returning 1`
const MARK_LIVE = 'update deployment set was_live = true where id = $1 and not was_live'

/** Switches what visitors see, in one comparison; false when a younger one was promoted before. The project is locked. */
export async function makeLive(
  within: Queryable,
  { projectId, id, number }: Pick<Deployment, 'projectId' | 'id' | 'number'>,
  { evenIfOlder }: { evenIfOlder: boolean },
): Promise<boolean> {
  const rows = await within.query(MAKE_LIVE, [projectId, id, number, evenIfOlder])
  if (rows.length === 0) return false
  await within.query(MARK_LIVE, [id])
  await tellSiteChanged(within, projectId)
  return true
}
