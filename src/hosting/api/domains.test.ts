import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { Answer, HostingApi } from '../../../tests/run-hosting-api.ts'

let api: HostingApi
before(async () => {
  api = await runHostingApi({ quotas: { domainsOfProject: 3 } })
})
after(() => api[Symbol.asyncDispose]())

let made = 0

/** A project with a person of its own; what it asks begins at its domains. */
async function someone(token?: string): Promise<{
  token: string
  id: string
  ask: (method: string, path?: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
}> {
  const own = token ?? (await api.addPerson()).token
  made += 1
  const { id } = (await api.ask('POST', '/projects/', { token: own, body: { name: 'A', slug: `domains-${made}` } }))
    .body
  return {
    token: own,
    id,
    ask: (method, path = '', body, headers = {}) =>
      api.ask(method, `/projects/${id}/domains${path}`, {
        token: own,
        headers,
        ...(body === undefined ? {} : { body }),
      }),
  }
}

/** Adds a host, and writes its TXT and CNAME. */
async function addWritten(
  of: Awaited<ReturnType<typeof someone>>,
  hostname: string,
  pathPrefix = '/',
): Promise<string> {
  const { id } = (await of.ask('POST', '', { hostname, pathPrefix })).body
  const { body: records } = await of.ask('GET', `/${id}/verification`)
  api.dns.write(records.slice(0, 2))
  return id
}

describe('domains', () => {
  it('are added, shown with their records, verified and removed', async () => {
    const me = await someone()
    const added = await me.ask('POST', '', { hostname: 'WWW.First.example.' })
    equal(added.status, 201)
    const { id, createdAt, ...rest } = added.body
    match(id, /^dom_[0-9A-Za-z]{24}$/)
    match(createdAt, /Z$/)
    deepEqual(rest, {
      projectId: me.id,
      hostname: 'www.first.example',
      pathPrefix: '/',
      state: 'pending',
      verifiedAt: null,
      lastCheckedAt: null,
      problem: null,
      problemCode: null,
    })
    const looks = api.dns.looks.length
    const { body: records } = await me.ask('GET', `/${id}/verification`)
    equal(api.dns.looks.length, looks)
    const [txt, cname, ...addresses] = records
    const { value: challenge, ...restOfTxt } = txt
    match(challenge, /^token=[a-z2-7]{26} expiry=never$/)
    deepEqual(restOfTxt, {
      type: 'TXT',
      name: '_burin-challenge.www.first.example',
      purpose: 'ownership',
      found: [],
      ok: false,
    })
    match(cname.value, /^cname--[a-z2-7]{20}\.sites\.example$/)
    deepEqual(
      addresses.map(({ type, value, purpose }: Record<string, string>) => `${purpose} ${type} ${value}`),
      ['routing A 192.0.2.1', 'routing A 192.0.2.2', 'routing AAAA 2001:db8::1'],
    )
    const waiting = (await me.ask('POST', `/${id}/verify`)).body
    deepEqual([waiting.state, waiting.problemCode, waiting.verifiedAt], ['pending', 'txt_missing', null])
    match(waiting.lastCheckedAt, /Z$/)
    api.dns.write([txt, cname, { ...cname, name: 'elsewhere.example' }])
    const verified = await me.ask('POST', `/${id}/verify`)
    equal(verified.status, 200)
    deepEqual([verified.body.state, verified.body.problem, verified.body.problemCode], ['verified', null, null])
    match(verified.body.verifiedAt, /Z$/)
    const after = (await me.ask('GET', `/${id}/verification`)).body
    deepEqual(
      after.map(({ type, ok: isOk, found }: { type: string; ok: boolean; found: string[] }) => [
        type,
        isOk,
        found.length,
      ]),
      [
        ['TXT', true, 1],
        ['CNAME', true, 1],
        ['A', false, 0],
        ['A', false, 0],
        ['AAAA', false, 0],
      ],
    )
    deepEqual((await me.ask('GET')).body, [verified.body])
    equal((await me.ask('DELETE', `/${id}`)).status, 204)
    deepEqual((await me.ask('GET')).body, [])
    equal((await me.ask('DELETE', `/${id}`)).status, 404)
  })
  it('are routed by addresses where a CNAME cannot stand', async () => {
    const me = await someone()
    const { id } = (await me.ask('POST', '', { hostname: 'apex.example' })).body
    const { body: records } = await me.ask('GET', `/${id}/verification`)
    api.dns.write(records.filter(({ type }: { type: string }) => type === 'TXT' || type === 'A'))
    equal((await me.ask('POST', `/${id}/verify`)).body.state, 'verified')
  })
  it('are listed newest first, page by page, at most so many', async () => {
    const me = await someone()
    for (const name of ['a', 'b', 'c'])
      equal((await me.ask('POST', '', { hostname: `${name}.listed.example` })).status, 201)
    const refused = await me.ask('POST', '', { hostname: 'd.listed.example' })
    equal(refused.status, 409)
    match(refused.body.error, /3 domains of this project, of 3 .*Remove a domain/)
    const first = await me.ask('GET', '?limit=2')
    const names = ({ body }: Answer): string[] => body.map(({ hostname }: { hostname: string }) => hostname)
    deepEqual(names(first), ['c.listed.example', 'b.listed.example'])
    const [, next = ''] = /domains(\?[^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
    deepEqual(names(await me.ask('GET', next)), ['a.listed.example'])
  })
  it('are refused with what is wrong with them', async () => {
    const me = await someone()
    for (const [body, path, code] of [
      [{}, 'hostname', 'required'],
      [{ hostname: '*.example.com' }, 'hostname', 'bad-hostname'],
      [{ hostname: 'x.sites.example' }, 'hostname', 'reserved'],
      [{ hostname: 'co.uk' }, 'hostname', 'public-suffix'],
      [{ hostname: 'a.example', pathPrefix: 'docs' }, 'pathPrefix', 'bad-path'],
    ] as const) {
      const refused = await me.ask('POST', '', body)
      equal(refused.status, 400, JSON.stringify(body))
      deepEqual([refused.body.issues[0].path, refused.body.issues[0].code], [path, code])
    }
    equal((await me.ask('POST', '', { hostname: 'a.example', state: 'verified' })).status, 400)
    const again = { hostname: 'again.example', pathPrefix: '/docs' }
    equal((await me.ask('POST', '', again)).status, 201)
    const twice = await me.ask('POST', '', { hostname: 'AGAIN.example.', pathPrefix: '/docs/' })
    equal(twice.status, 409)
    match(twice.body.error, /This project has this host and path already/)
  })
  it('are added once for an Idempotency-Key', async () => {
    const me = await someone()
    const key = { 'idempotency-key': 'one-domain' }
    const first = await me.ask('POST', '', { hostname: 'once.example' }, key)
    const second = await me.ask('POST', '', { hostname: 'once.example' }, key)
    equal(second.status, 201)
    deepEqual(second.body, first.body)
    equal(second.headers.get('idempotency-replayed'), 'true')
  })
  it('are looked at five times a minute for an account, whichever they are', async () => {
    const me = await someone()
    const { id } = (await me.ask('POST', '', { hostname: 'often.example' })).body
    const other = (await me.ask('POST', '', { hostname: 'often-too.example' })).body.id
    for (const one of [id, other, id, other, id]) equal((await me.ask('POST', `/${one}/verify`)).status, 200)
    const refused = await me.ask('POST', `/${other}/verify`)
    equal(refused.status, 429)
    ok(Number(refused.headers.get('retry-after')) > 0)
    api.hosting.advance(61_000)
    equal((await me.ask('POST', `/${other}/verify`)).status, 200)
  })
  it('are not there for another account, nor in another project', async () => {
    const [me, other] = [await someone(), await someone()]
    const mine = await someone(me.token)
    const id = await addWritten(me, 'private.example')
    for (const path of [`/${id}`, `/${id}/verification`, `/${id}/verify`, '', '/dom_x/verification'])
      for (const asks of [other, mine]) {
        const method = path.endsWith('verify') ? 'POST' : path.endsWith(id) ? 'DELETE' : 'GET'
        const url = `/projects/${asks === other || path === '/dom_x/verification' ? me.id : mine.id}/domains${path}`
        const answer = await api.ask(method, url, { token: asks.token })
        if (path === '' && asks === mine) deepEqual(answer.body, [])
        else equal(answer.status, 404, `${method} ${url}`)
      }
    equal(
      (await api.ask('POST', `/projects/${me.id}/domains`, { token: other.token, body: { hostname: 'x.example' } }))
        .status,
      404,
    )
    equal((await me.ask('GET')).body.length, 1)
  })
})

describe('a host', () => {
  it('that somebody only claims blocks nobody', async () => {
    const [first, second] = [await someone(), await someone()]
    await first.ask('POST', '', { hostname: 'claimed.example' })
    const id = await addWritten(second, 'claimed.example')
    equal((await second.ask('POST', `/${id}/verify`)).body.state, 'verified')
    const [pending] = (await first.ask('GET')).body
    equal((await first.ask('POST', `/${pending.id}/verify`)).body.problemCode, 'txt_missing')
  })
  it('is one account’s at a time: the other is refused, also with records of its own', async () => {
    const [first, second, third] = [await someone(), await someone(), await someone()]
    const pending = await addWritten(second, 'taken.example')
    const id = await addWritten(first, 'taken.example')
    api.dns.erase('taken.example')
    const { body: records } = await first.ask('GET', `/${id}/verification`)
    api.dns.write([records[1]])
    equal((await first.ask('POST', `/${id}/verify`)).body.state, 'verified')
    for (const pathPrefix of ['/', '/docs']) {
      const refused = await third.ask('POST', '', { hostname: 'taken.example', pathPrefix })
      equal(refused.status, 409)
      equal(refused.body.issues[0].code, 'taken')
    }
    const theirs = (await second.ask('GET', `/${pending}/verification`)).body
    api.dns.erase('taken.example')
    api.dns.write([theirs[1]])
    const refused = (await second.ask('POST', `/${pending}/verify`)).body
    deepEqual([refused.state, refused.problemCode, refused.verifiedAt], ['pending', 'claimed', null])
    match(refused.problem, /Another account has verified this host/)
  })
  it('is shared by the projects of its account, each at a path of its own', async () => {
    const first = await someone()
    const second = await someone(first.token)
    const root = await addWritten(first, 'shared.example')
    equal((await first.ask('POST', `/${root}/verify`)).body.state, 'verified')
    equal((await second.ask('POST', '', { hostname: 'shared.example' })).status, 409)
    const docs = (await second.ask('POST', '', { hostname: 'shared.example', pathPrefix: '/docs' })).body.id
    equal((await second.ask('POST', `/${docs}/verify`)).body.state, 'verified')
    // Their records are the same.
    const of = async (asks: typeof first, id: string): Promise<string[]> =>
      (await asks.ask('GET', `/${id}/verification`)).body.map(({ value }: { value: string }) => value)
    deepEqual(await of(first, root), await of(second, docs))
  })
  it('at one path, claimed by two projects of an account, is that of the first to be verified', async () => {
    const first = await someone()
    const second = await someone(first.token)
    const one = await addWritten(first, 'both.example')
    const other = await addWritten(second, 'both.example')
    const states = await Promise.all([first.ask('POST', `/${one}/verify`), second.ask('POST', `/${other}/verify`)])
    deepEqual(states.map(({ body }) => String(body.state)).sort(), ['pending', 'verified'])
    match(states.find(({ body }) => body.state === 'pending')?.body.problem, /Another project of this account/)
  })
  it('of which two accounts have shown at once that it is their own goes to one of them', async () => {
    const [first, second] = [await someone(), await someone()]
    const ids = [await addWritten(first, 'www.race.example'), await addWritten(second, 'www.race.example')]
    // A CNAME has one value: that both lead there at once is what an attacker would need.
    const targets = [
      await first.ask('GET', `/${ids[0]}/verification`),
      await second.ask('GET', `/${ids[1]}/verification`),
    ]
    equal(new Set(targets.map(({ body }) => body[1].value)).size, 2)
    api.dns.erase('www.race.example', 'CNAME')
    api.dns.write([targets[0]?.body[2], targets[0]?.body[3]])
    const states = await Promise.all([first.ask('POST', `/${ids[0]}/verify`), second.ask('POST', `/${ids[1]}/verify`)])
    deepEqual(states.map(({ body }) => String(body.state)).sort(), ['pending', 'verified'])
    deepEqual(states.map(({ body }) => String(body.problemCode)).sort(), ['claimed', 'null'])
  })
  it('that was removed is held back from others for 30 days, and its account has it again at once', async () => {
    const [first, second] = [await someone(), await someone()]
    const waiting = await addWritten(second, 'www.held.example')
    api.dns.erase('www.held.example', 'CNAME')
    const id = await addWritten(first, 'www.held.example')
    const { body: records } = await first.ask('GET', `/${id}/verification`)
    equal((await first.ask('POST', `/${id}/verify`)).body.state, 'verified')
    equal((await first.ask('DELETE', `/${id}`)).status, 204)
    const { body: theirs } = await second.ask('GET', `/${waiting}/verification`)
    api.dns.erase('www.held.example')
    api.dns.write([theirs[2]])
    equal((await second.ask('POST', `/${waiting}/verify`)).body.problemCode, 'claimed')
    equal((await second.ask('POST', '', { hostname: 'www.held.example', pathPrefix: '/other' })).status, 409)
    // The same records do.
    const again = (await first.ask('POST', '', { hostname: 'www.held.example' })).body.id
    deepEqual(
      (await first.ask('GET', `/${again}/verification`)).body.map(({ value }: { value: string }) => value),
      records.map(({ value }: { value: string }) => value),
    )
    equal((await first.ask('POST', `/${again}/verify`)).body.state, 'verified')
    equal((await first.ask('DELETE', `/${again}`)).status, 204)
    api.hosting.advance(30 * 86_400_000 - 1000)
    equal((await second.ask('POST', `/${waiting}/verify`)).body.problemCode, 'claimed')
    api.hosting.advance(1000)
    equal((await second.ask('POST', `/${waiting}/verify`)).body.state, 'verified')
  })
  it('of a deleted project is held back like one that was removed', async () => {
    const [first, second] = [await someone(), await someone()]
    const waiting = await addWritten(second, 'deleted.example')
    api.dns.erase('deleted.example')
    const id = await addWritten(first, 'deleted.example')
    equal((await first.ask('POST', `/${id}/verify`)).body.state, 'verified')
    equal((await api.ask('DELETE', `/projects/${first.id}`, { token: first.token })).status, 204)
    const rows = await api.hosting.deps.database.query('select id from domain where hostname = $1', ['deleted.example'])
    equal(rows.length, 1)
    const { body: theirs } = await second.ask('GET', `/${waiting}/verification`)
    api.dns.erase('deleted.example')
    api.dns.write([theirs[2]])
    equal((await second.ask('POST', `/${waiting}/verify`)).body.problemCode, 'claimed')
    const mine = await someone(first.token)
    equal((await mine.ask('POST', '', { hostname: 'deleted.example' })).status, 201)
  })
})
