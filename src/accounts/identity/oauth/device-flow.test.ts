import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import * as oauth from 'oauth4webapi'
import { openIdentityDesk } from '../../../../tests/identity-desk.ts'
import type { IdentityDesk } from '../../../../tests/identity-desk.ts'
import { answerDevice } from '../answer-device.ts'
import { findDevice } from '../find-device.ts'
import { findSession } from '../find-session.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { pollDevice } from '../poll-device.ts'
import type { Session } from '../session.ts'
import { authorizationServerMetadata } from './authorization-server-metadata.ts'
import { deviceAuthorizationAnswer } from './device-authorization-answer.ts'
import type { OAuthAnswer } from './oauth-answer.ts'
import { revocationAnswer } from './revocation-answer.ts'
import { tokenAnswer } from './token-answer.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let desk: IdentityDesk
let deps: IdentityDeps
let server: oauth.AuthorizationServer
let session: Session
const client: oauth.Client = { client_id: 'burin-cli' }
// Only so does the library speak to a server without a certificate.
const plain = { [oauth.allowInsecureRequests]: true }

before(async () => {
  desk = stack.use(await openIdentityDesk())
  const baseUrl = await serveIdentity()
  deps = { ...desk.deps, baseUrl: () => baseUrl }
  const issuer = new URL(`${baseUrl}/identity`)
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...plain })
  server = await oauth.processDiscoveryResponse(issuer, found)
  ;({ session } = await desk.signIn('ada@example.com'))
})

/** The endpoints as routes make them: a form in, the answer out. Gives the base URL. */
async function serveIdentity(): Promise<string> {
  const answers: Record<string, (form: URLSearchParams) => Promise<OAuthAnswer>> = {
    '/identity/device-authorization': (form) => deviceAuthorizationAnswer(deps, { form, network: '192.0.2.7' }),
    '/identity/token': (form) => tokenAnswer(deps, { form, network: '192.0.2.7' }),
    '/identity/revoke': (form) => revocationAnswer(deps, { form }),
    '/.well-known/oauth-authorization-server/identity': async () => ({
      status: 200,
      headers: {},
      body: authorizationServerMetadata(deps),
    }),
  }
  const http = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request))
      const answer = await answers[request.url ?? '']?.(form)
      const type = answer?.body ? { 'content-type': 'application/json' } : {}
      response.writeHead(answer?.status ?? 404, { ...answer?.headers, ...type })
      response.end(answer?.body ? JSON.stringify(answer.body) : undefined)
    })()
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  stack.defer(() => {
    http.closeAllConnections()
    http.close()
  })
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

async function begin(): Promise<oauth.DeviceAuthorizationResponse> {
  const response = await oauth.deviceAuthorizationRequest(server, client, oauth.None(), {}, plain)
  return await oauth.processDeviceAuthorizationResponse(server, client, response)
}

async function poll({ device_code }: { device_code: string }): Promise<oauth.TokenEndpointResponse> {
  const response = await oauth.deviceCodeGrantRequest(server, client, oauth.None(), device_code, plain)
  equal(response.headers.get('cache-control'), 'no-store')
  return await oauth.processDeviceCodeResponse(server, client, response)
}

const answer = async (userCode: string, approve: boolean): Promise<string> =>
  (await answerDevice(deps, { userCode, account: session.account, approve })).kind
const refusedWith =
  (error: string, status = 400) =>
  (thrown: unknown): boolean => {
    ok(thrown instanceof oauth.ResponseBodyError, String(thrown))
    deepEqual([thrown.error, thrown.status], [error, status])
    return true
  }

