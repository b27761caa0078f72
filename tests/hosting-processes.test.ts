/** Two processes that share a PostgreSQL, a Redis and a bucket of S3 host as if they were one. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openSession } from '../src/accounts/identity/open-session.ts'
import { askSite } from './ask-site.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { freePort, NO_REDIS, runRedis, STEADY_REDIS } from './run-redis.ts'
import { s3StandIn, STAND_IN_KEYS } from './s3-stand-in.ts'
import type { S3StandIn } from './s3-stand-in.ts'
import { startService, whenReady } from './start-service.ts'
import type { StartedService } from './start-service.ts'
import { until } from './until.ts'

const CALLS_A_MINUTE = 40

/** A process that runs the hosting API and the sites. */
interface HostingProcess {
  readonly service: StartedService
  readonly apiUrl: string
  readonly sitesPort: number
}

interface Person {
  /** Asks a process with the token of this person. */
  // eslint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it.
  ask(of: HostingProcess, method: string, path: string, body?: FormData | object): Promise<any>
  /** Uploads one page to a new deployment of a project; it waits to be finalized at the path. */
  upload(of: HostingProcess, slug: string, text: string): Promise<string>
}

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let hosting: Hosting
let bucket: S3StandIn
let redisUrl = ''

/** Ready, with ports of its own and everything else in common. */
async function run(): Promise<HostingProcess> {
  const dataFolder = stack.adopt(mkdtempSync(join(tmpdir(), 'burin-process-')), (path) =>
    rmSync(path, { recursive: true }),
  )
  const service = startService({
    BURIN_PARTS: 'api,sites',
    BURIN_DATA: dataFolder,
    BURIN_SECRET: 'x'.repeat(32),
    BURIN_LIMIT_API: String(CALLS_A_MINUTE),
    DATABASE_URL: hosting.url,
    REDIS_URL: redisUrl,
    ...STEADY_REDIS,
    BURIN_BLOBS: 's3://bucket',
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
    AWS_ACCESS_KEY_ID: STAND_IN_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: STAND_IN_KEYS.secretAccessKey,
  })
  stack.defer(async () => {
    service.child.kill('SIGKILL')
    await service.ended
  })
  await whenReady(service)
  const [apiUrl = '', sitesUrl = ''] = [...service.out.matchAll(/listens on (http:[^)]+)/g)].map(([, url]) => url)
  return { service, apiUrl, sitesPort: Number(new URL(sitesUrl).port) }
}

async function addPerson(): Promise<Person> {
  const id = await hosting.addAccount()
  const account = { id, email: `${id}@example.com`, createdAt: new Date(), suspendedFor: null }
  const { token } = await hosting.deps.database.transaction((within) =>
    openSession(within, { now: Date.now, random: randomBytes }, { account, kind: 'token', label: 'tests' }),
  )
  const person: Person = {
    ask: async ({ apiUrl }, method, path, body) => {
      const isForm = body instanceof FormData
      const response = await fetch(apiUrl + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      })
      ok(response.ok, `${method} ${path}: ${response.status}`)
      return response.json()
    },
    upload: async (of, slug, text) => {
      const { id: deployment } = await person.ask(of, 'POST', `/projects/slug/${slug}/deployments`)
      const path = `/projects/slug/${slug}/deployments/${deployment}`
      const files = new FormData()
      files.append('files', new File([text], 'index.html'))
      await person.ask(of, 'POST', `${path}/files/batch`, files)
      return path
    },
  }
  return person
}

async function shows({ sitesPort }: HostingProcess, slug: string, text: string): Promise<boolean> {
  const { body } = await askSite({ port: sitesPort, host: `${slug}.localhost`, path: '/' })
  return body.toString() === text
}

describe('two processes with one PostgreSQL, one Redis and one bucket', { skip: NO_REDIS }, () => {
  let one: HostingProcess
  let other: HostingProcess
  before(async () => {
    hosting = stack.use(await openHosting())
    bucket = stack.use(await s3StandIn())
    redisUrl = stack.adopt(await runRedis(await freePort()), (server) => server.stop()).url
    ;[one, other] = await Promise.all([run(), run()])
  })

  it('show what either of them was sent, whichever of them promotes it', async () => {
    const { ask, upload } = await addPerson()
    await ask(one, 'POST', '/projects', { name: 'A shop', slug: 'a-shop' })
    const first = await upload(one, 'a-shop', 'first')
    await ask(one, 'POST', `${first}/finalize`)
    for (const each of [one, other]) await until(() => shows(each, 'a-shop', 'first'))
    const second = await upload(other, 'a-shop', 'second')
    await ask(other, 'POST', `${second}/finalize`)
    for (const each of [one, other]) await until(() => shows(each, 'a-shop', 'second'))
    await ask(one, 'POST', `${first}/promote`)
    for (const each of [one, other]) await until(() => shows(each, 'a-shop', 'first'))
    ok([...bucket.objects.keys()].every((key) => key.startsWith('bucket/')))
  })

  it('count the calls of an account together', async () => {
    const { ask } = await addPerson()
    const seen: number[] = []
    for (let call = 0; call < CALLS_A_MINUTE; call += 1) {
      const { callsAMinute } = await ask(call % 2 === 0 ? one : other, 'GET', '/account/limits')
      seen.push(callsAMinute.allowed)
    }
    deepEqual([...new Set(seen)], [CALLS_A_MINUTE])
    for (const each of [one, other]) await rejectsWith(429, ask(each, 'GET', '/account/limits'))
  })

  it('lose nothing when one is killed while it finalizes: the other goes on', async () => {
    const { ask, upload } = await addPerson()
    await ask(one, 'POST', '/projects', { name: 'A cut', slug: 'a-cut' })
    const before = await upload(one, 'a-cut', 'before')
    await ask(one, 'POST', `${before}/finalize`)
    const path = await upload(one, 'a-cut', 'long enough to be packed. '.repeat(100))
    const putsBefore = puts()
    const release = bucket.holdWrites()
    const cut = ask(one, 'POST', `${path}/finalize`).then(
      () => 'answered',
      () => 'cut',
    )
    await until(() => puts() > putsBefore)
    one.service.child.kill('SIGKILL')
    equal(await cut, 'cut')
    release()
    equal((await ask(other, 'GET', path)).state, 'uploading')
    ok(await shows(other, 'a-cut', 'before'))
    equal((await ask(other, 'POST', `${path}/finalize`)).promoted, true)
    await until(() => shows(other, 'a-cut', 'long enough to be packed. '.repeat(100)))
  })
})

function puts(): number {
  return bucket.asked.filter((what) => what.startsWith('PUT ')).length
}

async function rejectsWith(status: number, asked: Promise<unknown>): Promise<void> {
  const problem = await asked.then(
    () => 'answered',
    (error: unknown) => String(error),
  )
  ok(problem.endsWith(`: ${status}`), problem)
}
