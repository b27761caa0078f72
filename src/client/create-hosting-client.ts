import type { AccountObject } from '../hosting/contract/account-object.ts'
import type { BatchFile, BatchObject } from '../hosting/contract/batch-object.ts'
import type {
  DeploymentCreation,
  DeploymentObject,
  Finalization,
  FinalizedDeployment,
} from '../hosting/contract/deployment-object.ts'
import type { DomainCreation, DomainObject, VerificationRecordObject } from '../hosting/contract/domain-object.ts'
import type { LimitsObject } from '../hosting/contract/limits-object.ts'
import type { ProjectCreation, ProjectObject, ProjectUpdate } from '../hosting/contract/project-object.ts'
import type { CreatedToken, TokenCreation, TokenObject } from '../hosting/contract/token-object.ts'
import type { RequestObject, TrafficObject, TrafficQuery } from '../hosting/contract/traffic-object.ts'
import { hostingCalls } from './hosting-calls.ts'
import type { CreateOptions, HostingClientOptions, StreamBody } from './hosting-calls.ts'
import {
  ACCOUNT,
  BATCH,
  CREATED_TOKEN,
  DEPLOYMENT,
  DOMAIN,
  FINALIZED,
  HEALTH,
  LIMITS,
  PROJECT,
  REQUEST,
  TOKEN,
  TRAFFIC,
  VERIFICATION_RECORD,
} from './hosting-shapes.ts'
import type { CallOptions } from './sending.ts'

/** A deployment: the slug of its project, and its id. */
export interface DeploymentName {
  readonly project: string
  readonly id: string
}

/** A domain: the id of its project, and its own. */
export interface DomainName {
  readonly project: string
  readonly id: string
}

/** Every function throws `HostingProblem` for a refusal, and `AnswerProblem` where no Burin API answered. Lists come newest first, page by page as they are read. */
export interface HostingClient {
  health(options?: CallOptions): Promise<{ readonly ok: true; readonly timestamp: string }>
  /** Whom the token speaks for. */
  account(options?: CallOptions): Promise<AccountObject>
  /** What the account may use, and what it has used. */
  limits(options?: CallOptions): Promise<LimitsObject>
  /** The tokens for CI, newest first, all that are still good. */
  tokens(options?: CallOptions): Promise<readonly TokenObject[]>
  /** Good for 90 days unless told otherwise. Not tried again: where the answer is lost, so is the token. Refused to who has such a token. */
  createToken(
    creation: Pick<TokenCreation, 'name'> & Partial<TokenCreation>,
    options?: CallOptions,
  ): Promise<CreatedToken>
  /** Refused to who has such a token. */
  revokeToken(id: string, options?: CallOptions): Promise<void>

  projects(options?: CallOptions): AsyncGenerator<ProjectObject>
  createProject(creation: ProjectCreation, options?: CreateOptions): Promise<ProjectObject>
  project(id: string, options?: CallOptions): Promise<ProjectObject>
  projectBySlug(slug: string, options?: CallOptions): Promise<ProjectObject>
  /** What is left out stays; null clears. */
  updateProject(id: string, update: ProjectUpdate, options?: CallOptions): Promise<ProjectObject>
  /** With its site and all deployments, for good. */
  deleteProject(id: string, options?: CallOptions): Promise<void>
  /** What visitors asked of the site, as figures: by the hour, those of the last 24, unless told otherwise. */
  traffic(id: string, query?: Partial<TrafficQuery>, options?: CallOptions): Promise<TrafficObject>
  /** The last requests to the site, at most 200 of 24 hours. */
  requests(id: string, options?: CallOptions): AsyncGenerator<RequestObject>

  /** `project` is the id of a project. */
  domains(project: string, options?: CallOptions): AsyncGenerator<DomainObject>
  addDomain(project: string, creation: DomainCreation, options?: CreateOptions): Promise<DomainObject>
  removeDomain(of: DomainName, options?: CallOptions): Promise<void>
  /** What to write into DNS, and what was found at the last look. */
  domainRecords(of: DomainName, options?: CallOptions): Promise<readonly VerificationRecordObject[]>
  /** Looks into DNS now, at most five seconds long; an account may do so five times a minute. */
  verifyDomain(of: DomainName, options?: CallOptions): Promise<DomainObject>