describe('the device flow, by a client of others', () => {
  it('ends with a token that is a session, when it is approved', async () => {
    const begun = await begin()
    deepEqual([begun.expires_in, begun.interval], [600, 5])
    equal(begun.verification_uri, `${deps.baseUrl()}/device`)
    match(begun.user_code, /^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    await rejects(poll(begun), refusedWith('authorization_pending'))

    const seen = await findDevice(deps, { userCode: begun.user_code, account: session.account, network: '192.0.2.9' })
    deepEqual(seen, { kind: 'pending', clientId: 'burin-cli', since: new Date(deps.now()), network: '192.0.2.7' })
    equal(await answer(begun.user_code, true), 'answered')
    desk.advance(5000)
    const granted = await poll(begun)
    deepEqual([granted.token_type, granted.expires_in], ['bearer', 90 * 86_400])
    const found = await findSession(deps, granted.access_token)
    deepEqual([found?.kind, found?.account, found?.label], ['token', session.account, 'burin-cli'])

    desk.advance(5000)
    await rejects(poll(begun), refusedWith('invalid_grant'))
    const revoked = await oauth.revocationRequest(server, client, oauth.None(), granted.access_token, plain)
    await oauth.processRevocationResponse(revoked)
    equal(await findSession(deps, granted.access_token), null)
  })

  it('ends with a refusal when it is turned down', async () => {
    const begun = await begin()
    equal(await answer(begun.user_code, false), 'answered')
    await rejects(poll(begun), refusedWith('access_denied'))
  })

  it('waits five seconds longer for good after each time that it was too soon', async () => {
    const begun = await begin()
    await rejects(poll(begun), refusedWith('authorization_pending'))
    desk.advance(4000)
    await rejects(poll(begun), refusedWith('slow_down'))
    desk.advance(9000)
    await rejects(poll(begun), refusedWith('slow_down'))
    desk.advance(15_000)
    await rejects(poll(begun), refusedWith('authorization_pending'))
    equal(await answer(begun.user_code, true), 'answered')
    desk.advance(14_000)
    await rejects(poll(begun), refusedWith('slow_down'))
    desk.advance(20_000)
    equal((await poll(begun)).token_type, 'bearer')
  })

  it('is over after ten minutes and not before', async () => {
    const [inTime, late] = [await begin(), await begin()]
    desk.advance(599_999)
    await rejects(poll(inTime), refusedWith('authorization_pending'))
    equal(await answer(inTime.user_code, true), 'answered')
    desk.advance(1)
    await rejects(poll(late), refusedWith('expired_token'))
    equal(await answer(late.user_code, true), 'gone')
    equal(await findDevice(deps, { userCode: late.user_code, account: session.account, network: 'a' }), null)
    // An approval does not make it last longer.
    await rejects(poll(inTime), refusedWith('expired_token'))
  })

  it('hands out one token when twenty ask at once', async () => {
    const begun = await begin()
    await answer(begun.user_code, true)
    const of = { deviceCode: begun.device_code, clientId: 'burin-cli' }
    const all = await Promise.all(Array.from({ length: 20 }, () => pollDevice(deps, of)))
    equal(all.filter(({ kind }) => kind === 'granted').length, 1)
  })
})

describe('a device code that was made up', () => {
  const post = (device_code: string, network: string, through = deps): Promise<OAuthAnswer> => {
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
    const form = new URLSearchParams({ client_id: 'burin-cli', grant_type, device_code })
    return tokenAnswer(through, { form, network })
  }
  const invented = 'x'.repeat(43)

  it('costs the database one read, and no transaction', async () => {
    const asked: string[] = []
    const database = {
      query: async <Row extends object>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]> => {
        asked.push(statement)
        return deps.database.query<Row>(statement, values)
      },
      transaction: () => Promise.reject(new Error('a transaction')),
    }
    equal((await post(invented, 'one read', { ...deps, database })).status, 400)
    equal(asked.length, 1)
    match(asked[0] ?? '', /^select 1 /)
  })

  it('may be sent sixty times in ten minutes from a network, which keeps nobody from its token', async () => {
    const begun = await begin()
    equal(await answer(begun.user_code, true), 'answered')
    for (let i = 0; i < 60; i += 1) equal((await post(invented, 'inventive')).status, 400)
    const limited = await post(invented, 'inventive')
    deepEqual([limited.status, limited.body?.['error']], [429, 'temporarily_unavailable'])
    equal(limited.headers['retry-after'], '600')
    equal((await post(invented, 'another')).status, 400)
    equal((await post(begun.device_code, 'inventive')).status, 200)
  })
})

