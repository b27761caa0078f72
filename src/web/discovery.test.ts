/** What OAuth clients and programs find out by themselves, asked with a client that holds the RFCs' rules. */
import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import * as oauth from 'oauth4webapi'
import { runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'
import { metadataPath } from './protected-resource.ts'
import { ROUTES } from '../icons/routes.ts'
import { DOCUMENTS } from './documents.ts'

const overHttp = { [oauth.allowInsecureRequests]: true }

describe('discovery', () => {
  let service: IconsService
  /** What the service calls itself; it listens there too. */
  let baseUrl: string
  before(async () => {
    service = await runIconsService()
    baseUrl = `http://localhost:${service.port}`
  })
  after(async () => service.stop())

  async function resourceAt(address: string): Promise<oauth.ResourceServer> {
    const resource = new URL(address)
    return oauth.processResourceDiscoveryResponse(resource, await oauth.resourceDiscoveryRequest(resource, overHttp))
  }

  describe('GET /.well-known/oauth-protected-resource', () => {
    it('describes the whole service, the API and the draw operation, each under its own address', async () => {
      for (const path of ['', '/api/v1', '/api/v1/icons']) {
        deepEqual(await resourceAt(`${baseUrl}${path}`), {
          resource: `${baseUrl}${path}`,
          authorization_servers: [baseUrl],
          scopes_supported: ['icons:draw'],
          bearer_methods_supported: ['header'],
          resource_documentation: `${baseUrl}/docs`,
          resource_name: 'Burin icon drawing',
        })
      }
    })
    it('has nothing about a resource that is not there', async () => {
      await rejects(resourceAt(`${baseUrl}/api/v2`), /unexpected HTTP status code/)
    })
    it('is in routes.ts for every operation that asks for a key', () => {
      const paths = DOCUMENTS.map((route) => route.path)
      const asking = ROUTES.filter((route) => route.auth === 'caller')
      ok(asking.length > 0)
      for (const route of asking) ok(paths.includes(metadataPath(route.path)), route.path)
    })
    it('names the public address where one is set', async () => {
      const behind = await runIconsService({}, { BURIN_BASE_URL: 'https://icons.example.com/' })
      const response = await fetch(`${behind.baseUrl}/.well-known/oauth-protected-resource`)
      const { resource } = (await response.json()) as { resource: string }
      equal(resource, 'https://icons.example.com')
      await behind.stop()
    })
  })

  describe('a 401', () => {
    it('leads to metadata that its reader may use: its resource is the address that was asked', async () => {
      const asked = `${baseUrl}/api/v1/icons`
      for (const authorization of [undefined, 'Bearer nonsense']) {
        const response = await fetch(asked, {
          method: 'POST',
          headers: authorization === undefined ? {} : { authorization },
        })
        equal(response.status, 401)
        const challenge = response.headers.get('www-authenticate') ?? ''
        const address = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? ''
        const metadata = await oauth.processResourceDiscoveryResponse(new URL(asked), await fetch(address))
        const [issuer = ''] = metadata.authorization_servers ?? []
        equal((await serverAt(issuer)).issuer, baseUrl)
      }
    })
  })

  async function serverAt(issuer: string): Promise<oauth.AuthorizationServer> {
    const request = oauth.discoveryRequest(new URL(issuer), { ...overHttp, algorithm: 'oauth2' })
    return oauth.processDiscoveryResponse(new URL(issuer), await request)
  }

  describe('GET /.well-known/oauth-authorization-server', () => {
    it('offers no grant', async () => {
      deepEqual(await serverAt(baseUrl), {
        issuer: baseUrl,
        token_endpoint: `${baseUrl}/api/oauth/token`,
        grant_types_supported: [],
        response_types_supported: [],
        scopes_supported: ['icons:draw'],
        service_documentation: `${baseUrl}/auth.md`,
      })
    })
  })

  describe('POST /api/oauth/token', () => {
    it('refuses an OAuth client in its own words', async () => {
      const server = await serverAt(baseUrl)
      const client = { client_id: 'someone' }
      const answer = await oauth.clientCredentialsGrantRequest(
        server,
        client,
        oauth.ClientSecretPost('secret'),
        {},
        overHttp,
      )
      await rejects(oauth.processClientCredentialsResponse(server, client, answer), (error) => {
        ok(error instanceof oauth.ResponseBodyError)
        deepEqual([error.status, error.error], [400, 'unsupported_grant_type'])
        match(error.error_description ?? '', /\/auth\.md/)
        return true
      })
    })

    const bodies: [string, RequestInit][] = [
      ['a form', { body: new URLSearchParams({ grant_type: 'authorization_code', code: 'x' }) }],
      ['JSON', { body: '{"grant_type":"refresh_token"}', headers: { 'content-type': 'application/json' } }],
      ['broken JSON', { body: '{"grant', headers: { 'content-type': 'application/json' } }],
      ['nothing', {}],
      ['an empty body with a type', { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
      ['a type that is none', { body: 'x', headers: { 'content-type': 'nonsense' } }],
      ['a compressed body', { body: 'x', headers: { 'content-encoding': 'gzip' } }],
      ['bytes', { body: new Uint8Array(1000) }],
      ['8 MiB', { body: new Uint8Array(8 * 1024 * 1024) }],
      ['a bad key', { headers: { authorization: 'Basic !' } }],
    ]
    for (const [name, init] of bodies) {
      it(`answers ${name} in the shape of RFC 6749`, async () => {
        const response = await fetch(`${service.baseUrl}/api/oauth/token`, { method: 'POST', ...init })
        equal(response.status, 400)
        equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
        equal(response.headers.get('cache-control'), 'no-store')
        equal(response.headers.get('pragma'), 'no-cache')
        match(response.headers.get('x-request-id') ?? '', /^req_/)
        const answer = (await response.json()) as Record<string, string>
        deepEqual(Object.keys(answer), ['error', 'error_description'])
        equal(answer['error'], 'unsupported_grant_type')
        // The characters that the RFC allows there.
        match(answer['error_description'] ?? '', /^[\x20\x21\x23-\x5b\x5d-\x7e]+$/)
      })
    }
    it('does not wait for a body that is longer than anyone reads', async () => {
      const connection = connect(service.port, '127.0.0.1')
      connection.write('POST /api/oauth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\nxx')
      const [bytes] = (await once(connection, 'data')) as [Buffer]
      match(bytes.toString(), /^HTTP\/1\.1 400 /)
      connection.destroy()
    })
    it('is 405 for GET, with the methods it takes', async () => {
      const response = await fetch(`${service.baseUrl}/api/oauth/token`)
      deepEqual([response.status, response.headers.get('allow')], [405, 'POST, OPTIONS'])
    })
  })

  describe('POST /agent/auth', () => {
    it('is not there', async () => {
      const response = await fetch(`${service.baseUrl}/agent/auth`, { method: 'POST', body: '{}' })
      const { code } = (await response.json()) as { code: string }
      deepEqual([response.status, code], [404, 'invalid_request'])
    })
  })

  describe('GET /auth.md', () => {
    async function guide(): Promise<string> {
      return (await fetch(`${service.baseUrl}/auth.md`)).text()
    }
    async function run(command: string): Promise<string> {
      const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] })
      let out = ''
      child.stdout.on('data', (text: Buffer) => {
        out += text.toString()
      })
      await once(child, 'close')
      return out
    }
    it('is Markdown', async () => {
      const response = await fetch(`${service.baseUrl}/auth.md`)
      equal(response.headers.get('content-type'), 'text/markdown; charset=utf-8')
      match(await response.text(), /^# .+\n/)
    })
    it('has commands that work: one makes a key, one draws', async () => {
      const [make = '', draw = ''] = [...(await guide()).matchAll(/```sh\n([^`]+)```/g)].map((found) => found[1] ?? '')
      const key = (await run(make)).trim()
      match(key, /^svc_test_[0-9A-Za-z]{32}$/)
      const drawn = JSON.parse(await run(draw.replace(/svc_test_\w+/, key))) as { object: string }
      equal(drawn.object, 'icon.draw')
    })
    it('says what is not offered, and the limits that are set', async () => {
      const text = await guide()
      for (const term of ['authorization-code', 'dentity assertion', 'verified e-mail', '/agent/auth']) {
        ok(text.includes(term), term)
      }
      const limited = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '77' })
      match(await (await fetch(`${limited.baseUrl}/auth.md`)).text(), /sandbox key: 77 draws a minute/)
      await limited.stop()
    })
    it('mentions no path that is not there', async () => {
      const paths = [...(await guide()).matchAll(new RegExp(`\`(?:GET )?${RegExp.escape(baseUrl)}(/[^\`]+)\``, 'g'))]
      ok(paths.length >= 4)
      for (const [, path = ''] of paths) {
        // The base of the API is an address to go on from.
        if (path === '/api/v1') continue
        equal((await fetch(service.baseUrl + path)).status, 200, path)
      }
    })
  })

  describe('GET /.well-known/security.txt', () => {
    it('says where to report a weakness, and until when it is true', async () => {
      const response = await fetch(`${service.baseUrl}/.well-known/security.txt`)
      equal(response.status, 200)
      equal(response.headers.get('content-type'), 'text/plain; charset=utf-8')
      const text = await response.text()
      match(text, /^Contact: mailto:security@localhost$/m)
      match(text, new RegExp(`^Canonical: ${baseUrl}/.well-known/security.txt$`, 'm'))
      const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
      // RFC 9116 wants less than a year.
      ok(expires > Date.now() && expires < Date.now() + 365 * 86_400_000, text)
    })
    it('names the contact that the operator has set', async () => {
      const contact = 'https://example.com/security'
      const other = await runIconsService({}, { BURIN_SECURITY_CONTACT: contact })
      match(
        await (await fetch(`${other.baseUrl}/.well-known/security.txt`)).text(),
        new RegExp(`^Contact: ${contact}$`, 'm'),
      )
      await other.stop()
    })
  })

  describe('all of it', () => {
    const documents = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server', '/auth.md']
    it('may be read by pages of any origin, and kept', async () => {
      for (const path of documents) {
        const response = await fetch(service.baseUrl + path, { headers: { origin: 'https://elsewhere.example' } })
        equal(response.headers.get('access-control-allow-origin'), '*', path)
        equal(response.headers.get('cache-control'), 'public, max-age=60', path)
        const again = await fetch(service.baseUrl + path, {
          headers: { 'if-none-match': response.headers.get('etag') ?? '' },
        })
        equal(again.status, 304, path)
      }
    })
    it('answers a browser that asks first', async () => {
      const response = await fetch(`${service.baseUrl}${documents[0]}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
      })
      equal(response.status, 204)
      match(response.headers.get('access-control-allow-methods') ?? '', /GET/)
    })
  })
})
