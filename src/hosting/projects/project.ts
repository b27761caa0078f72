import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { rowForm } from '../../database/row-form.ts'
import type { RowForm } from '../../database/row-form.ts'
import { TAKE_DOWN_REASONS } from '../contract/take-down-reason.ts'
import type { TakeDownReason } from '../contract/take-down-reason.ts'
import type { RandomBytes } from '../../platform/random-text.ts'

/** A site under a name of its own. */
export interface Project {
  /** `prj_` and 24 base-62 characters. */
  readonly id: string
  /** Larger for those that were made later. */
  readonly number: bigint
  readonly slug: string
  readonly name: string
  readonly description: string | null
  readonly deploymentName: string | null
  /** What visitors see; null: nothing yet. */
  readonly activeDeploymentId: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** When operators took it down, and for what; null: they did not. */
  readonly takenDownAt: Date | null
  readonly takenDownFor: TakeDownReason | null
  /** Since when nobody sees it because its name has to be looked at; null: it need not. */
  readonly heldAt: Date | null
  /** What operators said when they refused the name; null: they did not. */
  readonly refusedFor: string | null
}

/** What changing projects and deployments takes. */
export interface HostingDeps {
  readonly database: Pick<Database, 'query' | 'transaction'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
}

export const PROJECT: RowForm<Project> = rowForm<Project>({
  id: z.string(),
  number: z.bigint(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  deploymentName: z.string().nullable(),
  activeDeploymentId: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  takenDownAt: z.date().nullable(),
  takenDownFor: z.enum(TAKE_DOWN_REASONS).nullable(),
  heldAt: z.date().nullable(),
  refusedFor: z.string().nullable(),
})

/** Of `PROJECT_SOURCE`. */
export const PROJECT_COLUMNS = `
  id, number, slug, name, description, deployment_name as "deploymentName", deployment_id as "activeDeploymentId",
  created_at as "createdAt", updated_at as "updatedAt",
  taken_down_at as "takenDownAt", taken_down_for as "takenDownFor", held_at as "heldAt", refused_for as "refusedFor"`

export const PROJECT_SOURCE = 'project left join live_deployment on project_id = project.id'
