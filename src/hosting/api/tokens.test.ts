import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { clockedLimiter } from '../../../tests/identity-desk.ts'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { Answer, HostingApi } from '../../../tests/run-hosting-api.ts'
import { createAdmit } from './admit.ts'

const DAY_MS = 86_400_000

let api: HostingApi
before(async () => {
  api = await runHostingApi()
})
after(() => api[Symbol.asyncDispose]())

const create = (body: unknown, token?: string): Promise<Answer> =>
  api.ask('POST', '/account/tokens', { body, ...(token === undefined ? {} : { token }) })

describe('POST /account/tokens', () => {
  it('makes a token that deploys, and shows it once', async () => {
    const { status, headers, body } = await create({ name: 'Build server', days: 30 })
    equal(status, 201)
    equal(headers.get('cache-control'), 'no-store')
    match(body.token, /^burin_token_[0-9A-Za-z]{43}$/)
    const now = api.hosting.deps.now()
    const { token, ...shown } = body
    deepEqual(shown, {
      id: body.id,
      name: 'Build server',
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 30 * DAY_MS).toISOString(),
      lastUsedAt: null,
    })
    const project = { name: 'By CI', slug: 'made-by-ci' }
    equal((await api.ask('POST', '/projects/', { token, body: project })).status, 201)
    equal((await api.ask('GET', '/projects/slug/made-by-ci')).status, 200)
    const list = await api.ask('GET', '/account/tokens')
    // Told by the hour, and never before it was made.
    deepEqual(list.body, [{ ...shown, lastUsedAt: shown['createdAt'] }])
    ok(!api.log.join('').includes(token))
  })
  it('takes 1 to 365 days, 90 unless told otherwise, and a name that is a text', async () => {
    const { token } = await api.addPerson()
    const daysOf = ({ body }: Answer): number => (Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / DAY_MS
    equal(daysOf(await create({ name: 'a' }, token)), 90)
    for (const days of [1, 365]) equal(daysOf(await create({ name: 'x'.repeat(100), days }, token)), days)
    for (const days of [0, 366, 1.5, '30', null]) {
      const { status, body } = await create({ name: 'a', days }, token)
      deepEqual([status, body.issues[0].path], [400, 'days'], String(days))
    }
    for (const name of ['', ' ', 'x'.repeat(101), 'a\nb', 7]) {
      const { status, body } = await create({ name }, token)
      deepEqual([status, body.issues[0].path], [400, 'name'], String(name))
    }
  })
  it('makes twenty for an account, and says what makes room', async () => {
    const { token } = await api.addPerson()
    for (let made = 0; made < 20; made += 1) equal((await create({ name: `${made}` }, token)).status, 201)
    const { status, body } = await create({ name: 'one more' }, token)
    deepEqual(
      [status, body.error],
      [409, 'This account has 20 tokens, of 20 that it may have. Revoke one that nothing uses any more.'],
    )
    const [last] = (await api.ask('GET', '/account/tokens', { token })).body
    await api.ask('DELETE', `/account/tokens/${last.id}`, { token })
    equal((await create({ name: 'one more' }, token)).status, 201)
  })
  it('keeps no secret for an Idempotency-Key: each request makes a token of its own', async () => {
    const { token } = await api.addPerson()
    const asked = { token, body: { name: 'a' }, headers: { 'idempotency-key': 'a' } }
    const first = await api.ask('POST', '/account/tokens', asked)
    const second = await api.ask('POST', '/account/tokens', asked)
    ok(first.body.token !== second.body.token)
    const kept = await api.hosting.deps.database.query('select answer::text from kept_answer')
    ok(!JSON.stringify(kept).includes('burin_token_'))
  })
})

describe('DELETE /account/tokens/{tokenId}', () => {
  it('refuses the token from then on, in every process', async () => {
    const { database, now, random } = api.hosting.deps
    const policy = { name: 'a', quota: 100, windowSeconds: 60 }
    const elsewhere = createAdmit({
      identity: { database, now, random, oidc: null },
      limiter: clockedLimiter(now),
      policies: { calls: policy, wrongTokens: policy },
      apiUrl: () => api.baseUrl,
    })
    const { body: made } = await create({ name: 'To be revoked' })
    const ask = async (): Promise<string> => {
      const request = { authorization: [`Bearer ${made.token}`], network: '192.0.2.1' } as never
      return elsewhere(request, () => undefined).then(
        ({ isPerson }) => `in ${isPerson}`,
        (error: Error) => error.message,
      )
    }
    equal(await ask(), 'in false')
    equal((await api.ask('DELETE', `/account/tokens/${made.id}`)).status, 204)
    match(await ask(), /is not valid: it is unknown, over, revoked/)
    equal((await api.ask('GET', '/projects/', { token: made.token })).status, 401)
    equal((await api.ask('DELETE', `/account/tokens/${made.id}`)).status, 404)
  })
  it('answers 404 for what is not there, also where another account has it', async () => {
    const { token } = await api.addPerson()
    const { body: theirs } = await create({ name: 'Mine' })
    for (const id of [theirs.id, 'tok_000000000000000000000000', 'x', '%00']) {
      const { status, body } = await api.ask('DELETE', `/account/tokens/${id}`, { token })
      deepEqual(
        [status, body.error],
        [404, 'This account has no such token. `GET /account/tokens` lists those it has.'],
        id,
      )
    }
    deepEqual((await api.ask('GET', '/account/tokens', { token })).body, [])
    equal((await api.ask('GET', '/projects/', { token: theirs.token })).status, 200)
  })
})

describe('a token for CI', () => {
  it('neither makes nor revokes tokens: that takes a person, and the refusal says so', async () => {
    const { body: made } = await create({ name: 'CI' })
    const { token } = made
    for (const { status, headers, body } of [
      await create({ name: 'More' }, token),
      await api.ask('DELETE', `/account/tokens/${made.id}`, { token }),
    ]) {
      equal(status, 401)
      match(body.error, /Sign in yourself \(`burin login`\)/)
      match(headers.get('www-authenticate') ?? '', /resource_metadata=".*", error="insufficient_user_authentication"/)
    }
    equal((await api.ask('GET', '/account/tokens', { token })).status, 200)
    equal((await api.ask('GET', '/account/limits', { token })).status, 200)
  })
  it('is told when it was over', async () => {
    await using own = await runHostingApi()
    const { body: made } = await own.ask('POST', '/account/tokens', { body: { name: 'Old', days: 1 } })
    own.hosting.advance(DAY_MS)
    const { status, headers, body } = await own.ask('GET', '/projects/', { token: made.token })
    equal(status, 401)
    match(body.error, new RegExp(`^This token was good until ${made.expiresAt}\\. Make another`))
    match(headers.get('www-authenticate') ?? '', /error="invalid_token"/)
  })
  it('can be made by somebody whom another identity provider vouches for', async () => {
    const person = { kind: 'person', issuer: 'https://login.example', subject: '7', email: null } as const
    await using own = await runHostingApi({ oidc: async () => person })
    const { status, body } = await own.ask('POST', '/account/tokens', { token: 'a.b.c', body: { name: 'CI' } })
    equal(status, 201)
    equal((await own.ask('GET', '/projects/', { token: body.token })).status, 200)
    equal((await own.ask('GET', '/account/tokens', { token: 'a.b.c' })).body.length, 1)
  })
})
