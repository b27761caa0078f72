import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openFlakyLine } from '../../tests/flaky-line.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'
import { until } from '../../tests/until.ts'
import { createHostingClient } from '../client/create-hosting-client.ts'
import type { HostingClient } from '../client/create-hosting-client.ts'
import { readLiveManifest } from '../hosting/manifest/read-manifests.ts'
import { deployFolder } from './deploy-folder.ts'
import type { DeployProgress } from './deploy-folder.ts'
import { DeployProblem } from './deploy-problem.ts'

const MIB = 1024 * 1024
let api: HostingApi
let token: string
let folder: string
let project: string
let sites = 0
/** The calls that were made, as methods and the last piece of their paths. */
let calls: string[] = []
let client: HostingClient

before(async () => {
  api = await runHostingApi()
  token = (await api.addPerson()).token
})
after(() => api[Symbol.asyncDispose]())
beforeEach(async (test) => {
  folder = await mkdtemp(join(tmpdir(), 'burin-deploy-'))
  ;(test as { after(work: () => Promise<void>): void }).after(() => rm(folder, { recursive: true }))
  client = clientAt(api.baseUrl)
  project = `folder-${(sites += 1)}`
  await client.createProject({ name: 'A folder', slug: project })
  calls = []
})

function clientAt(baseUrl: string): HostingClient {
  const counting: typeof fetch = async (address, init) => {
    calls.push(`${init?.method ?? 'GET'} ${new URL(address as string).pathname.split('/').at(-1)}`)
    return fetch(address, init)
  }
  return createHostingClient({ baseUrl, token, fetch: counting, wait: async () => undefined })
}

async function write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** Path → content of what visitors see. */
async function live(): Promise<Record<string, Buffer>> {
  const { database, store } = api.hosting.deps
  const manifest = await readLiveManifest(database, project)
  const seen: Record<string, Buffer> = {}
  for (const [path, { forms }] of manifest?.files ?? []) seen[path] = await store.read(forms.identity)
  return seen
}

/** How many bytes there are of contents that have not come whole. */
async function partsBytes(): Promise<number> {
  const sum = 'select coalesce(sum(length), 0)::float8 as bytes from blob_piece'
  const [row] = await api.hosting.deps.database.query<{ bytes: number }>(sum)
  return row?.bytes ?? 0
}

async function problemOf(call: Promise<unknown>): Promise<DeployProblem> {
  const outcome = await call.catch((error: unknown) => error)
  ok(outcome instanceof DeployProblem, String(outcome))
  return outcome
}

