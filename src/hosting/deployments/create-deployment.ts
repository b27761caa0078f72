import { randomText } from '../../platform/random-text.ts'
import type { RandomBytes } from '../../platform/random-text.ts'
import { countDeployment, lockUsage } from '../projects/account-usage.ts'
import type { HostingDeps } from '../projects/project.ts'
import type { QuotaReached } from '../projects/quotas.ts'
import { DEPLOYMENT, DEPLOYMENT_COLUMNS } from './deployment.ts'
import type { Deployment } from './deployment.ts'

export interface NewDeployment {
  readonly accountId: string
  readonly projectId: string
  readonly branch: string
  readonly commitMessage: string | null
  readonly environment: string | null
}

export type CreatedDeployment =
  | { readonly kind: 'created'; readonly deployment: Deployment }
  /** The account has no such project. */
  | { readonly kind: 'not-found' }
  | QuotaReached

const INSERT = `
  insert into deployment
    (id, project_id, account_id, label, branch, commit_message, environment, state, created_at, touched_at)
  select $1, project.id, account_id, $4, $5, $6, $7, 'uploading', $8, $8
  from project where project.id = $3 and account_id = $2 and deleted_at is null for key share
  returning ${DEPLOYMENT_COLUMNS}`

/** `allowed`: how many the account may make in 24 hours. */
export async function createDeployment(
  { database, now, random }: HostingDeps,
  { accountId, projectId, branch, commitMessage, environment }: NewDeployment,
  allowed: number,
): Promise<CreatedDeployment> {
  return await database.transaction(async (within): Promise<CreatedDeployment> => {
    const at = new Date(now())
    const id = `dep_${randomText(random, 24)}`
    const values = [id, accountId, projectId, newLabel(random), branch, commitMessage, environment, at]
    await lockUsage(within, accountId)
    const deployment = await DEPLOYMENT.first(within, INSERT, values)
    if (deployment === null) return { kind: 'not-found' }
    const reached = await countDeployment(within, { accountId, at, allowed })
    if (reached !== null) await within.query('delete from deployment where id = $1', [id])
    return reached ?? { kind: 'created', deployment }
  })
}

const LABEL_LENGTH = 12

/** Small letters and digits, because host names know no large ones: as many as there are are enough for 62 bits. */
function newLabel(random: RandomBytes): string {
  let label = ''
  while (label.length < LABEL_LENGTH) label += randomText(random, 2 * LABEL_LENGTH).replace(/[A-Z]/g, '')
  return label.slice(0, LABEL_LENGTH)
}
