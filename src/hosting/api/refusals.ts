import { ApiError } from '../../api/api-error.ts'
import { becauseOf } from '../contract/take-down-reason.ts'
import type { BatchOutcome } from '../deployments/add-batch.ts'
import type { Finalized } from '../deployments/finalize-deployment.ts'
import type { TakenDown } from '../deployments/promote-deployment.ts'
import type { QuotaReached } from '../projects/quotas.ts'
import { hostingError } from './hosting-dialect.ts'

/** Issues beyond this many help nobody. */
const MOST_ISSUES = 20

export function noProject(): ApiError {
  return hostingError('no_project', 'This account has no such project. `GET /projects/` lists those it has.')
}

export function noDeployment(): ApiError {
  return hostingError('no_deployment', 'This project has no such deployment.')
}

export function noSuchToken(): ApiError {
  return hostingError('no_such_token', 'This account has no such token. `GET /account/tokens` lists those it has.')
}

export function tokenQuotaRefusal(most: number): ApiError {
  const message = `This account has ${most} tokens, of ${most} that it may have. Revoke one that nothing uses any more.`
  return hostingError('quota_reached', message, { issues: [{ path: 'tokens', message, code: 'quota_reached' }] })
}

export function noDomain(): ApiError {
  return hostingError(
    'no_domain',
    'This project has no such domain. `GET /projects/{projectId}/domains` lists those it has.',
  )
}

const TAKEN: Readonly<Record<'project' | 'account' | 'other', string>> = {
  project: 'This project has this host and path already. `GET /projects/{projectId}/domains` lists it.',
  account:
    'Another project of this account is shown at this host and path. Remove the domain there first, or choose another `pathPrefix`.',
  other:
    'Another account has verified this host, or had it until less than 30 days ago. When it is yours, have it removed there, and wait until the 30 days are over.',
}

/** Somebody has a host already. */
export function domainTaken(owner: keyof typeof TAKEN): ApiError {
  const message = TAKEN[owner]
  return hostingError('conflict', message, { issues: [{ path: 'hostname', message, code: 'taken' }] })
}

const USED: Readonly<Record<QuotaReached['quota'], (count: number) => string>> = {
  projects: (count) => `${count} projects`,
  deploymentsADay: (count) => `${count} deployments in 24 hours`,
  domainsOfProject: (count) => `${count} domains of this project`,
  storedBytes: (count) => `${Math.round(count / 1024 ** 2)} MiB stored`,
}

/** Says what is used and allowed, and what makes room; when there is room again by itself, says when. */
export function quotaRefusal({ quota, used, allowed, remedy, freeAt }: QuotaReached, nowMs: number): ApiError {
  const message = `This account has used ${USED[quota](used)}, of ${USED[quota](allowed)} that it may. ${remedy}`
  // For programs: the status alone also stands for other conflicts, and for too many calls.
  const issues = [{ path: quota, message, code: 'quota_reached' }]
  if (freeAt === null) return hostingError('quota_reached', message, { issues })
  const retryAfter = Math.max(1, Math.ceil((freeAt.getTime() - nowMs) / 1000))
  return hostingError('too_often', message, { retryAfter, issues })
}

/** Why a batch was not taken. */
export function batchRefusal(outcome: Exclude<BatchOutcome, { kind: 'added' }>, nowMs: number): ApiError {
  switch (outcome.kind) {
    case 'not-found':
      return noDeployment()
    case 'not-uploading':
      return notUploading(outcome.state)
    case 'invalid':
      return new ApiError('invalid', outcome.issues[0]?.message ?? 'The batch is not valid.', {
        issues: outcome.issues,
      })
    case 'too-large':
      return new ApiError('too_large', outcome.message)
    case 'quota-reached':
      return quotaRefusal(outcome, nowMs)
  }
}

export function notUploading(state: 'ready' | 'expired'): ApiError {
  return state === 'ready'
    ? hostingError('conflict', 'This deployment is finalized and never changes. Create a new one.')
    : expired()
}

function expired(): ApiError {
  return hostingError('conflict', 'This deployment is expired: nothing came for 24 hours. Create a new one.')
}

/** Why nothing is promoted. */
export function takenDownRefusal({ reason }: TakenDown): ApiError {
  return hostingError(
    'conflict',
    `The operator of this service took this site down ${becauseOf(reason)}, so nothing of it is promoted. Write to the operator; files can be finalized with \`promote\` false meanwhile.`,
  )
}

/** Why a deployment was not finalized. */
export function finalizeRefusal(outcome: Exclude<Finalized, { kind: 'finalized' }>): ApiError {
  switch (outcome.kind) {
    case 'not-found':
      return noDeployment()
    case 'expired':
      return expired()
    case 'taken-down':
      return takenDownRefusal(outcome)
    case 'empty':
      return hostingError('conflict', 'This deployment has no files. Upload some, then finalize it.')
    case 'incomplete':
      return hostingError(
        'conflict',
        `${outcome.missingCount === 1 ? 'The content of 1 file has' : `The contents of ${outcome.missingCount} files have`} not been uploaded. Upload what \`issues\` names, then finalize.`,
        {
          issues: outcome.missing.slice(0, MOST_ISSUES).map(({ path, sha256, received }) => ({
            path,
            message: `Of the content with the SHA-256 ${sha256}, ${received} bytes are there.`,
            code: 'missing',
          })),
        },
      )
    case 'bad-rules': {
      const { faults } = outcome
      const issues = faults.slice(0, MOST_ISSUES).map(({ file, line, message }) => ({
        path: `${file}:${line}`,
        message: `${message}.`,
        code: 'bad-rule',
      }))
      return new ApiError('invalid', `${issues[0]?.path}: ${issues[0]?.message}`, { issues })
    }
  }
}
