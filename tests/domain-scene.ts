import { equal } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { openSession } from '../src/accounts/identity/open-session.ts'
import { createHostingClient } from '../src/client/create-hosting-client.ts'
import type { HostingClient } from '../src/client/create-hosting-client.ts'
import type { ProjectObject } from '../src/hosting/contract/project-object.ts'
import type { Running } from '../src/main/compose.ts'
import { askSite } from './ask-site.ts'
import { createFakeDns } from './fake-dns.ts'
import type { FakeDns } from './fake-dns.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { runHostingParts } from './run-hosting-parts.ts'
import { until } from './until.ts'

/** Somebody with an account and a token. */
export interface DomainOwner {
  readonly accountId: string
  readonly client: HostingClient
  /** A project that shows its slug. */
  project(slug: string): Promise<ProjectObject>
  /** Adds a host, writes its records in place of all others, and verifies it. */
  verify(project: ProjectObject, hostname: string, pathPrefix?: string): Promise<{ project: string; id: string }>
}

/** Several processes on one database and one DNS, and people with hosts of their own. */
export interface DomainScene extends AsyncDisposable {
  readonly hosting: Hosting
  readonly dns: FakeDns
  /** The clock of all, in milliseconds since 1970. */
  now(): number
  advance(ms: number): void
  /** The API and the sites. */
  readonly both: Running
  /** The sites alone; the database tells it nothing unless `hears` was asked for. */
  readonly other: Running
  /** The API alone. */
  readonly api: Running
  addOwner(): Promise<DomainOwner>
  /** What a visitor of a process sees: the text, or the status where that is not 200. */
  askOf(process: Running, host: string, path?: string): Promise<string>
  askCertificate(process: Running, domain: string): Promise<number>
  /** What visitors see at every process, and whether a certificate is allowed; the one that called is asked at once, the others until they have heard. */
  everybodySees(host: string, expected: string, path?: string): Promise<void>
}

export async function openDomainScene({ hears = false } = {}): Promise<DomainScene> {
  await using stack = new AsyncDisposableStack()
  const dns = createFakeDns()
  let later = 0
  const now = (): number => Date.now() + later
  const hosting = stack.use(await openHosting())
  const run = async (parts: string, isDeaf = false): Promise<Running> =>
    stack.use(await runHostingParts(hosting, { BURIN_PARTS: parts }, { isDeaf, now, checkDomain: dns.check }))
  const both = await run('api,sites')
  const other = await run('sites', !hears)
  const api = await run('api')

  const addOwner = (): Promise<DomainOwner> => ownerOf({ hosting, dns, now, baseUrl: both.api?.listensOn ?? '' })
  const everybodySees = async (host: string, expected: string, path = '/'): Promise<void> => {
    equal(await askOf(both, host, path), expected)
    const allowed = expected === '404' ? 404 : 200
    equal(await askCertificate(both, host), allowed)
    await until(async () => (await askOf(other, host, path)) === expected)
    await until(async () => (await askCertificate(other, host)) === allowed)
    await until(async () => (await askCertificate(api, host)) === allowed)
  }

  const opened = stack.move()
  return {
    hosting,
    dns,
    now,
    advance: (ms) => void (later += ms),
    both,
    other,
    api,
    addOwner,
    askOf,
    askCertificate,
    everybodySees,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

interface OwnerDeps extends Pick<DomainScene, 'hosting' | 'dns' | 'now'> {
  /** Of the API. */
  readonly baseUrl: string
}

async function ownerOf({ hosting, dns, now, baseUrl }: OwnerDeps): Promise<DomainOwner> {
  const accountId = await hosting.addAccount()
  const account = { id: accountId, email: `${accountId}@example.com`, createdAt: new Date(now()) }
  const deps = { ...hosting.deps, now, random: randomBytes }
  const { token } = await hosting.deps.database.transaction((within) =>
    openSession(within, deps, { account, kind: 'token', label: 'tests' }),
  )
  const client = createHostingClient({ baseUrl, token })
  return {
    accountId,
    client,
    project: async (slug) => {
      const project = await client.createProject({ name: slug, slug })
      const { id } = await client.createDeployment(slug)
      await client.uploadFiles({ project: slug, id }, [{ path: 'index.html', content: slug }])
      await client.finalizeDeployment({ project: slug, id })
      return project
    },
    verify: async (project, hostname, pathPrefix = '/') => {
      const { id } = await client.addDomain(project.id, { hostname, pathPrefix })
      const of = { project: project.id, id }
      const records = await client.domainRecords(of)
      dns.erase(hostname)
      dns.erase(`_burin-challenge.${hostname}`)
      dns.write(records)
      equal((await client.verifyDomain(of)).state, 'verified')
      return of
    },
  }
}

const askOf = async (process: Running, host: string, path = '/'): Promise<string> => {
  const { status, body } = await askSite({ port: Number(new URL(process.sites?.listensOn ?? '').port), host, path })
  return status === 200 ? body.toString() : String(status)
}
const askCertificate = async (process: Running, domain: string): Promise<number> =>
  (await fetch(`${process.operationsOn}/ask?domain=${encodeURIComponent(domain)}`)).status
