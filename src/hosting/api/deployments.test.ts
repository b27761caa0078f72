import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { frameOf, sha256 } from '../../../tests/open-hosting.ts'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { Answer, HostingApi } from '../../../tests/run-hosting-api.ts'

let api: HostingApi
before(async () => {
  api = await runHostingApi()
})
after(() => api[Symbol.asyncDispose]())

const FRAMES = { 'content-type': 'application/vnd.burin.frames' }
let sites = 0

interface Begun {
  readonly slug: string
  readonly id: string
  /** The address of the deployment. */
  readonly path: string
  readonly upload: (body: unknown, headers?: Record<string, string>) => Promise<Answer>
  readonly finalize: (body?: object) => Promise<Answer>
}

async function newSite(): Promise<string> {
  const slug = `site-of-${(sites += 1)}`
  equal((await api.ask('POST', '/projects/', { body: { name: 'A site', slug } })).status, 201)
  return slug
}

async function begin(slug?: string): Promise<Begun> {
  const site = slug ?? (await newSite())
  const { status, body } = await api.ask('POST', `/projects/slug/${site}/deployments`)
  equal(status, 201)
  const path = `/projects/slug/${site}/deployments/${body.id}`
  return {
    slug: site,
    id: body.id,
    path,
    upload: (sent, headers = {}) => api.ask('POST', `${path}/files/batch`, { body: sent, headers }),
    finalize: (sent) => api.ask('POST', `${path}/finalize`, sent === undefined ? {} : { body: sent }),
  }
}

const text = (path: string, content = path): object => ({ path, content })
const activeOf = async (slug: string): Promise<string | null> =>
  (await api.ask('GET', `/projects/slug/${slug}`)).body.activeDeploymentId

describe('POST …/deployments', () => {
  it('creates a deployment with branch, commitMessage and environment', async () => {
    const slug = await newSite()
    const sent = { branch: 'feature/x', commitMessage: 'Say why\n\nAnd how.', environment: 'preview' }
    const { status, headers, body } = await api.ask('POST', `/projects/slug/${slug}/deployments`, { body: sent })
    equal(status, 201)
    match(body.id, /^dep_[0-9A-Za-z]{24}$/)
    match(body.label, /^[a-z0-9]{12}$/)
    equal(headers.get('location'), `${api.baseUrl}/projects/slug/${slug}/deployments/${body.id}`)
    deepEqual(body, {
      id: body.id,
      label: body.label,
      projectId: (await api.ask('GET', `/projects/slug/${slug}`)).body.id,
      ...sent,
      state: 'uploading',
      fileCount: 0,
      totalBytes: 0,
      url: `http://${body.label}--${slug}.sites.example`,
      createdAt: new Date(api.hosting.deps.now()).toISOString(),
      finalizedAt: null,
      live: false,
      wasLive: false,
    })
  })
  it('takes a body that is empty or not there; the branch is main then', async () => {
    const slug = await newSite()
    for (const asking of [{}, { body: {} }, { body: { environment: null } }]) {
      const { status, body } = await api.ask('POST', `/projects/slug/${slug}/deployments/`, asking)
      deepEqual([status, body.branch, body.commitMessage, body.environment], [201, 'main', null, null])
    }
  })
  it('refuses texts that are too long or have control characters, and what it does not know', async () => {
    const slug = await newSite()
    const path = `/projects/slug/${slug}/deployments`
    const wrong: readonly (readonly [object, string])[] = [
      [{ branch: 'x'.repeat(256) }, 'branch'],
      [{ branch: '' }, 'branch'],
      [{ branch: 'a\nb' }, 'branch'],
      [{ commitMessage: 'x'.repeat(2001) }, 'commitMessage'],
      [{ commitMessage: 'a\u0000' }, 'commitMessage'],
      [{ environment: 'x'.repeat(64) }, 'environment'],
      [{ tag: 'x' }, 'tag'],
    ]
    for (const [body, name] of wrong) {
      const answer = await api.ask('POST', path, { body })
      deepEqual([answer.status, answer.body.issues[0].path], [400, name])
    }
    const longest = { branch: 'x'.repeat(255), commitMessage: 'x'.repeat(2000), environment: 'x'.repeat(63) }
    equal((await api.ask('POST', path, { body: longest })).status, 201)
  })
  it('creates one for an Idempotency-Key', async () => {
    const slug = await newSite()
    const asked = { headers: { 'idempotency-key': 'deploy-1' } }
    const [first, again] = [
      await api.ask('POST', `/projects/slug/${slug}/deployments`, asked),
      await api.ask('POST', `/projects/slug/${slug}/deployments`, asked),
    ]
    deepEqual([again.status, again.body], [201, first.body])
    equal((await api.ask('GET', `/projects/slug/${slug}/deployments`)).body.length, 1)
  })
})

