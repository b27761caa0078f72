import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { openDeployScene } from '../../tests/deploy-scene.ts'
import type { DeployScene } from '../../tests/deploy-scene.ts'
import { openFlakyLine } from '../../tests/flaky-line.ts'
import { openHoldingProxy } from '../../tests/holding-proxy.ts'
import type { Meddle } from '../../tests/holding-proxy.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'
import { openSlowLine } from '../../tests/slow-line.ts'
import { until } from '../../tests/until.ts'
import { createHostingClient } from '../client/create-hosting-client.ts'
import { deployFolder } from './deploy-folder.ts'
import type { DeployProgress } from './deploy-folder.ts'

const MIB = 1024 * 1024
let api: HostingApi
let token: string
let scene: DeployScene

before(async () => {
  api = await runHostingApi()
  token = (await api.addPerson()).token
})
after(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  scene = await openDeployScene(api, token)
})
afterEach(() => scene[Symbol.asyncDispose]())

/** A clock that stands still: then no request takes any time, and all are as large as they may be. */
const inOneMoment = (): number => 0

const noWait = async (): Promise<void> => undefined
/** 0.4 Mbit a second, and nothing lasts longer than 20 s. */
const SLOW = { bytesPerSecond: 50_000, cutEveryMs: 20_000, isCounted: true }

const isFrames = ({ headers }: IncomingMessage): boolean => headers['content-type'] === 'application/vnd.burin.frames'

/** The first two requests with frames are swallowed, and never answered. */
function deafness(): Meddle {
  let left = 2
  return (incoming) => {
    if (!isFrames(incoming) || left === 0) return 'goes on'
    left -= 1
    return 'stays'
  }
}

/** The first requests with frames are answered so. */
function rudeness(statuses: number[]): Meddle {
  return (incoming, outgoing) => {
    const status = isFrames(incoming) ? statuses.shift() : undefined
    if (status === undefined) return 'goes on'
    outgoing.writeHead(status, { 'content-type': 'text/html', ...(status === 429 ? { 'retry-after': '7' } : {}) })
    outgoing.end('<h1>Not now</h1>')
    return 'stays'
  }
}

/** How many bytes there are of contents that have not come whole. */
async function partsBytes(): Promise<number> {
  const sum = 'select coalesce(sum(length), 0)::float8 as bytes from blob_piece'
  const [row] = await api.hosting.deps.database.query<{ bytes: number }>(sum)
  return row?.bytes ?? 0
}

describe('a folder is deployed over a line that breaks', () => {
  it('in spite of it', async () => {
    const { folder, project, clientAt, write, live } = scene
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}.bin`, randomBytes(30_000)]))
    await write({ ...files, 'large.bin': randomBytes(9 * MIB) })
    let connections = 0
    await using line = await openFlakyLine(api.port, () => ((connections += 1) <= 30 ? MIB : undefined))
    const { sentBytes } = await deployFolder(clientAt(line.baseUrl), { folder, project, now: inOneMoment })
    equal(sentBytes, 9 * MIB + 3_000_000)
    ok(line.cuts >= 10, `${line.cuts}`)
    const seen = await live()
    for (const [path, content] of Object.entries(files)) ok(seen[path]?.equals(content), path)
  })
  it('and little is sent twice', async () => {
    const { folder, project, clientAt, write, live } = scene
    const large = randomBytes(5 * MIB)
    await write({ 'large.bin': large })
    await using line = await openFlakyLine(api.port, () => MIB)
    let before = 0
    // Until the service has taken in what came before the line broke.
    const wait = async (): Promise<void> => {
      const there = before
      await until(async () => (before = await partsBytes()) > there)
    }
    await deployFolder(clientAt(line.baseUrl), { folder, project, wait, now: inOneMoment })
    ok(line.cuts >= 3, `${line.cuts}`)
    ok(line.sentBytes < large.length * 1.05, `${line.sentBytes}`)
    ok((await live())['large.bin']?.equals(large))
  })
  it('with large files in segments, each kept when it is answered', async () => {
    const { folder, project, client, calls, write, live } = scene
    const large = randomBytes(20 * MIB)
    await write({ 'large.bin': large })
    await deployFolder(client, { folder, project, now: inOneMoment })
    equal(calls.filter((call) => call === 'POST batch').length, 1 + 3)
    ok((await live())['large.bin']?.equals(large))
  })
  it('which is slow, though what it does not bring whole is lost: a large file', async () => {
    const { folder, project, clientAt, write, live } = scene
    const large = randomBytes(5 * MIB)
    await write({ 'large.bin': large })
    await using proxy = await openHoldingProxy(api.port)
    await using line = await openSlowLine(proxy.port, SLOW)
    await deployFolder(clientAt(line.baseUrl), { folder, project, wait: noWait, now: line.now })
    ok(line.cuts >= 5, `${line.cuts}`)
    ok(line.sentBytes < large.length * 1.1, `${line.sentBytes / large.length}`)
    ok((await live())['large.bin']?.equals(large))
  })
  it('which is slow, though what it does not bring whole is lost: many files', async () => {
    const { folder, project, clientAt, write, live } = scene
    const files = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`${at}.bin`, randomBytes(20_000)]))
    await write(files)
    await using proxy = await openHoldingProxy(api.port)
    await using line = await openSlowLine(proxy.port, SLOW)
    await deployFolder(clientAt(line.baseUrl), { folder, project, wait: noWait, now: line.now })
    ok(line.cuts >= 2, `${line.cuts}`)
    ok(line.sentBytes < 2_400_000 * 1.1, `${line.sentBytes / 2_400_000}`)
    equal(Object.keys(await live()).length, 120)
  })
  it('in silence, without waiting for what never comes', async () => {
    const { folder, project, clientAt, write, live } = scene
    await write({ 'a.bin': randomBytes(3 * MIB) })
    await using deaf = await openHoldingProxy(api.port, deafness())
    const told: DeployProgress[] = []
    const onProgress = (progress: DeployProgress): void => void told.push(progress)
    const how = { folder, project, wait: noWait, stallMs: 2000, onProgress }
    await deployFolder(clientAt(deaf.baseUrl), how)
    const waits = told.filter((one) => one.step === 'waiting')
    ok(waits.some(({ problem }) => problem.message.startsWith('Nothing moved')))
    equal(Object.keys(await live()).length, 1)
  })
  it('though it is busy, away, or something else answers for a while', async () => {
    const { folder, project, clientAt, write, live } = scene
    await write({ 'a.bin': randomBytes(300_000) })
    await using desk = await openHoldingProxy(api.port, rudeness([429, 503, 502]))
    const waits: number[] = []
    const wait = async (ms: number): Promise<void> => void waits.push(ms)
    await deployFolder(clientAt(desk.baseUrl), { folder, project, wait })
    equal(Object.keys(await live()).length, 1)
    ok(waits.includes(7000), waits.join())
  })
  it('until nothing comes through any more', async () => {
    const { folder, project, write } = scene
    await write({ 'a.bin': randomBytes(100_000) })
    await using line = await openFlakyLine(api.port, () => 3000)
    const never = createHostingClient({ baseUrl: line.baseUrl, token, wait: async () => undefined })
    await rejects(never.uploadFrames({ project, id: 'x' }, new Uint8Array(100_000)), TypeError)
    await rejects(deployFolder(never, { folder, project, wait: async () => undefined }), TypeError)
  })
  it('until its caller has enough', async () => {
    const { folder, project, client, write, live } = scene
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
