import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'

let api: HostingApi
before(async () => {
  api = await runHostingApi()
})
after(() => api[Symbol.asyncDispose]())

let projects = 0
const newSlug = (): string => `my-site-${(projects += 1)}`
const create = async (more: object = {}, slug = newSlug()) =>
  (await api.ask('POST', '/projects/', { body: { name: 'My site', slug, ...more } })).body

describe('POST /projects/', () => {
  it('creates a project from name, slug and description, and answers it', async () => {
    const body = { name: 'Ünïcode 🎨', slug: 'first-site', description: 'Short.' }
    const { status, headers, body: made } = await api.ask('POST', '/projects/', { body })
    equal(status, 201)
    match(made.id, /^prj_[0-9A-Za-z]{24}$/)
    equal(headers.get('location'), `${api.baseUrl}/projects/${made.id}`)
    const at = new Date(api.hosting.deps.now()).toISOString()
    deepEqual(made, {
      id: made.id,
      ...body,
      deploymentName: null,
      url: 'http://first-site.sites.example',
      activeDeploymentId: null,
      withheld: null,
      createdAt: at,
      updatedAt: at,
    })
  })
  it('takes a project without description', async () => {
    equal((await create()).description, null)
    equal((await create({ description: null })).description, null)
  })
  it('refuses what is missing, of another type, too long, empty or not text, and names it', async () => {
    const good = { name: 'A', slug: 'good-slug' }
    const wrong: readonly (readonly [object, string])[] = [
      [{ slug: 'good-slug' }, 'name'],
      [{ name: 'A' }, 'slug'],
      [{ ...good, name: 1 }, 'name'],
      [{ ...good, name: '' }, 'name'],
      [{ ...good, name: ' \u00a0' }, 'name'],
      [{ ...good, name: 'x'.repeat(101) }, 'name'],
      [{ ...good, name: 'a\u0000b' }, 'name'],
      [{ ...good, name: 'a\nb' }, 'name'],
      [{ ...good, name: '\ud800' }, 'name'],
      [{ ...good, description: 'x'.repeat(501) }, 'description'],
      [{ ...good, description: 'a\u0000' }, 'description'],
      [{ ...good, slug: null }, 'slug'],
      [{ ...good, slug: 'x'.repeat(2000) }, 'slug'],
      [{ ...good, id: 'prj_x' }, 'id'],
    ]
    for (const [body, path] of wrong) {
      const answer = await api.ask('POST', '/projects/', { body })
      equal(answer.status, 400, JSON.stringify(body))
      equal(answer.body.issues[0].path, path)
      equal(answer.body.error, answer.body.issues[0].message)
    }
  })
  it('tells everything that is wrong at once', async () => {
    const { body } = await api.ask('POST', '/projects/', { body: { name: '', color: 1 } })
    deepEqual(body.issues.map(({ path }: { path: string }) => path).sort(), ['color', 'name', 'slug'])
  })
  it('takes the longest texts, counted as people count', async () => {
    const made = await create({ name: '🎨'.repeat(100), description: 'ü'.repeat(500) })
    equal([...made.name].length, 100)
  })
  it('refuses a slug that cannot be a name, and says why', async () => {
    for (const slug of ['ab', 'x'.repeat(50), 'Big', '-a-b', 'a--b', 'www', 'ä-b']) {
      const { status, body } = await api.ask('POST', '/projects/', { body: { name: 'A', slug } })
      equal(status, 400, slug)
      deepEqual([body.issues[0].path, body.issues[0].code], ['slug', 'bad-slug'])
    }
    for (const slug of ['a1c', 'x'.repeat(49)]) equal((await create({}, slug)).slug, slug)
  })
  it('answers 409 when the slug is taken, by whomever', async () => {
    const { slug } = await create()
    const { token } = await api.addPerson()
    for (const asker of [{}, { token }]) {
      const { status, body } = await api.ask('POST', '/projects/', { body: { name: 'B', slug }, ...asker })
      deepEqual([status, body.issues[0].path, body.issues[0].code], [409, 'slug', 'taken'])
    }
  })
  it('creates one project for an Idempotency-Key, and answers it again', async () => {
    const asked = { body: { name: 'Once', slug: newSlug() }, headers: { 'idempotency-key': 'key-1' } }
    const first = await api.ask('POST', '/projects/', asked)
    const again = await api.ask('POST', '/projects', asked)
    deepEqual([again.status, again.body], [201, first.body])
    equal(again.headers.get('idempotency-replayed'), 'true')
    const other = await api.ask('POST', '/projects/', { ...asked, body: { name: 'Twice', slug: newSlug() } })
    deepEqual([other.status, other.body.issues[0].path], [400, 'Idempotency-Key'])
    const { token } = await api.addPerson()
    equal((await api.ask('POST', '/projects/', { ...asked, token })).status, 409)
  })
  it('lets a key go when the creation was refused', async () => {
    const { slug } = await create()
    const headers = { 'idempotency-key': 'key-2' }
    equal((await api.ask('POST', '/projects/', { body: { name: 'A', slug }, headers })).status, 409)
    equal((await api.ask('POST', '/projects/', { body: { name: 'A', slug: newSlug() }, headers })).status, 201)
  })
})

