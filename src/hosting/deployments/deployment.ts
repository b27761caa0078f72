import { z } from 'zod'
import { rowForm } from '../../database/row-form.ts'
import type { RowForm } from '../../database/row-form.ts'
import type { ObjectStore } from '../../platform/blobs/object-store.ts'
import type { HostingDeps } from '../projects/project.ts'

/** One version of a project's site. */
export interface Deployment {
  /** `dep_` and 24 base-62 characters. */
  readonly id: string
  /** Larger for those that were made later. */
  readonly number: bigint
  /** 12 small letters and digits, for its own address. */
  readonly label: string
  readonly projectId: string
  readonly branch: string
  readonly commitMessage: string | null
  readonly environment: string | null
  /** `ready` never changes again; `expired`: nothing was uploaded for 24 hours. */
  readonly state: 'uploading' | 'ready' | 'expired'
  readonly fileCount: number
  readonly totalBytes: number
  readonly createdAt: Date
  readonly finalizedAt: Date | null
  /** Visitors have seen it at the address of the site at some time. */
  readonly wasLive: boolean
}

/** Which deployment of whom is meant. */
export interface DeploymentKey {
  readonly accountId: string
  readonly projectId: string
  readonly deploymentId: string
}

export interface DeploymentDeps extends HostingDeps {
  readonly store: ObjectStore
  /** Tells operators what happens. */
  readonly tell?: (news: HostingNews) => void
}

/** What operators hear of deployments. */
export type HostingNews =
  /** `outcome`: what became of a batch, or why it was refused; `bytes` of contents were kept. */
  | { readonly kind: 'batch'; readonly outcome: string; readonly bytes: number }
  | { readonly kind: 'finalized' | 'promoted' }

export const DEPLOYMENT: RowForm<Deployment> = rowForm<Deployment>({
  id: z.string(),
  number: z.bigint(),
  label: z.string(),
  projectId: z.string(),
  branch: z.string(),
  commitMessage: z.string().nullable(),
  environment: z.string().nullable(),
  state: z.enum(['uploading', 'ready', 'expired']),
  fileCount: z.int(),
  totalBytes: z.number(),
  createdAt: z.date(),
  finalizedAt: z.date().nullable(),
  wasLive: z.boolean(),
})

/** Of `deployment`. */
export const DEPLOYMENT_COLUMNS = `
  id, number, label, project_id as "projectId", branch, commit_message as "commitMessage", environment, state,
  file_count as "fileCount", total_bytes::float8 as "totalBytes", created_at as "createdAt", finalized_at as "finalizedAt",
  was_live as "wasLive"`
