import type { AccountObject } from '../hosting/contract/account-object.ts'
import type { BatchObject } from '../hosting/contract/batch-object.ts'
import type { DeploymentObject, FinalizedDeployment } from '../hosting/contract/deployment-object.ts'
import type { DomainObject, VerificationRecordObject } from '../hosting/contract/domain-object.ts'
import type { LimitsObject } from '../hosting/contract/limits-object.ts'
import type { ProjectObject } from '../hosting/contract/project-object.ts'
import type { CreatedToken, TokenObject } from '../hosting/contract/token-object.ts'
import type { RequestObject, TrafficFigures, TrafficObject } from '../hosting/contract/traffic-object.ts'
import type { Shape } from './fit-answer.ts'

/** What each answer of the hosting API has to be. Its schemas are not asked: those are of a package that no client needs. */

const orNoText = { orNull: 'text' } as const
const orNoMoment = { orNull: 'moment' } as const

export const HEALTH: Shape<{ readonly ok: true; readonly timestamp: string }> = {
  has: { ok: 'flag', timestamp: 'moment' },
}

export const ACCOUNT: Shape<AccountObject> = { has: { id: 'text', email: 'text', createdAt: 'moment' } }

const usage = { has: { used: 'number', allowed: 'number' } } as const
const allowed = { has: { allowed: 'number' } } as const

export const LIMITS: Shape<LimitsObject> = {
  has: {
    projects: usage,
    deploymentsADay: usage,
    domainsOfProject: allowed,
    storedBytes: usage,
    callsAMinute: allowed,
    uploadsAtOnce: allowed,
    uploads: {
      has: {
        batchBytes: 'number',
        jsonBatchBytes: 'number',
        fileBytes: 'number',
        filesOfDeployment: 'number',
        bytesOfDeployment: 'number',
      },
    },
  },
}

const token = { id: 'text', name: 'text', createdAt: 'moment', expiresAt: 'moment', lastUsedAt: orNoMoment } as const

export const TOKEN: Shape<TokenObject> = { has: token }
export const CREATED_TOKEN: Shape<CreatedToken> = { has: { ...token, token: 'text' } }

export const PROJECT: Shape<ProjectObject> = {
  has: {
    id: 'text',
    name: 'text',
    slug: 'text',
    description: orNoText,
    deploymentName: orNoText,
    url: 'address',
    activeDeploymentId: orNoText,
    withheld: { orNull: { has: { why: 'text', since: 'moment', reason: orNoText } } },
    createdAt: 'moment',
    updatedAt: 'moment',
  },
}

export const DOMAIN: Shape<DomainObject> = {
  has: {
    id: 'text',
    projectId: 'text',
    hostname: 'text',
    pathPrefix: 'text',
    state: 'text',
    verifiedAt: orNoMoment,
    lastCheckedAt: orNoMoment,
    problem: orNoText,
    problemCode: orNoText,
    createdAt: 'moment',
  },
}

export const VERIFICATION_RECORD: Shape<VerificationRecordObject> = {
  has: { type: 'text', name: 'text', value: 'text', purpose: 'text', found: { each: 'text' }, ok: 'flag' },
}

const deployment = {
  id: 'text',
  label: 'text',
  projectId: 'text',
  branch: 'text',
  commitMessage: orNoText,
  environment: orNoText,
  state: 'text',
  fileCount: 'number',
  totalBytes: 'number',
  url: 'address',
  createdAt: 'moment',
  finalizedAt: orNoMoment,
  live: 'flag',
  wasLive: 'flag',
} as const

export const DEPLOYMENT: Shape<DeploymentObject> = { has: deployment }
export const FINALIZED: Shape<FinalizedDeployment> = {
  has: { ...deployment, promoted: 'flag', notPromoted: orNoText, siteUrl: 'address', warnings: { each: 'text' } },
}

export const BATCH: Shape<BatchObject> = {
  has: {
    accepted: 'number',
    missing: { each: { has: { path: 'text', sha256: 'text', received: 'number' } } },
    fileCount: 'number',
    totalBytes: 'number',
  },
}

const figures: { readonly [Name in keyof TrafficFigures]: 'number' } = {
  requests: 'number',
  status2xx: 'number',
  status3xx: 'number',
  status4xx: 'number',
  status5xx: 'number',
  bytes: 'number',
}

export const TRAFFIC: Shape<TrafficObject> = {
  has: {
    span: 'text',
    from: 'moment',
    to: 'moment',
    total: { has: figures },
    figures: { each: { has: { ...figures, begins: 'moment' } } },
  },
}

export const REQUEST: Shape<RequestObject> = {
  has: {
    at: 'moment',
    method: 'text',
    path: 'text',
    status: 'number',
    bytes: 'number',
    ms: 'number',
    network: 'text',
    userAgent: orNoText,
    referrer: orNoText,
  },
}
