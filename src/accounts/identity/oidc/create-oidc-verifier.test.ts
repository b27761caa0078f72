import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import type { GenerateKeyPairResult, JWTPayload } from 'jose'
import { createOidcVerifier } from './create-oidc-verifier.ts'
import type { OidcAnswer, OidcVerifier } from './oidc-verifier.ts'

const NOW_SECONDS = 1_800_000_000
const audience = 'https://burin.example'

/** A key of the provider, by the name it has in its list. */
interface Key extends GenerateKeyPairResult {
  readonly kid: string
  readonly alg: string
}
const makeKey = async (kid: string, alg = 'ES256'): Promise<Key> => ({
  ...(await generateKeyPair(alg, { extractable: true })),
  kid,
  alg,
})

/** What the provider serves now; a test may change it. */
const provider = { keys: [] as Key[], withKid: true, isDown: false, discovery: {} as object, asked: [] as string[] }
let issuer: string
let first: Key
let second: Key
let rsa: Key
const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

before(async () => {
  ;[first, second, rsa] = await Promise.all([makeKey('first'), makeKey('second'), makeKey('rsa', 'RS256')])
  const http = createServer((request, response) => {
    void (async () => {
      provider.asked.push(request.url ?? '')
      if (provider.isDown) return void response.writeHead(500).end('{}')
      const asJwk = async (key: Key): Promise<object> => ({
        ...(await exportJWK(key.publicKey)),
        ...(provider.withKid ? { kid: key.kid } : {}),
        alg: key.alg,
      })
      const isKeys = request.url === '/realm/keys'
      const body = isKeys ? { keys: await Promise.all(provider.keys.map(asJwk)) } : provider.discovery
      response.end(JSON.stringify(body))
    })()
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  stack.defer(() => {
    http.closeAllConnections()
    http.close()
  })
  issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}/realm`
})
beforeEach(() => {
  const discovery = { issuer, jwks_uri: `${issuer}/keys` }
  Object.assign(provider, { keys: [first, rsa], withKid: true, isDown: false, discovery, asked: [] })
})

let nowMs = 0
const verifier = (): OidcVerifier => {
  nowMs = NOW_SECONDS * 1000
  return createOidcVerifier({ issuer, audience, now: () => nowMs })
}
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: audience,
  sub: 'user-7',
  exp: NOW_SECONDS + 300,
  ...more,
})
const sign = (key: Key, payload: JWTPayload, header: object = { kid: key.kid }): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: key.alg, ...header }).sign(key.privateKey)
const kindOf = async (answer: Promise<OidcAnswer>): Promise<string> => (await answer).kind

describe('a verifier of JWTs', () => {
  it('takes what the provider signed for us, by any of its keys', async () => {
    const verify = verifier()
    const person = { kind: 'person', issuer, subject: 'user-7', email: null }
    deepEqual(await verify(await sign(first, claims())), person)
    deepEqual(await verify(await sign(rsa, claims({ aud: ['other', audience] }))), person)
    deepEqual(provider.asked, ['/realm/.well-known/openid-configuration', '/realm/keys'])
  })

  it('takes an address only when the provider says that it is verified', async () => {
    const verify = verifier()
    const emailOf = async (more: JWTPayload): Promise<unknown> => {
      const answer = await verify(await sign(first, claims(more)))
      return answer.kind === 'person' ? answer.email : answer.kind
    }
    equal(await emailOf({ email: 'Ada@Example.com', email_verified: true }), 'ada@example.com')
    equal(await emailOf({ email: 'ada@example.com', email_verified: false }), null)
    equal(await emailOf({ email: 'ada@example.com' }), null)
    equal(await emailOf({ email: 'ada@example.com', email_verified: 'true' }), null)
    equal(await emailOf({ email: 'not an address', email_verified: true }), null)
    equal(await emailOf({ email: ['ada@example.com'], email_verified: true }), null)
  })

  it('takes no other audience, issuer, subject or algorithm', async () => {
    const verify = verifier()
    const secret = new TextEncoder().encode(await exportSPKI(rsa.publicKey))
    const confused = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'rsa' }).sign(secret)
    const unsigned = new UnsecuredJWT(claims()).encode()
    const good = await sign(first, claims())
    const cases: Record<string, string> = {
      'another audience': await sign(first, claims({ aud: 'other' })),
      'no audience': await sign(first, { iss: issuer, sub: 'user-7', exp: NOW_SECONDS + 300 }),
      'another issuer': await sign(first, claims({ iss: `${issuer}/` })),
      'no subject': await sign(first, { iss: issuer, aud: audience, exp: NOW_SECONDS + 300 }),
      'an empty subject': await sign(first, claims({ sub: '' })),
      'a subject that cannot be stored': await sign(first, claims({ sub: 'a\u0000b' })),
      'a subject that is too long': await sign(first, claims({ sub: 'x'.repeat(256) })),
      'no expiry': await sign(first, { iss: issuer, aud: audience, sub: 'user-7' }),
      'the public key as a shared one': confused,
      'no signature': unsigned,
      'a signature that was cut off': good.replace(/[^.]*$/, ''),
      'a key of somebody else by the name of theirs': await sign(second, claims(), { kid: 'first' }),
      'another header than was signed': `${Buffer.from('{"alg":"RS256","kid":"rsa"}').toString('base64url')}${good.slice(good.indexOf('.'))}`,
      'no token': 'a.b.c',
      nothing: '',
      'a token that is too long': await sign(first, claims({ more: 'x'.repeat(9000) })),
    }
    for (const [name, jwt] of Object.entries(cases)) equal(await kindOf(verify(jwt)), 'bad', name)
    equal(await kindOf(verify(good)), 'person')
  })

  it('asks the provider nothing for a token that is none of theirs by its own words', async () => {
    const verify = verifier()
    equal(await kindOf(verify(await sign(second, claims({ iss: 'https://other.example' })))), 'bad')
    equal(await kindOf(verify(new UnsecuredJWT(claims()).encode())), 'bad')
    deepEqual(provider.asked, [])
  })

  it('lets clocks differ by a minute, and not by more', async () => {
    const verify = verifier()
    equal(await kindOf(verify(await sign(first, claims({ exp: NOW_SECONDS - 59 })))), 'person')
    equal(await kindOf(verify(await sign(first, claims({ exp: NOW_SECONDS - 60 })))), 'bad')
    equal(await kindOf(verify(await sign(first, claims({ nbf: NOW_SECONDS + 60 })))), 'person')
    equal(await kindOf(verify(await sign(first, claims({ nbf: NOW_SECONDS + 61 })))), 'bad')
  })

  it('finds the right key when tokens do not say which', async () => {
    provider.withKid = false
    provider.keys = [first, second]
    const verify = verifier()
    equal(await kindOf(verify(await sign(second, claims(), {}))), 'person')
    equal(await kindOf(verify(await sign(await makeKey('third'), claims(), {}))), 'bad')
    equal(await kindOf(verify(await sign(second, claims({ aud: 'other' }), {}))), 'bad')
  })

  it('learns a new key of the provider, but asks at most once in half a minute', async (context) => {
    // The library that keeps the keys reads the clock by itself.
    context.mock.timers.enable({ apis: ['Date'], now: NOW_SECONDS * 1000 })
    const verify = verifier()
    equal(await kindOf(verify(await sign(first, claims()))), 'person')
    provider.keys = [second]
    for (let i = 0; i < 5; i += 1) equal(await kindOf(verify(await sign(second, claims()))), 'bad')
    equal(provider.asked.length, 2)
    context.mock.timers.setTime(NOW_SECONDS * 1000 + 31_000)
    equal(await kindOf(verify(await sign(second, claims()))), 'person')
    equal(await kindOf(verify(await sign(first, claims()))), 'bad')
    equal(provider.asked.length, 3)
  })
})

describe('a provider that fails', () => {
  it('is away, which is not the fault of the token, and is asked again 5 s later', async () => {
    provider.isDown = true
    const verify = verifier()
    const jwt = await sign(first, claims())
    const answer = await verify(jwt)
    ok(answer.kind === 'away')
    match(answer.problem, /status 500/)
    provider.isDown = false
    nowMs += 4999
    equal(await kindOf(verify(jwt)), 'away')
    equal(provider.asked.length, 1)
    nowMs += 1
    equal(await kindOf(verify(jwt)), 'person')
  })

  it('is away when only its keys cannot be had', async () => {
    provider.discovery = { issuer, jwks_uri: 'http://127.0.0.1:1/keys' }
    equal(await kindOf(verifier()(await sign(first, claims()))), 'away')
    provider.discovery = { issuer, jwks_uri: `${issuer}/discovery-again` }
    equal(await kindOf(verifier()(await sign(first, claims()))), 'away')
  })

  it('is not believed when its document is that of another, or its keys come unprotected', async () => {
    const documents = [{ issuer: `${issuer}/`, jwks_uri: `${issuer}/keys` }, { issuer }, {}, [], null]
    for (const discovery of [...documents, { issuer, jwks_uri: 'http://keys.example/' }]) {
      provider.discovery = discovery as object
      equal(await kindOf(verifier()(await sign(first, claims()))), 'away', JSON.stringify(discovery))
    }
  })

  it('is asked once by many tokens at a time', async () => {
    const verify = verifier()
    const jwt = await sign(first, claims())
    const all = await Promise.all(Array.from({ length: 20 }, () => kindOf(verify(jwt))))
    deepEqual([...new Set(all)], ['person'])
    equal(provider.asked.length, 2)
  })

  it('does no harm after an hour, when its document is read again in vain', async () => {
    const verify = verifier()
    equal(await kindOf(verify(await sign(first, claims()))), 'person')
    provider.isDown = true
    nowMs += 3_600_001
    const later = claims({ exp: NOW_SECONDS + 7200 })
    equal(await kindOf(verify(await sign(first, later))), 'person')
    equal(provider.asked.length, 3)
  })
})