  /** `project` is a slug here and below. */
  deployments(project: string, options?: CallOptions): AsyncGenerator<DeploymentObject>
  createDeployment(
    project: string,
    creation?: Partial<DeploymentCreation>,
    options?: CreateOptions,
  ): Promise<DeploymentObject>
  deployment(of: DeploymentName, options?: CallOptions): Promise<DeploymentObject>
  /** Files with their contents, or with their hashes: then the answer says which contents are missing. */
  uploadFiles(of: DeploymentName, files: readonly BatchFile[], options?: CallOptions): Promise<BatchObject>
  /** Contents by their hashes, as frames. Not tried again: a stream can be read once. */
  uploadFrames(of: DeploymentName, frames: StreamBody, options?: CallOptions): Promise<BatchObject>
  /** Makes it live too, unless `promote` is false. */
  finalizeDeployment(
    of: DeploymentName,
    finalization?: Partial<Finalization>,
    options?: CallOptions,
  ): Promise<FinalizedDeployment>
  /** Shows visitors this deployment, also an older one. */
  promoteDeployment(of: DeploymentName, options?: CallOptions): Promise<DeploymentObject>
  deleteDeployment(of: DeploymentName, options?: CallOptions): Promise<void>
}

const FRAMES_TYPE = 'application/vnd.burin.frames'

/** A client of one hosting API, for Node and browsers. Throws when `baseUrl` is no address. */
export function createHostingClient(options: HostingClientOptions): HostingClient {
  const { get, create, change, stream, remove, list } = hostingCalls(options)
  return {
    health: async (how) => get('health', HEALTH, how),
    account: async (how) => get('account', ACCOUNT, how),
    limits: async (how) => get('account/limits', LIMITS, how),
    tokens: async (how) => get('account/tokens', { each: TOKEN }, how),
    createToken: async (creation, how) =>
      create('account/tokens', CREATED_TOKEN, creation, { ...how, idempotencyKey: null }),
    revokeToken: async (id, how) => remove(`account/tokens/${encodeURIComponent(id)}`, how),

    projects: (how) => list('projects', PROJECT, how),
    createProject: async (creation, how) => create('projects', PROJECT, creation, how),
    project: async (id, how) => get(projectOf(id), PROJECT, how),
    projectBySlug: async (slug, how) => get(siteOf(slug), PROJECT, how),
    updateProject: async (id, update, how) => change('PATCH', projectOf(id), PROJECT, update, how),
    deleteProject: async (id, how) => remove(projectOf(id), how),
    traffic: async (id, query = {}, how = {}) => get(`${projectOf(id)}/traffic${queryOf(query)}`, TRAFFIC, how),
    requests: (id, how) => list(`${projectOf(id)}/requests`, REQUEST, how),

    domains: (project, how) => list(`${projectOf(project)}/domains`, DOMAIN, how),
    addDomain: async (project, creation, how) => create(`${projectOf(project)}/domains`, DOMAIN, creation, how),
    removeDomain: async (of, how) => remove(domainOf(of), how),
    domainRecords: async (of, how) => get(`${domainOf(of)}/verification`, { each: VERIFICATION_RECORD }, how),
    verifyDomain: async (of, how) => change('POST', `${domainOf(of)}/verify`, DOMAIN, null, how),

    deployments: (project, how) => list(`${siteOf(project)}/deployments`, DEPLOYMENT, how),
    createDeployment: async (project, creation = {}, how = {}) =>
      create(`${siteOf(project)}/deployments`, DEPLOYMENT, creation, how),
    deployment: async (of, how) => get(pathOf(of), DEPLOYMENT, how),
    uploadFiles: async (of, files, how) => change('POST', `${pathOf(of)}/files/batch`, BATCH, { files }, how),
    uploadFrames: async (of, frames, how) => stream(`${pathOf(of)}/files/batch`, BATCH, FRAMES_TYPE, frames, how),
    finalizeDeployment: async (of, finalization = {}, how = {}) =>
      change('POST', `${pathOf(of)}/finalize`, FINALIZED, finalization, how),
    promoteDeployment: async (of, how) => change('POST', `${pathOf(of)}/promote`, DEPLOYMENT, null, how),
    deleteDeployment: async (of, how) => remove(pathOf(of), how),
  }
}

function projectOf(id: string): string {
  return `projects/${encodeURIComponent(id)}`
}

function siteOf(slug: string): string {
  return `projects/slug/${encodeURIComponent(slug)}`
}

function pathOf({ project, id }: DeploymentName): string {
  return `${siteOf(project)}/deployments/${encodeURIComponent(id)}`
}

function domainOf({ project, id }: DomainName): string {
  return `${projectOf(project)}/domains/${encodeURIComponent(id)}`
}

/** What is left out, or undefined, is not asked for. */
function queryOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}