describe('GET /projects/{projectId} and /projects/slug/{slug}', () => {
  it('answer the project', async () => {
    const made = await create()
    for (const path of [`/projects/${made.id}`, `/projects/slug/${made.slug}`])
      for (const slash of ['', '/']) {
        const { status, body } = await api.ask('GET', `${path}${slash}`)
        deepEqual([status, body], [200, made])
      }
  })
  it('answer 404 for what is not there, whatever is asked for', async () => {
    const paths = [
      'prj_000000000000000000000000',
      'x',
      '%00',
      'prj_%00',
      '..%2f..',
      'slug',
      'slug/none-such',
      'slug/%00',
      `slug/${'x'.repeat(5000)}`,
    ]
    for (const path of paths) equal((await api.ask('GET', `/projects/${path}`)).status, 404, path)
  })
})

describe('PATCH /projects/{projectId}', () => {
  it('changes name, description and deploymentName; what is left out stays', async () => {
    const made = await create({ description: 'Before.' })
    api.hosting.advance(1000)
    const change = async (body: object) => (await api.ask('PATCH', `/projects/${made.id}`, { body })).body
    const at = new Date(api.hosting.deps.now()).toISOString()
    deepEqual(await change({ name: 'New' }), { ...made, name: 'New', updatedAt: at })
    deepEqual(await change({ description: 'After.', deploymentName: 'spring' }), {
      ...made,
      name: 'New',
      description: 'After.',
      deploymentName: 'spring',
      updatedAt: at,
    })
  })
  it('clears by null what may be empty, and refuses it for a name', async () => {
    const made = await create({ description: 'Before.' })
    const path = `/projects/${made.id}`
    await api.ask('PATCH', path, { body: { deploymentName: 'x' } })
    const { body } = await api.ask('PATCH', path, { body: { description: null, deploymentName: null } })
    deepEqual([body.description, body.deploymentName], [null, null])
    deepEqual((await api.ask('PATCH', path, { body: { name: null } })).body.issues[0].path, 'name')
  })
  it('takes no body at all, and changes nothing', async () => {
    const made = await create()
    const { status, body } = await api.ask('PATCH', `/projects/${made.id}`)
    deepEqual([status, body.name], [200, made.name])
  })
  it('says that a slug cannot be changed', async () => {
    const made = await create()
    for (const slug of ['other-slug', null, 1]) {
      const { status, body } = await api.ask('PATCH', `/projects/${made.id}`, { body: { slug } })
      equal(status, 400)
      equal(body.issues[0].path, 'slug')
      match(body.error, /`slug` cannot be changed/)
    }
  })
  it('refuses what is unknown, and a deploymentName that is empty or too long', async () => {
    const { id } = await create()
    const wrong: readonly (readonly [object, string])[] = [
      [{ deploymentName: '' }, 'deploymentName'],
      [{ deploymentName: 'x'.repeat(64) }, 'deploymentName'],
      [{ colour: 'red' }, 'colour'],
      [{ url: 'http://x' }, 'url'],
    ]
    for (const [body, path] of wrong) {
      const answer = await api.ask('PATCH', `/projects/${id}`, { body })
      deepEqual([answer.status, answer.body.issues[0].path], [400, path])
    }
    equal((await api.ask('PATCH', `/projects/${id}`, { body: { deploymentName: 'x'.repeat(63) } })).status, 200)
  })
})

