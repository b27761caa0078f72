import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { addBatch } from '../src/hosting/deployments/add-batch.ts'
import type { BatchOutcome } from '../src/hosting/deployments/add-batch.ts'
import type { BatchEntry } from '../src/hosting/deployments/batch-entry.ts'
import { createDeployment } from '../src/hosting/deployments/create-deployment.ts'
import type { Deployment, DeploymentDeps, DeploymentKey } from '../src/hosting/deployments/deployment.ts'
import { finalizeDeployment } from '../src/hosting/deployments/finalize-deployment.ts'
import type { Finalized } from '../src/hosting/deployments/finalize-deployment.ts'
import { packQuickly, packThoroughly } from '../src/hosting/deployments/sweep/pack-work.ts'
import type { HostingSweep } from '../src/hosting/deployments/sweep/sweep-hosting.ts'
import { createProject } from '../src/hosting/projects/create-project.ts'
import { findProject } from '../src/hosting/projects/find-projects.ts'
import type { Project } from '../src/hosting/projects/project.ts'
import { USUAL_QUOTAS } from './usual-quotas.ts'
import { openFileObjects } from '../src/platform/blobs/open-file-objects.ts'
import type { Files } from '../src/platform/blobs/open-file-objects.ts'
import { newObjectName } from './blob-stores.ts'
import { ownServer, silent } from './test-database.ts'
import type { TestServer } from './test-database.ts'

/** What is said of a deployment when it begins. */
type DeploymentTexts = Partial<Pick<Deployment, 'branch' | 'commitMessage' | 'environment'>>

/** Hosting with a database and a blob store of its own, a clock that stands still, and short words for what tests do over and over. */
export interface Hosting extends AsyncDisposable {
  readonly deps: DeploymentDeps & { readonly database: Database }
  readonly url: string
  readonly dataFolder: string
  /** Where the contents lie. */
  readonly folder: string
  /** Milliseconds. */
  advance(ms: number): void
  addAccount(): Promise<string>
  addProject(accountId: string, slug?: string): Promise<Project>
  /** One that was made elsewhere. */
  projectOf(accountId: string, slug: string): Promise<Project>
  /** Begins a deployment. */
  begin(
    project: Project,
    accountId: string,
    texts?: DeploymentTexts,
  ): Promise<DeploymentKey & { readonly deployment: Deployment }>
  /** Uploads and finalizes files: path → text. */
  deploy(
    project: Project,
    accountId: string,
    files: Readonly<Record<string, string>>,
    promote?: boolean,
  ): Promise<Deployment>
  upload(key: DeploymentKey, ...entries: readonly BatchEntry[]): Promise<BatchOutcome>
  finalize(key: DeploymentKey, promote?: boolean): Promise<Finalized>
  /** What a sweep takes; a part that fails throws. */
  readonly sweep: HostingSweep
}

/** `given`: where its database is made; a server of its own when none is given. `files`: the file system of its store. */
export async function openHosting(given?: TestServer, files?: Files): Promise<Hosting> {
  await using stack = new AsyncDisposableStack()
  const server = given ?? stack.use(await ownServer())
  const url = await server.makeDatabase()
  const database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now: Date.now }))
  const dataFolder = await mkdtemp(join(tmpdir(), 'burin-hosting-'))
  stack.defer(() => rm(dataFolder, { recursive: true, force: true }))
  // As the service has it, so that one may be started on it.
  const folder = join(dataFolder, 'blobs')
  const store = await openFileObjects({ folder, newName: newObjectName, ...(files === undefined ? {} : { files }) })
  // Objects get the time of their files, so the clock goes on from now.
  let at = Date.now()
  const deps = { database, store, now: () => at, random: randomBytes }
  const opened = stack.move()
  const hosting: Hosting = {
    deps,
    url,
    dataFolder,
    folder,
    advance: (ms) => void (at += ms),
    addAccount: async () => {
      const id = `acc_${newObjectName()}`
      const values = [id, `${id}@example.com`]
      await database.query('insert into account (id, email, created_at) values ($1, $2, now())', values)
      return id
    },
    addProject: async (accountId, slug = `site-${newObjectName().slice(0, 12)}`) => {
      const created = await createProject(deps, { accountId, slug, name: 'A site', description: null }, Infinity)
      if (created.kind !== 'created') throw new Error(created.kind)
      return created.project
    },
    projectOf: async (accountId, slug) => {
      const project = await findProject(database, accountId, { slug })
      if (project === null) throw new Error(`no project ${slug}`)
      return project
    },
    begin: async (project, accountId, texts = {}) => {
      const told = { branch: 'main', commitMessage: null, environment: null, ...texts }
      const asked = { accountId, projectId: project.id, ...told }
      const created = await createDeployment(deps, asked, 1_000_000)
      if (created.kind !== 'created') throw new Error(created.kind)
      return { accountId, projectId: project.id, deploymentId: created.deployment.id, deployment: created.deployment }
    },
    upload: (key, ...entries) => addBatch(deps, key, Readable.from(entries), USUAL_QUOTAS.storedBytes),
    finalize: (key, promote = true) => finalizeDeployment(deps, key, { promote }),
    deploy: async (project, accountId, files, promote) => {
      const key = await hosting.begin(project, accountId)
      const added = await hosting.upload(key, ...Object.entries(files).map(([path, text]) => file(path, text)))
      if (added.kind !== 'added') throw new Error(added.kind)
      const finalized = await hosting.finalize(key, promote)
      if (finalized.kind !== 'finalized') throw new Error(finalized.kind)
      return finalized.deployment
    },
    sweep: {
      ...deps,
      packQuickly: async (task) => packQuickly(task),
      packThoroughly: async (task) => packThoroughly(task),
      isStopping: () => false,
      did: () => undefined,
      failed: (what, error) => {
        throw new Error(`the sweep of ${what} failed`, { cause: error })
      },
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
  return hosting
}

export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

export function file(path: string, content: Uint8Array | string, announced: string | null = null): BatchEntry {
  return { kind: 'file', path, sha256: announced, content: [Buffer.from(content)] }
}

export function reference(path: string, content: Uint8Array | string): BatchEntry {
  return { kind: 'reference', path, sha256: sha256(content), size: Buffer.from(content).length }
}

/** A part of a content, to its end when nothing else is said. */
export function part(content: Uint8Array, begins = 0, end: number = content.length): BatchEntry {
  const bytes = content.subarray(begins, end)
  const size = content.length
  return { kind: 'content', sha256: sha256(content), size, begins, length: bytes.length, content: [bytes] }
}

/** A frame with a part of a content, to its end when nothing else is said. */
export function frameOf(content: Uint8Array, begins = 0, end: number = content.length): Buffer {
  const head = Buffer.alloc(44)
  head.writeUInt32BE(end - begins, 0)
  head.write(sha256(content), 4, 'hex')
  head.writeUInt32BE(content.length, 36)
  head.writeUInt32BE(begins, 40)
  return Buffer.concat([head, content.subarray(begins, end)])
}