describe('POST …/files/batch', () => {
  it('takes JSON with utf8 and base64', async () => {
    const { upload } = await begin()
    const files = [text('index.html', '<h1>ü</h1>'), { path: 'a/b.bin', content: 'AAEC', encoding: 'base64' }]
    const { status, body } = await upload({ files })
    deepEqual([status, body], [200, { accepted: 2, missing: [], fileCount: 2, totalBytes: 14 }])
  })
  it('takes multipart/form-data: a part a file, its filename the path', async () => {
    const { upload } = await begin()
    const form = new FormData()
    form.append('files', new File(['<h1>'], 'index.html'))
    form.append('files', new File([randomBytes(3_000_000)], 'assets/large.bin'))
    const { status, body } = await upload(form)
    deepEqual([status, body], [200, { accepted: 2, missing: [], fileCount: 2, totalBytes: 3_000_004 }])
  })
  it('asks for contents by hash, says which are missing, and takes them as frames, also in parts', async () => {
    const { upload, finalize } = await begin()
    const [small, large] = [Buffer.from('small'), randomBytes(2_500_000)]
    const files = [
      { path: 'small.txt', sha256: sha256(small), size: small.length },
      { path: 'copy.txt', sha256: sha256(small), size: small.length },
      { path: 'large.bin', sha256: sha256(large), size: large.length },
    ]
    const asked = await upload({ files })
    deepEqual(asked.body.missing, [
      { path: 'copy.txt', sha256: sha256(small), received: 0 },
      { path: 'large.bin', sha256: sha256(large), received: 0 },
      { path: 'small.txt', sha256: sha256(small), received: 0 },
    ])
    equal(asked.body.accepted, 3)
    const first = await upload(Buffer.concat([frameOf(small), frameOf(large, 0, 1_000_000)]), FRAMES)
    deepEqual(first.body.missing, [{ path: 'large.bin', sha256: sha256(large), received: 1_000_000 }])
    const incomplete = await finalize()
    deepEqual([incomplete.status, incomplete.body.issues[0].path], [409, 'large.bin'])
    match(incomplete.body.error, /^The content of 1 file has/)
    equal((await upload(frameOf(large, 1_000_000), FRAMES)).body.missing.length, 0)
    equal((await finalize()).status, 200)
    // The next deployment has them all at once; another account has none of them.
    const next = await begin()
    deepEqual((await next.upload({ files })).body.missing, [])
    const stranger = await api.addPerson()
    const project = await api.hosting.addProject(stranger.account.id)
    const { deploymentId } = await api.hosting.begin(project, stranger.account.id)
    const path = `/projects/slug/${project.slug}/deployments/${deploymentId}/files/batch`
    equal((await api.ask('POST', path, { body: { files }, token: stranger.token })).body.missing.length, 3)
  })
  it('may be sent again', async () => {
    const { upload } = await begin()
    const files = [text('a.txt'), text('b.txt')]
    const first = await upload({ files })
    deepEqual((await upload({ files })).body, first.body)
  })
  it('refuses a batch with a wrong path as a whole, and names it', async () => {
    const { upload, path } = await begin()
    const long = 'x'.repeat(1025)
    for (const bad of ['../up', '/abs', 'a//b', 'a/./b', '', 'a\u0000b', 'a\\b', 'e\u0301', long]) {
      const { status, body } = await upload({ files: [text('good.txt'), text(bad)] })
      deepEqual([status, body.issues[0].path], [400, bad], JSON.stringify(bad).slice(0, 20))
      match(body.error, /^The path ".{0,101}" \S.*\.$/u)
    }
    equal((await api.ask('GET', path)).body.fileCount, 0)
    equal((await upload({ files: [text('x'.repeat(1024))] })).status, 200)
  })
  it('refuses content that has another hash than was announced', async () => {
    const { upload } = await begin()
    const answer = await upload({ files: [{ path: 'a.txt', content: 'a', sha256: sha256('b') }] })
    deepEqual([answer.status, answer.body.issues[0].code], [400, 'wrong-hash'])
    ok(answer.body.error.includes(sha256('a')), answer.body.error)
    const frame = frameOf(Buffer.from('abc'))
    frame[50] = 1
    frame[45] = 1
    deepEqual((await upload(frame, FRAMES)).body.issues[0].code, 'wrong-hash')
  })
  it('takes 25 MiB a file and no more', async () => {
    const { upload } = await begin()
    const most = 25 * 1024 * 1024
    equal((await upload(frameOf(Buffer.alloc(most)), FRAMES)).status, 200)
    const { status, body } = await upload(frameOf(Buffer.alloc(most + 1)), FRAMES)
    equal(status, 413)
    match(body.error, /larger than 25 MiB\. Leave it out/)
  })
  it('takes 16 MiB of JSON and no more, and says what to use', async () => {
    const { upload } = await begin()
    const most = 16 * 1024 * 1024
    const around = JSON.stringify({ files: [text('a.txt', '')] }).length
    const json = { 'content-type': 'application/json' }
    const bodyOf = (bytes: number): string => JSON.stringify({ files: [text('a.txt', 'x'.repeat(bytes - around))] })
    equal((await upload(bodyOf(most), json)).status, 200)
    const { status, body } = await upload(bodyOf(most + 1), json)
    equal(status, 413)
    match(body.error, /multipart\/form-data.*application\/vnd\.burin\.frames.*100 MiB/)
  })
  it('refuses more than 100 MiB by its length, before it comes', async () => {
    const { path } = await begin()
    const { status, body } = await api.ask('POST', `${path}/files/batch`, {
      headers: FRAMES,
      body: Buffer.alloc(100 * 1024 * 1024 + 1),
    })
    equal(status, 413)
    match(body.error, /several batches/)
  })
  it('refuses other media types, and compression', async () => {
    const { upload } = await begin()
    const types = ['text/plain', 'application/zip', 'application/x-www-form-urlencoded']
    for (const type of types) equal((await upload('x', { 'content-type': type })).status, 400, type)
    equal((await upload('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).status, 400)
  })
  it('names what is wrong in a JSON batch', async () => {
    const { upload } = await begin()
    const json = { 'content-type': 'application/json' }
    for (const body of [
      '',
      '{',
      '[]',
      '{"files":1}',
      '{"files":[{"path":"a"}]}',
      '{"files":[{"path":"a","content":"b","mode":1}]}',
    ]) {
      const answer = await upload(body, json)
      equal(answer.status, 400, body)
      equal(typeof answer.body.issues[0].path, 'string')
    }
  })
})

describe('POST …/finalize', () => {
  it('promotes unless told otherwise, and answers the deployment, its url and promoted', async () => {
    const { slug, id, upload, finalize } = await begin()
    await upload({ files: [text('index.html')] })
    const { status, body } = await finalize()
    equal(status, 200)
    const { promoted, notPromoted, siteUrl, warnings, ...deployment } = body
    deepEqual([promoted, notPromoted, warnings, siteUrl], [true, null, [], `http://${slug}.sites.example`])
    deepEqual([deployment.id, deployment.state, deployment.fileCount, deployment.totalBytes], [id, 'ready', 1, 10])
    deepEqual(deployment, (await api.ask('GET', `/projects/slug/${slug}/deployments/${id}`)).body)
    equal(deployment.url, `http://${deployment.label}--${slug}.sites.example`)
    equal(await activeOf(slug), id)
  })
  it('promotes nothing when promote is false', async () => {
    const { slug, upload, finalize } = await begin()
    await upload({ files: [text('index.html')] })
    const { body } = await finalize({ promote: false })
    deepEqual([body.promoted, body.notPromoted, body.state, body.live], [false, 'not_asked', 'ready', false])
    equal(await activeOf(slug), null)
  })
  it('says which deployment is live, wherever deployments are answered', async () => {
    const one = await begin()
    const other = await begin(one.slug)
    for (const { upload } of [one, other]) await upload({ files: [text('index.html')] })
    const at = `/projects/slug/${one.slug}/deployments`
    const listed = async (): Promise<[string, boolean][]> =>
      (await api.ask('GET', at)).body.map(({ id, live }: { id: string; live: boolean }) => [id, live])
    equal((await api.ask('GET', one.path)).body.live, false)
    equal((await one.finalize()).body.live, true)
    equal((await other.finalize()).body.live, true)
    equal((await one.finalize()).body.live, false)
    deepEqual(await listed(), [
      [other.id, true],
      [one.id, false],
    ])
    equal((await api.ask('POST', `${one.path}/promote`)).body.live, true)
    deepEqual(await listed(), [
      [other.id, false],
      [one.id, true],
    ])
  })
  it('answers the same when it is done again, whatever is asked then', async () => {
    const { upload, finalize } = await begin()
    await upload({ files: [text('index.html')] })
    const first = await finalize({ promote: true })
    for (const body of [undefined, { promote: true }, { promote: false }])
      deepEqual((await finalize(body)).body, first.body)
  })
  it('answers two at once the same', async () => {
    const { upload, finalize } = await begin()
    await upload({ files: [text('index.html'), text('a.js', 'x'.repeat(5000))] })
    const [one, other] = await Promise.all([finalize(), finalize()])
    deepEqual([one?.status, one?.body], [200, other?.body])
  })
  it('never puts an older deployment over a younger one, and says why', async () => {
    const older = await begin()
    const younger = await begin(older.slug)
    for (const { upload } of [older, younger]) await upload({ files: [text('index.html')] })
    equal((await younger.finalize()).body.promoted, true)
    const { body } = await older.finalize()
    deepEqual([body.promoted, body.notPromoted], [false, 'older'])
    equal(await activeOf(older.slug), younger.id)
  })
  it('puts the younger of two that are finalized at once', async () => {
    const older = await begin()
    const younger = await begin(older.slug)
    for (const { upload } of [older, younger]) await upload({ files: [text('index.html')] })
    await Promise.all([younger.finalize(), older.finalize()])
    equal(await activeOf(older.slug), younger.id)
  })
  it('refuses a deployment without files', async () => {
    const { finalize } = await begin()
    const { status, body } = await finalize()
    equal(status, 409)
    match(body.error, /no files/)
  })
  it('names the faults of _redirects and _headers by file and line, and can be tried again', async () => {
    const { upload, finalize } = await begin()
    await upload({
      files: [text('index.html'), text('_redirects', '/a /b\n/c'), text('_headers', '/*\n  Set-Cookie: a=b')],
    })
    const { status, body } = await finalize()
    equal(status, 400)
    deepEqual(
      body.issues.map(({ path, code }: { path: string; code: string }) => [path, code]),
      [
        ['_redirects:2', 'bad-rule'],
        ['_headers:2', 'bad-rule'],
      ],
    )
    await upload({ files: [text('_redirects', '/a /b'), text('_headers', '/*\n  X-A: b')] })
    equal((await finalize()).status, 200)
  })
  it('refuses promote that is no boolean, and what it does not know', async () => {
    const { finalize } = await begin()
    for (const body of [{ promote: 'yes' }, { promote: null }, { publish: true }])
      equal((await finalize(body)).status, 400, JSON.stringify(body))
  })
  it('lets nothing be uploaded afterwards: 409', async () => {
    const { upload, finalize } = await begin()
    await upload({ files: [text('index.html')] })
    await finalize()
    for (const [body, headers] of [
      [{ files: [text('late.txt')] }, {}],
      [frameOf(Buffer.from('late')), FRAMES],
    ] as const)
      equal((await upload(body, headers)).status, 409)
  })
})

describe('a deployment that nobody finalizes', () => {
  it('waits 24 hours from the last batch on, and is expired then', async () => {
    const own = await runHostingApi()
    await using _ = own
    const { body: project } = await own.ask('POST', '/projects/', { body: { name: 'A', slug: 'waiting' } })
    const { body: begun } = await own.ask('POST', `/projects/slug/${project.slug}/deployments`)
    const path = `/projects/slug/${project.slug}/deployments/${begun.id}`
    const { expireUploads } = await import('../deployments/sweep/sweep-deployments.ts')
    const hour = 3_600_000
    own.hosting.advance(23 * hour)
    equal((await own.ask('POST', `${path}/files/batch`, { body: { files: [text('a.txt')] } })).status, 200)
    own.hosting.advance(23 * hour)
    await expireUploads(own.hosting.deps)
    equal((await own.ask('GET', path)).body.state, 'uploading')
    own.hosting.advance(2 * hour)
    await expireUploads(own.hosting.deps)
    equal((await own.ask('GET', path)).body.state, 'expired')
    for (const [step, body] of [
      ['files/batch', { files: [] }],
      ['finalize', {}],
      ['promote', {}],
    ] as const)
      equal((await own.ask('POST', `${path}/${step}`, { body })).status, 409, step)
  })
})

describe('deployments of a project', () => {
  it('are listed, newest first; any that is kept can be promoted, and the live one cannot be deleted', async () => {
    const first = await begin()
    const second = await begin(first.slug)
    const third = await begin(first.slug)
    for (const { upload, finalize } of [first, second]) {
      await upload({ files: [text('index.html')] })
      await finalize()
    }
    const list = (await api.ask('GET', `/projects/slug/${first.slug}/deployments?limit=2`)).body
    deepEqual(
      list.map(({ id }: { id: string }) => id),
      [third.id, second.id],
    )
    const promoted = await api.ask('POST', `${first.path}/promote`)
    deepEqual([promoted.status, promoted.body.id], [200, first.id])
    equal(await activeOf(first.slug), first.id)
    equal((await api.ask('POST', `${third.path}/promote`)).status, 409)
    equal((await api.ask('DELETE', first.path)).status, 409)
    for (const { path } of [second, third]) equal((await api.ask('DELETE', path)).status, 204)
    equal((await api.ask('GET', second.path)).status, 404)
  })
  it('answer 404 for ids that are none', async () => {
    const { slug } = await begin()
    for (const id of ['dep_000000000000000000000000', 'x', '%00', 'dep_%00'])
      equal((await api.ask('GET', `/projects/slug/${slug}/deployments/${id}`)).status, 404, id)
  })
})
