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
}

/** Which deployment of whom is meant. */
export interface DeploymentKey {
  readonly accountId: string
  readonly projectId: string
  readonly deploymentId: string
}

export interface DeploymentDeps extends HostingDeps {
  readonly store: ObjectStore
}

/** For `select`, from `deployment`. */
export const DEPLOYMENT_COLUMNS = `
  id, number, label, project_id as "projectId", branch, commit_message as "commitMessage", environment, state,
  file_count as "fileCount", total_bytes::float8 as "totalBytes", created_at as "createdAt", finalized_at as "finalizedAt"`
