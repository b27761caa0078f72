import type { DeploymentObject } from '../contract/deployment-object.ts'
import type { ProjectObject } from '../contract/project-object.ts'
import type { AccountToken } from '../../accounts/identity/account-token.ts'
import type { TokenObject } from '../contract/token-object.ts'
import type { Deployment } from '../deployments/deployment.ts'
import type { Project } from '../projects/project.ts'
import { withheldOf } from '../projects/withheld.ts'
import type { ApiDeps } from './api-deps.ts'

type Addresses = Pick<ApiDeps, 'siteUrl'>

/** A project as the API shows it. */
export function showProject(
  { id, name, slug, description, deploymentName, activeDeploymentId, createdAt, updatedAt, ...rest }: Project,
  { siteUrl }: Addresses,
): ProjectObject {
  return {
    id,
    name,
    slug,
    description,
    deploymentName,
    url: siteUrl(slug),
    activeDeploymentId,
    withheld: withheldOf(rest),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A deployment of this project, as the API shows it. */
export function showDeployment(
  { id, label, projectId, branch, commitMessage, environment, state, ...rest }: Deployment,
  { slug, activeDeploymentId }: Pick<Project, 'slug' | 'activeDeploymentId'>,
  { siteUrl }: Addresses,
): DeploymentObject {
  return {
    id,
    label,
    projectId,
    branch,
    commitMessage,
    environment,
    state,
    fileCount: rest.fileCount,
    totalBytes: rest.totalBytes,
    url: siteUrl(`${label}--${slug}`),
    createdAt: rest.createdAt.toISOString(),
    finalizedAt: rest.finalizedAt?.toISOString() ?? null,
    live: id === activeDeploymentId,
    wasLive: rest.wasLive || id === activeDeploymentId,
  }
}

/** A token for programs, as the API shows it. */
export function showToken({ id, name, createdAt, expiresAt, lastUsedAt }: AccountToken): TokenObject {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