describe('DELETE /projects/{projectId}', () => {
  it('takes the project down; its slug is free for its account, and for nobody else', async () => {
    const made = await create()
    const { status, body } = await api.ask('DELETE', `/projects/${made.id}`)
    deepEqual([status, body], [204, null])
    for (const method of ['GET', 'DELETE', 'PATCH'])
      equal((await api.ask(method, `/projects/${made.id}`)).status, 404, method)
    const { token } = await api.addPerson()
    const again = { body: { name: 'Again', slug: made.slug } }
    equal((await api.ask('POST', '/projects/', { ...again, token })).status, 409)
    equal((await api.ask('POST', '/projects/', again)).status, 201)
  })
})

describe('GET /projects/', () => {
  it('lists the projects of the account, newest first, in pages', async () => {
    const { token, account } = await api.addPerson()
    deepEqual((await api.ask('GET', '/projects/', { token })).body, [])
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) made.unshift((await api.hosting.addProject(account.id)).id)
    const seen: string[] = []
    const pages: number[] = []
    for (let path: string | null = '/projects?limit=2'; path !== null;) {
      const { headers, body } = await api.ask('GET', path, { token })
      pages.push(body.length)
      seen.push(...body.map(({ id }: { id: string }) => id))
      path = /^<http:\/\/127\.0\.0\.1:\d+(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null
    }
    deepEqual([seen, pages], [made, [2, 2, 1]])
  })
  it('refuses a limit or a cursor that is none, and what it does not know', async () => {
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'cursor=x',
      'cursor=',
      'cursor=99999999999999999999',
      'page=2',
      'limit=1&limit=2',
    ])
      equal((await api.ask('GET', `/projects/?${query}`)).status, 400, query)
  })
})

describe('what belongs to another account', () => {
  it('is not there: 404 for each path, and never in a list', async () => {
    const { token, account } = await api.addPerson()
    const project = await api.hosting.addProject(account.id)
    const { deploymentId } = await api.hosting.begin(project, account.id)
    const deployment = `/projects/slug/${project.slug}/deployments/${deploymentId}`
    const asked: readonly (readonly [string, string, object?])[] = [
      ['GET', `/projects/${project.id}`],
      ['PATCH', `/projects/${project.id}`, { name: 'Mine' }],
      ['DELETE', `/projects/${project.id}`],
      ['GET', `/projects/slug/${project.slug}`],
      ['GET', `/projects/slug/${project.slug}/deployments`],
      ['POST', `/projects/slug/${project.slug}/deployments`],
      ['GET', deployment],
      ['DELETE', deployment],
      ['POST', `${deployment}/files/batch`, { files: [] }],
      ['POST', `${deployment}/finalize`],
      ['POST', `${deployment}/promote`],
    ]
    const { token: stranger } = await api.addPerson()
    const nothing = await api.ask('GET', '/projects/prj_000000000000000000000000')
    for (const [method, path, body] of asked) {
      const answer = await api.ask(method, path, { token: stranger, ...(body === undefined ? {} : { body }) })
      deepEqual([answer.status, answer.body], [404, nothing.body], `${method} ${path}`)
    }
    deepEqual((await api.ask('GET', '/projects/', { token: stranger })).body, [])
    // A deployment of the account, by the slug of another of its projects.
    const other = await api.hosting.addProject(account.id)
    const path = `/projects/slug/${other.slug}/deployments/${deploymentId}`
    equal((await api.ask('GET', path, { token })).status, 404)
    ok((await api.ask('GET', deployment, { token })).status === 200)
  })
})
