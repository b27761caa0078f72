import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sha256 } from '../../tests/open-hosting.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'
import { HOSTING_ROUTES } from '../hosting/api/routes.ts'
import { recordTraffic } from '../hosting/traffic/record-traffic.ts'
import { createHostingClient } from './create-hosting-client.ts'
import type { HostingClient } from './create-hosting-client.ts'
import { HostingProblem } from './hosting-problem.ts'

let api: HostingApi
let token: string
let client: HostingClient
before(async () => {
  api = await runHostingApi()
  token = (await api.addPerson()).token
  client = createHostingClient({ baseUrl: `${api.baseUrl}/`, token })
})
after(() => api[Symbol.asyncDispose]())

async function problemOf(call: Promise<unknown>): Promise<HostingProblem> {
  const outcome = await call.catch((error: unknown) => error)
  ok(outcome instanceof HostingProblem, String(outcome))
  return outcome
}

/** A client before a network that has those faults first: an answer in place of the service's, or none after the service has answered. */
function behind(...faults: (Response | 'cut')[]): { client: HostingClient; keys: (string | null)[]; waits: number[] } {
  const keys: (string | null)[] = []
  const waits: number[] = []
  const faulty: typeof fetch = async (address, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    const fault = faults.shift()
    if (fault instanceof Response) return fault
    const response = await fetch(address, init)
    if (fault === 'cut') throw new TypeError('fetch failed')
    return response
  }
  const wait = async (ms: number): Promise<void> => void waits.push(ms)
  return { client: createHostingClient({ baseUrl: api.baseUrl, token, fetch: faulty, wait }), keys, waits }
}

const operationOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/\/$/, '')}`

/** A call of each function of a client; the parameters have the names that they have in the routes. */
function callsOf(asked: HostingClient): Record<keyof HostingClient, () => Promise<unknown>> {
  const id = ':projectId'
  const project = ':slug'
  const of = { project, id: ':id' }
  const domain = { project: id, id: ':domainId' }
  // The type asks for every function that there is.
  return {
    health: () => asked.health(),
    account: () => asked.account(),
    limits: () => asked.limits(),
    tokens: () => asked.tokens(),
    createToken: () => asked.createToken({ name: 'A' }),
    revokeToken: () => asked.revokeToken(':tokenId'),
    projects: () => Array.fromAsync(asked.projects()),
    createProject: () => asked.createProject({ name: 'A', slug: 'abc' }),
    project: () => asked.project(id),
    projectBySlug: () => asked.projectBySlug(project),
    updateProject: () => asked.updateProject(id, {}),
    deleteProject: () => asked.deleteProject(id),
    traffic: () => asked.traffic(id),
    requests: () => Array.fromAsync(asked.requests(id)),
    domains: () => Array.fromAsync(asked.domains(id)),
    addDomain: () => asked.addDomain(id, { hostname: 'a.example' }),
    removeDomain: () => asked.removeDomain(domain),
    domainRecords: () => asked.domainRecords(domain),
    verifyDomain: () => asked.verifyDomain(domain),
    deployments: () => Array.fromAsync(asked.deployments(project)),
    createDeployment: () => asked.createDeployment(project),
    deployment: () => asked.deployment(of),
    uploadFiles: () => asked.uploadFiles(of, []),
    uploadFrames: () => asked.uploadFrames(of, new Uint8Array()),
    finalizeDeployment: () => asked.finalizeDeployment(of),
    promoteDeployment: () => asked.promoteDeployment(of),
    deleteDeployment: () => asked.deleteDeployment(of),
  }
}

/** Calls each function of a client once, and says as what operations of the routes. */
async function operationsCalled(): Promise<string[]> {
  const called: string[] = []
  const noting: typeof fetch = async (address, init) => {
    const { pathname } = new URL(address as string)
    called.push(operationOf({ method: init?.method ?? 'GET', path: decodeURIComponent(pathname) }))
    return Response.json({ error: 'No.' }, { status: 400 })
  }
  const noted = createHostingClient({ baseUrl: 'http://hosting.example', fetch: noting })
  for (const call of Object.values(callsOf(noted))) await rejects(call(), /No\./)
  return called
}

const busy = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error: 'Later.' }, { status, headers })

describe('the client of the hosting API', () => {
  it('creates, shows, changes, lists and deletes projects', async () => {
    const { id, url } = await client.createProject({ name: 'One', slug: 'client-one' })
    await client.createProject({ name: 'Two', slug: 'client-two', description: 'The second' })
    equal(url, 'http://client-one.sites.example')
    deepEqual(await client.project(id), await client.projectBySlug('client-one'))
    equal((await client.updateProject(id, { name: 'First' })).name, 'First')
    const names: string[] = []
    for await (const { name } of client.projects()) names.push(name)
    deepEqual(names, ['Two', 'First'])
    await client.deleteProject(id)
    equal((await problemOf(client.project(id))).status, 404)
  })
  it('deploys in three steps, goes back, and deletes', async () => {
    const { id: projectId } = await client.createProject({ name: 'Steps', slug: 'client-steps' })
    const deploy = async (text: string): Promise<{ project: string; id: string }> => {
      const { id } = await client.createDeployment('client-steps', { commitMessage: text })
      const of = { project: 'client-steps', id }
      const files = [{ path: 'index.html', sha256: sha256(text), size: text.length }]
      equal((await client.uploadFiles(of, files)).missing.length, 1)
      const head = Buffer.alloc(44)
      head.writeUInt32BE(text.length, 0)
      head.write(sha256(text), 4, 'hex')
      head.writeUInt32BE(text.length, 36)
      const frames = ReadableStream.from([head, Buffer.from(text)])
      deepEqual((await client.uploadFrames(of, frames)).missing, [])
      equal((await client.finalizeDeployment(of)).promoted, true)
      return of
    }
    const [first, second] = [await deploy('one'), await deploy('two')]
    const active = async (): Promise<string | null> => (await client.project(projectId)).activeDeploymentId
    equal(await active(), second.id)
    equal((await client.promoteDeployment(first)).commitMessage, 'one')
    equal(await active(), first.id)
    equal((await client.deployment(second)).state, 'ready')
    await client.deleteDeployment(second)
    deepEqual(
      (await Array.fromAsync(client.deployments('client-steps'))).map(({ id }) => id),
      [first.id],
    )
    equal((await client.limits()).deploymentsADay.used, 2)
  })
  it('makes tokens for CI, lists and revokes them', async () => {
    const { id, token: secret } = await client.createToken({ name: 'CI', days: 1 })
    const ci = createHostingClient({ baseUrl: api.baseUrl, token: secret })
    equal((await ci.tokens())[0]?.id, id)
    equal((await problemOf(ci.createToken({ name: 'More' }))).status, 401)
    await client.revokeToken(id)
    equal((await problemOf(ci.tokens())).status, 401)
  })
  it('asks for a token once: where the answer is lost, another try would make another', async () => {
    const { client: cut, keys } = behind('cut')
    const before = (await client.tokens()).length
    await rejects(cut.createToken({ name: 'Lost' }), TypeError)
    deepEqual(keys, [null])
    equal((await client.tokens()).length, before + 1)
  })
  it('reads lists to their end, page by page, and asks for no page that nobody reads', async () => {
    const person = await api.addPerson()
    const { account } = person
    for (let count = 0; count < 101; count += 1) await api.hosting.addProject(account.id, `page-of-${count}`)
    let asked = 0
    const counting: typeof fetch = async (address, init) => {
      asked += 1
      return fetch(address, init)
    }
    const own = createHostingClient({ baseUrl: api.baseUrl, token: person.token, fetch: counting })
    for await (const { slug } of own.projects()) if (slug === 'page-of-50') break
    equal(asked, 1)
    equal((await Array.fromAsync(own.projects())).length, 101)
    equal(asked, 3)
  })
  it('reads the traffic of a site and its last requests', async () => {
    const { id } = await client.createProject({ name: 'Visited', slug: 'client-visited' })
    const minuteMs = 60_000
    const minute = new Date(Math.floor(api.hosting.deps.now() / minuteMs) * minuteMs)
    const count = { projectId: id, minute, status2xx: 2, status3xx: 0, status4xx: 1, status5xx: 0, bytes: 30 }
    const request = { method: 'GET', status: 404, bytes: 10, ms: 1, network: '192.0.2.0/24' }
    const visitor = { path: '/none', userAgent: null, referrer: null }
    await recordTraffic(api.hosting.deps.database, {
      counts: [count],
      requests: [{ ...request, ...visitor, projectId: id, at: minute }],
    })
    const day = await client.traffic(id)
    deepEqual([day.span, day.figures.length, day.total.requests, day.total.status4xx], ['hour', 24, 3, 1])
    const to = new Date(minute.getTime() + minuteMs).toISOString()
    const short = await client.traffic(id, { span: 'minute', from: minute.toISOString(), to })
    deepEqual(
      short.figures.map(({ begins, bytes }) => [begins, bytes]),
      [[minute.toISOString(), 30]],
    )
    equal((await client.traffic(id, { span: 'day', from: undefined })).figures.length, 30)
    const seen = await Array.fromAsync(client.requests(id))
    deepEqual(seen, [{ ...request, ...visitor, at: minute.toISOString() }])
  })
  it('has a function for every operation that is described, and for nothing else', async () => {
    // Where tokens come from is told in a refusal, before there is a client.
    const described = HOSTING_ROUTES.filter(
      ({ reference }) => reference !== undefined && reference.operationId !== 'showProtectedResource',
    )
    deepEqual([...new Set(await operationsCalled())].sort(), described.map(operationOf).sort())
  })
  it('needs no token for the health of the service', async () => {
    const stranger = createHostingClient({ baseUrl: api.baseUrl })
    equal((await stranger.health()).ok, true)
    equal((await problemOf(stranger.limits())).status, 401)
  })
  it('throws refusals with all that they say', async () => {
    const problem = await problemOf(client.createProject({ name: '', slug: 'client-x', description: 'x'.repeat(501) }))
    equal(problem.status, 400)
    deepEqual(
      problem.issues.map(({ path }) => path),
      ['name', 'description'],
    )
    match(problem.requestId ?? '', /^req_/)
    equal(problem.retryAfter, null)
    ok(problem.message.length > 10)
    equal((await problemOf(client.project('prj_none/../x'))).status, 404)
  })
  it('says that something else answered', async () => {
    const { client: own } = behind(new Response('<h1>', { status: 418 }))
    match((await problemOf(own.limits())).message, /418 and did not say why/)
    const page = (): Response => new Response('<h1>Sign in to this network</h1>', { status: 200 })
    const { client: caught } = behind(page(), page(), page())
    const other = { name: 'AnswerProblem', message: /does not answer as a Burin API does: .* something else than JSON/ }
    await rejects(caught.limits(), other)
    await rejects(Array.fromAsync(caught.projects()), other)
    await rejects(caught.uploadFrames({ project: 'a', id: 'b' }, new Uint8Array(1)), other)
  })
  it('takes no answer for one of the API that is none, whatever was asked', async () => {
    const answers = [
      '<h1>Sign in to this network</h1>',
      '',
      '{}',
      '[{}]',
      '[null]',
      '[1]',
      '"text"',
      '1',
      '{"id": "x"}',
    ]
    for (const answer of answers) {
      const other = createHostingClient({ baseUrl: 'http://other.example', fetch: async () => new Response(answer) })
      for (const [name, call] of Object.entries(callsOf(other))) {
        const told = { name: 'AnswerProblem', message: /^.* does not answer as a Burin API does: it answered / }
        // Nothing is what the API answers to these.
        if (answer === '' && /^(delete|remove|revoke)/.test(name)) await call()
        else await rejects(call(), told, `${name}: ${answer}`)
      }
    }
  })
  it('lets through what it does not know, and takes what an older API leaves out for null', async () => {
    const project = await client.createProject({ name: 'Older', slug: 'client-older' })
    const { withheld, description, ...older } = project
    const told = { ...older, mood: { is: 'new' } }
    const other = createHostingClient({ baseUrl: 'http://other.example', fetch: async () => Response.json(told) })
    deepEqual(await other.project('x'), { ...told, withheld, description })
    deepEqual([withheld, description], [null, null])
  })
  it('names what does not fit', async () => {
    const project = await client.createProject({ name: 'Wrong', slug: 'client-wrong' })
    for (const [wrong, message] of [
      [{ createdAt: 'yesterday' }, /a "\[1\]\.createdAt" that is no moment/],
      [{ url: 'javascript:alert(1)' }, /a "\[1\]\.url" that is no http address/],
      [{ slug: null }, /a "\[1\]\.slug" that is no text/],
      [{ withheld: { why: 1 } }, /a "\[1\]\.withheld\.why" that is no text/],
    ] as const) {
      const list = [project, { ...project, ...wrong }]
      const other = createHostingClient({ baseUrl: 'http://other.example', fetch: async () => Response.json(list) })
      await rejects(Array.fromAsync(other.projects()), { name: 'AnswerProblem', message })
    }
  })
  it('ends with its signal', async () => {
    const reason = new Error('enough')
    await rejects(client.limits({ signal: AbortSignal.abort(reason) }), reason)
    await rejects(Array.fromAsync(client.projects({ signal: AbortSignal.abort(reason) })), reason)
  })
})

describe('the client of the hosting API tries again', () => {
  it('after 429 and 503, when it is told how long to wait and that is not too long', async () => {
    const own = behind(busy(429, { 'retry-after': '7' }), busy(503, { 'retry-after': '2' }))
    ok(await own.client.limits())
    deepEqual(own.waits, [7000, 2000])
    const day = behind(busy(429, { 'retry-after': '86400' }))
    equal((await problemOf(day.client.limits())).retryAfter, 86_400)
    deepEqual(day.waits, [])
  })
  it('after what a proxy answers for a service that is away, and broken connections', async () => {
    const own = behind(new Response('', { status: 502 }), 'cut')
    ok(await own.client.limits())
    deepEqual(own.waits, [250, 500])
  })
  it('creates once, though the first answer was lost', async () => {
    const own = behind('cut')
    await own.client.createProject({ name: 'Once', slug: 'client-once' })
    equal(own.keys.length, 2)
    equal(own.keys[0], own.keys[1])
    match(own.keys[0] ?? '', /^[0-9a-f]{32}$/)
  })
  it('deletes, though the first answer was lost, but does not take what never was for deleted', async () => {
    const { id } = await client.createProject({ name: 'Gone', slug: 'client-gone' })
    await behind('cut').client.deleteProject(id)
    equal((await problemOf(client.deleteProject(id))).status, 404)
  })
  it('no more often than it was told', async () => {
    const own = behind('cut', 'cut', 'cut')
    await rejects(own.client.limits(), TypeError)
    equal(own.waits.length, 2)
    const never = createHostingClient({ baseUrl: api.baseUrl, token, retries: 0, fetch: async () => busy(503) })
    equal((await problemOf(never.limits())).status, 503)
  })
  it('sends no stream twice', async () => {
    const own = behind(busy(503, { 'retry-after': '1' }))
    equal((await problemOf(own.client.uploadFrames({ project: 'x', id: 'y' }, new Uint8Array(1)))).retryAfter, 1)
    equal(own.keys.length, 1)
  })
})