describe('a folder is deployed', () => {
  it('with its files, empty and equal ones too, by their paths', async () => {
    const files = {
      'index.html': '<h1>ü</h1>',
      'a/b/c.css': 'p {}',
      'a/copy.css': 'p {}',
      'empty.txt': '',
      'cafe\u0301.txt': 'x',
    }
    await write(files)
    const { deployment, ...rest } = await deployFolder(client, { folder, project, message: 'First', branch: 'next' })
    equal(deployment.promoted, true)
    deepEqual([deployment.commitMessage, deployment.branch], ['First', 'next'])
    equal(deployment.siteUrl, `http://${project}.sites.example`)
    deepEqual(rest, { files: 5, bytes: 20, sentBytes: 16 })
    const seen = await live()
    deepEqual(Object.keys(seen).sort(), ['a/b/c.css', 'a/copy.css', 'caf\u00e9.txt', 'empty.txt', 'index.html'])
    equal(seen['index.html']?.toString(), files['index.html'])
    equal(seen['a/copy.css']?.toString(), 'p {}')
  })
  it('and shown to nobody yet, when that is not wanted', async () => {
    await write({ 'index.html': 'x' })
    const { deployment } = await deployFolder(client, { folder, project, promote: false })
    deepEqual([deployment.promoted, await live()], [false, {}])
  })
  it('without what no visitor is meant to see, and what the caller leaves out', async () => {
    const out = ['.git/HEAD', 'node_modules/x/index.js', 'a/node_modules/y.js', '.env', 'a/.env.local', '.DS_Store']
    await write(
      Object.fromEntries(
        [...out, 'drafts/one.html', 'b.map', '.well-known/x', 'a/index.html'].map((path) => [path, path]),
      ),
    )
    const asked: string[] = []
    const ignore = (path: string): boolean => {
      asked.push(path)
      return path === 'drafts/' || path.endsWith('.map')
    }
    await deployFolder(client, { folder, project, ignore })
    deepEqual(Object.keys(await live()).sort(), ['.well-known/x', 'a/index.html'])
    ok(!asked.includes('drafts/one.html'))
  })
  it('and sends nothing that is there already', async () => {
    await write({ 'a.txt': 'a', 'b.txt': 'b' })
    equal((await deployFolder(client, { folder, project })).sentBytes, 2)
    await write({ 'b.txt': 'new' })
    calls = []
    equal((await deployFolder(client, { folder, project })).sentBytes, 3)
    deepEqual(calls, ['GET limits', 'POST deployments', 'POST batch', 'POST batch', 'POST finalize'])
    calls = []
    equal((await deployFolder(client, { folder, project })).sentBytes, 0)
    deepEqual(calls, ['GET limits', 'POST deployments', 'POST batch', 'POST finalize'])
    equal((await live())['b.txt']?.toString(), 'new')
  })
  it('with at most six requests after it is created, for 1,000 files of 20 MB', async () => {
    const files = Array.from({ length: 1000 }, (_, at) => [`d${at % 20}/${at}.bin`, randomBytes(20_000)] as const)
    await write(Object.fromEntries(files))
    equal((await deployFolder(client, { folder, project })).sentBytes, 20_000_000)
    ok(calls.slice(calls.indexOf('POST deployments') + 1).length <= 6, calls.join())
    const seen = await live()
    for (const [path, content] of files) ok(seen[path]?.equals(content), path)
  })
  it('and files that were hashed before are not read for that again, unless they changed', async () => {
    await write({ 'a.txt': 'a', 'b.txt': 'b' })
    const hashes = new Map<string, string>()
    await deployFolder(client, { folder, project, hashes })
    equal(hashes.size, 2)
    const known = [...hashes.keys()]
    await write({ 'b.txt': 'other' })
    await deployFolder(client, { folder, project, hashes })
    deepEqual([...hashes.keys()].slice(0, 2), known)
    equal(hashes.size, 3)
    equal((await live())['b.txt']?.toString(), 'other')
    // What the cache says is believed: the service is asked for a content that it has not, and the file is not that.
    for (const stamp of hashes.keys()) hashes.set(stamp, '0'.repeat(64))
    equal((await problemOf(deployFolder(client, { folder, project, hashes }))).kind, 'changed')
  })
  it('and tells how far it is', async () => {
    await write({ 'a.txt': 'aaaa', 'b.bin': randomBytes(300_000) })
    const told: DeployProgress[] = []
    await deployFolder(client, { folder, project, onProgress: (progress) => told.push(progress) })
    const steps = [...new Set(told.map(({ step }) => step))]
    deepEqual(steps, ['hashing', 'uploading', 'finalizing'])
    deepEqual(told[1], { step: 'hashing', doneFiles: 2, files: 2, doneBytes: 300_004 })
    const uploading = told.filter((one) => one.step === 'uploading')
    ok(uploading.length > 3)
    deepEqual(uploading.at(-1), { step: 'uploading', doneBytes: 300_004, bytes: 300_004 })
  })
})