describe('a user code', () => {
  it('is taken in any case, with or without hyphen and space, and stands once it is answered', async () => {
    const { user_code: code } = await begin()
    const { account } = session
    const spellings = [code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `, code.replace('-', '–')]
    for (const userCode of spellings)
      equal((await findDevice(deps, { userCode, account, network: 'spelling' }))?.kind, 'pending', userCode)
    equal(await answer(code.toLowerCase().replace('-', ''), false), 'answered')
    equal(await answer(code, true), 'gone')
    equal(await findDevice(deps, { userCode: code, account, network: 'spelling' }), null)
  })

  it('is answered once by two at a time', async () => {
    const { user_code: code } = await begin()
    deepEqual((await Promise.all([answer(code, true), answer(code, false)])).sort(), ['answered', 'gone'])
  })

  it('can be guessed at twenty times an hour by an account, by looking and answering together', async () => {
    const { account } = (await desk.signIn('guesses@example.com')).session
    for (let i = 0; i < 10; i += 1) {
      equal(await findDevice(deps, { userCode: 'BCDF-GHJK', account, network: `n${i}` }), null)
      equal((await answerDevice(deps, { userCode: 'BCDF-GHJK', account, approve: true })).kind, 'gone')
    }
    const limited = { kind: 'limited', retryAfterSeconds: 3600, policy: 'user-codes-of-account' }
    deepEqual(await findDevice(deps, { userCode: 'BCDF-GHJK', account, network: 'n' }), limited)
    deepEqual(await answerDevice(deps, { userCode: 'BCDF-GHJK', account, approve: true }), limited)
    // What cannot be a code costs nothing.
    equal(await findDevice(deps, { userCode: 'AEIO-UYAE', account, network: 'n' }), null)
    desk.advance(3_600_000)
    equal(await findDevice(deps, { userCode: 'BCDF-GHJK', account, network: 'n' }), null)
  })
})

describe('the endpoints refuse', () => {
  const errorOf = (made: OAuthAnswer): unknown => [made.status, made.body?.['error']]
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
  const device_code = 'x'.repeat(43)

  it('a token request that RFC 6749 and 8628 refuse', async () => {
    const cases: [string, string][] = [
      ['', 'invalid_request'],
      [`grant_type=${grant_type}&device_code=${device_code}`, 'invalid_request'],
      [`grant_type=${grant_type}&device_code=${device_code}&client_id=`, 'invalid_request'],
      [`grant_type=${grant_type}&device_code=${device_code}&client_id=other`, 'invalid_client'],
      [`client_id=burin-cli&device_code=${device_code}`, 'invalid_request'],
      [`client_id=burin-cli&grant_type=password`, 'unsupported_grant_type'],
      [`client_id=burin-cli&grant_type=${grant_type}`, 'invalid_request'],
      [`client_id=burin-cli&grant_type=${grant_type}&device_code=`, 'invalid_request'],
      [`client_id=burin-cli&grant_type=${grant_type}&device_code=short`, 'invalid_grant'],
      [`client_id=burin-cli&grant_type=${grant_type}&device_code=${device_code}`, 'invalid_grant'],
      [
        `client_id=burin-cli&client_id=burin-cli&grant_type=${grant_type}&device_code=${device_code}`,
        'invalid_request',
      ],
      [`client_id=burin-cli&grant_type=${grant_type}&device_code=${device_code}&a=1&a=2`, 'invalid_request'],
    ]
    for (const api of [
      'https://other.example',
      'https://api.burin.example/v2',
      'https://API.burin.example',
      'no address',
    ])
      cases.push(
        [`client_id=burin-cli&grant_type=${grant_type}&device_code=${device_code}&resource=${api}`, 'invalid_target'],
        [`client_id=burin-cli&resource=https://api.burin.example&resource=${api}`, 'invalid_target'],
      )
    for (const [form, error] of cases)
      deepEqual(
        errorOf(await tokenAnswer(deps, { form: new URLSearchParams(form), network: 'refused' })),
        [400, error],
        form,
      )
  })

  it('a device authorization without the client, and one too many', async () => {
    const of = (form: string): Promise<OAuthAnswer> =>
      deviceAuthorizationAnswer(deps, { form: new URLSearchParams(form), network: 'one too many' })
    deepEqual(errorOf(await of('')), [400, 'invalid_request'])
    deepEqual(errorOf(await of('client_id=other')), [400, 'invalid_client'])
    deepEqual(errorOf(await of('client_id=burin-cli&client_id=burin-cli')), [400, 'invalid_request'])
    deepEqual(errorOf(await of('client_id=burin-cli&scope=all')), [400, 'invalid_scope'])
    for (let i = 0; i < 20; i += 1) equal((await of('client_id=burin-cli&scope=')).status, 200)
    const limited = await of('client_id=burin-cli')
    deepEqual(errorOf(limited), [429, 'temporarily_unavailable'])
    equal(limited.headers['retry-after'], '600')
  })

  it('a device authorization for an API at which no token of ours is good, and for no other', async () => {
    const of = async (form: string, resources: string[] | null = ['https://api.burin.example']): Promise<unknown> => {
      const deps_ = { ...deps, resources: () => resources }
      const parameters = new URLSearchParams(`client_id=burin-cli&${form}`)
      return (await deviceAuthorizationAnswer(deps_, { form: parameters, network: form })).body?.['error']
    }
    equal(await of('resource=https://other.example'), 'invalid_target')
    equal(await of('resource=https://api.burin.example&resource=https://other.example'), 'invalid_target')
    for (const form of [
      'resource=',
      'resource=https://api.burin.example',
      'resource=https://api.burin.example/&resource=',
    ])
      equal(await of(form), undefined, form)
    equal(await of('resource=https://other.example', null), undefined)
    deepEqual(
      [null, ['https://api.burin.example']].map(
        (resources) => authorizationServerMetadata({ ...deps, resources: () => resources })['protected_resources'],
      ),
      [undefined, ['https://api.burin.example']],
    )
  })

  it('a revocation without a token, but no token that nobody knows', async () => {
    const of = (form: string): Promise<OAuthAnswer> => revocationAnswer(deps, { form: new URLSearchParams(form) })
    deepEqual(errorOf(await of('client_id=burin-cli')), [400, 'invalid_request'])
    deepEqual(errorOf(await of('token=x')), [400, 'invalid_request'])
    deepEqual(errorOf(await of('client_id=burin-cli&token=x&token_type_hint=made_up')), [200, undefined])
  })
})