describe('a folder is deployed over a line that breaks', () => {
  it('in spite of it', async () => {
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}.bin`, randomBytes(30_000)]))
    await write({ ...files, 'large.bin': randomBytes(9 * MIB) })
    let connections = 0
    await using line = await openFlakyLine(api.port, () => ((connections += 1) <= 30 ? MIB : undefined))
    const { sentBytes } = await deployFolder(clientAt(line.baseUrl), { folder, project })
    equal(sentBytes, 9 * MIB + 3_000_000)
    ok(line.cuts >= 10, `${line.cuts}`)
    const seen = await live()
    for (const [path, content] of Object.entries(files)) ok(seen[path]?.equals(content), path)
  })
  it('and little is sent twice', async () => {
    const large = randomBytes(5 * MIB)
    await write({ 'large.bin': large })
    await using line = await openFlakyLine(api.port, () => MIB)
    let before = 0
    // Until the service has taken in what came before the line broke.
    const wait = async (): Promise<void> => {
      const there = before
      await until(async () => (before = await partsBytes()) > there)
    }
    await deployFolder(clientAt(line.baseUrl), { folder, project, wait })
    ok(line.cuts >= 5, `${line.cuts}`)
    ok(line.sentBytes < large.length * 1.05, `${line.sentBytes}`)
    ok((await live())['large.bin']?.equals(large))
  })
  it('with large files in segments, each kept when it is answered', async () => {
    const large = randomBytes(20 * MIB)
    await write({ 'large.bin': large })
    await deployFolder(client, { folder, project })
    equal(calls.filter((call) => call === 'POST batch').length, 1 + 3)
    ok((await live())['large.bin']?.equals(large))
  })
  it('until nothing comes through any more', async () => {
    await write({ 'a.bin': randomBytes(100_000) })
    await using line = await openFlakyLine(api.port, () => 3000)
    const never = createHostingClient({ baseUrl: line.baseUrl, token, wait: async () => undefined })
    await rejects(never.uploadFrames({ project, id: 'x' }, new Uint8Array(100_000)), TypeError)
    await rejects(deployFolder(never, { folder, project, wait: async () => undefined }), TypeError)
  })
  it('until its caller has enough', async () => {
    await write({ 'a.bin': randomBytes(3 * MIB), 'b.bin': randomBytes(9 * MIB) })
    const enough = new AbortController()
    const reason = new Error('enough')
    const onProgress = ({ step }: DeployProgress): void => {
      if (step === 'uploading') enough.abort(reason)
    }
    await rejects(deployFolder(client, { folder, project, onProgress, signal: enough.signal }), reason)
    deepEqual(await live(), {})
    // What has come until then is known the next time.
    await deployFolder(client, { folder, project })
    equal(Object.keys(await live()).length, 2)
  })
})

describe('a folder is not deployed', () => {
  const kindOf = async (): Promise<unknown> => (await problemOf(deployFolder(client, { folder, project }))).kind
  it('when it is none, or has nothing to deploy', async () => {
    equal(await kindOf(), 'no-files')
    await write({ 'a.txt': 'a' })
    equal((await problemOf(deployFolder(client, { folder: join(folder, 'a.txt'), project }))).kind, 'no-folder')
    equal((await problemOf(deployFolder(client, { folder: join(folder, 'none'), project }))).kind, 'no-folder')
    deepEqual(calls, [])
  })
  it('when a link leaves it, leads to what is left out, to nothing, or in a circle', async () => {
    await write({ 'in/a.txt': 'a', '.env': 'secret', '.git/HEAD': 'x' })
    for (const target of ['/etc/hostname', '..', '.env', '.git', 'gone', '.', 'in/..']) {
      await symlink(target, join(folder, 'link'))
      equal(await kindOf(), 'bad-link', target)
      await rm(join(folder, 'link'))
    }
    await symlink('..', join(folder, 'in/up'))
    equal(await kindOf(), 'bad-link')
    await rm(join(folder, 'in/up'))
    await symlink('in', join(folder, 'also'))
    await symlink('in/a.txt', join(folder, 'b.txt'))
    await deployFolder(client, { folder, project })
    deepEqual(Object.keys(await live()).sort(), ['also/a.txt', 'b.txt', 'in/a.txt'])
  })
  it('when two names are one', async () => {
    await write({ 'caf\u00e9': 'a', 'cafe\u0301': 'b' })
    equal(await kindOf(), 'same-path')
  })
  it('when a file is too large, before anything is created', async () => {
    await write({ 'large.bin': new Uint8Array(25 * MIB + 1) })
    const problem = await problemOf(deployFolder(client, { folder, project }))
    deepEqual([problem.kind, problem.path], ['too-large', 'large.bin'])
    match(problem.message, /25 MiB/)
    ok(!calls.includes('POST deployments'))
  })
  it('when its rules have faults, which are named', async () => {
    await write({ _redirects: 'nonsense', 'a.txt': 'a' })
    await rejects(deployFolder(client, { folder, project }), (error: { issues?: { path: string }[] }) => {
      equal(error.issues?.[0]?.path, '_redirects:1')
      return true
    })
  })
})
